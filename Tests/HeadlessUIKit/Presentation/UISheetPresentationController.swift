// MD-35: where a sheet is. MD-34, OQ-15: a sheet's view may be in a wrapper.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] {
    didSet { containerStore?.setNeedsLayout() }
  }
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerStore?.setNeedsLayout() }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat? {
    didSet { roundWrapper() }
  }

  let dimming = UIView()
  private var wrapper: UIView?
  private var drag: SheetDrag?
  /// The transform that the presenter's view had before it was covered.
  private(set) var uncovered: CGAffineTransform?

  open override var presentedView: UIView? { wrapper ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerStore else { return .zero }
    return sheetFrame(in: container)
  }

  open override func containerViewDidLayoutSubviews() {
    placePresentedView(below: drag?.offset ?? 0)
  }

  /// Which of the detents counts at this moment: the selected one, or the smallest.
  var selectedDetent: Detent.Identifier {
    let known = detents.map(\.identifier)
    if let selected = selectedDetentIdentifier, known.contains(selected) { return selected }
    return known.contains(.medium) ? .medium : .large
  }

  override func ownTransitionWillBegin(isPresenting: Bool) {
    guard isPresenting, let container = containerStore else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.alpha = 0
    putBehind(dimming)
    uncovered = pushesPresenterBack ? presenterStore?.view.transform : nil
    if World.shared.switches.sheetsWrapPresentedView { wrap() }
    drag = SheetDrag(sheet: self, in: container)
  }

  override func ownTransitionDidEnd(isPresented: Bool) {
    guard !isPresented else { return }
    drag = nil
    guard let wrapper else { return }
    if presentedViewController.viewIfLoaded?.superview === wrapper {
      presentedViewController.viewIfLoaded?.removeFromSuperview()
    }
    self.wrapper = nil
  }

  override func showOwnDecoration(isPresented: Bool) {
    dimming.alpha = isPresented && selectedDetent != largestUndimmedDetentIdentifier ? 1 : 0
    guard let uncovered, let presenter = presenterStore?.viewIfLoaded else { return }
    presenter.transform = isPresented ? uncovered.concatenating(setBack(presenter)) : uncovered
  }

  private func wrap() {
    guard wrapper == nil, let view = presentedViewController.view else { return }
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    wrapper.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    wrapper.clipsToBounds = true
    view.frame = wrapper.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(view)
    self.wrapper = wrapper
    roundWrapper()
  }

  private func roundWrapper() { wrapper?.layer.cornerRadius = preferredCornerRadius ?? 10 }
}

extension UISheetPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
  }
}
