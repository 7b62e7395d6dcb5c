/// Title, large title, the way back, and the items' own buttons.
final class BarContents: UIView {
  let title = UILabel()
  let largeTitle = UILabel()
  let back = BarButton(frame: .zero)
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var titleView: UIView?

  override func setUp() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
  }

  func show(_ bar: UINavigationBar, goBack: @escaping () -> Void) {
    let item = bar.shownItem
    let isLarge = bar.isLarge
    letGo()
    left = (item?.leftBarButtonItems ?? []).map(\.view)
    right = (item?.rightBarButtonItems ?? []).map(\.view)
    titleView = item?.titleView
    title.text = item?.title
    title.isHidden = isLarge || titleView != nil
    largeTitle.text = item?.title
    largeTitle.isHidden = !isLarge
    back.show(bar.backTitle, perform: goBack)
    back.isHidden = !bar.showsBack
    let views = [title, largeTitle, back] + left + right + [titleView].compactMap(\.self)
    for view in views where view.superview !== self { addSubview(view) }
  }

  /// Takes out what belongs to the items, unless it is elsewhere by now.
  func letGo() {
    for view in left + right + [titleView].compactMap(\.self) where view.superview === self {
      view.removeFromSuperview()
    }
  }

  func layOut(in bounds: CGRect, isMirrored: Bool) {
    layOut(in: bounds)
    guard isMirrored else { return }
    let views = [title, largeTitle, back] + left + right + [titleView].compactMap(\.self)
    for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  private func layOut(in bounds: CGRect) {
    var x: CGFloat = 16
    for view in (back.isHidden ? [] : [back]) + left {
      let size = place(view, x: x)
      x += size.width + 8
    }
    var end = bounds.width - 16
    for view in right {
      let size = place(view, x: 0)
      end -= size.width
      view.frame.origin.x = end
      end -= 8
    }
    let half = max(0, bounds.midX - max(x, bounds.width - end))
    let middle = CGRect(x: bounds.midX - half, y: 0, width: half * 2, height: 44)
    title.frame = middle
    largeTitle.frame = CGRect(x: 16, y: 44, width: bounds.width - 32, height: 52)
    guard let titleView else { return }
    let size = titleView.bounds.size == .zero ? middle.size : titleView.bounds.size
    titleView.frame = CGRect(center: CGPoint(x: bounds.midX, y: 22), size: size)
  }

  @discardableResult private func place(_ view: UIView, x: CGFloat) -> CGSize {
    let size =
      view.bounds.size == .zero || view is BarButton
      ? view.sizeThatFits(CGSize(width: 200, height: 44)) : view.bounds.size
    view.frame = CGRect(x: x, y: 22 - size.height / 2, width: size.width, height: size.height)
    return size
  }
}
