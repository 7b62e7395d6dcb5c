// GS-50: what turns in a picker is a table. Its rows are empty here.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

  open func reloadAllComponents() {
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { index in
      let wheel = PickerWheel()
      wheel.rows = dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0
      addSubview(wheel)
      return wheel
    }
    setNeedsLayout()
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    let wheel = wheels[component]
    wheel.setContentOffset(CGPoint(x: 0, y: wheel.offset(of: row)), animated: animated)
  }

  open func selectedRow(inComponent component: Int) -> Int {
    wheels[component].row(at: wheels[component].contentOffset.y)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / max(CGFloat(wheels.count), 1)
    for (index, wheel) in wheels.enumerated() {
      wheel.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      wheel.arrange()
    }
  }
}

/// It comes to rest with a row in its middle.
private final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private static let rowHeight: CGFloat = 32
  var rows = 0

  override func setUp() {
    super.setUp()
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }

  func arrange() {
    let margin = max(0, (bounds.height - Self.rowHeight) / 2)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * Self.rowHeight)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
  }

  func offset(of row: Int) -> CGFloat { CGFloat(row) * Self.rowHeight - contentInset.top }

  func row(at offset: CGFloat) -> Int {
    let row = Int(((offset + contentInset.top) / Self.rowHeight).rounded())
    return min(max(row, 0), max(rows - 1, 0))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
  }
}
