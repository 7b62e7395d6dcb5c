// Places come from the constraints that a stack adds to its unit, so stacks nest and know their contents' sizes.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually
    case equalSpacing = 3
  }

  /// Without baselines, which the stand-in does not have.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case center = 3
    case trailing = 4
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      raise("no arranged index \(stackIndex) to insert at")
    }
    arrange(view, at: stackIndex)
  }

  /// The view stays where it is in `subviews`.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    dropArranged(view)
    constraintsChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    constraintsChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func spacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  /// What leaves the stack as a subview is not arranged any more, and its spacing is forgotten.
  func dropArranged(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    constraintsChanged()
  }

  override func subviewVisibilityChanged(_ subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { constraintsChanged() }
  }
}
