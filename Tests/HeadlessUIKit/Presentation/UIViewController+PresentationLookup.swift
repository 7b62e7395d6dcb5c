// MD-5, MD-11…MD-14, PC-5: who presents, and how.
extension UIViewController {
  /// The outermost of the controllers that this one is in.
  private var outermost: UIViewController { parentStore?.outermost ?? self }

  /// The controller that presents where this one is asked to: the outermost, or the nearest one that defines
  /// a context if the presentation does not want the whole screen.
  func presenter(for presentation: UIPresentationController) -> UIViewController {
    guard !presentation.shouldPresentInFullscreen else { return outermost }
    let around = sequence(first: self, next: \.parentStore)
    return around.first(where: \.definesPresentationContext) ?? outermost
  }

  /// The presentation controller for the style of this moment, made if there is none yet.
  func ensuredPresentation(source: UIViewController) -> UIPresentationController {
    let style = modalPresentationStyle
    if let known = modal.controller, known.style == style || modal.presenter != nil {
      return known
    }
    let made = makePresentation(style, source: source)
    made.style = style
    modal.controller = made
    return made
  }

  private func makePresentation(
    _ style: UIModalPresentationStyle,
    source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      ScreenPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: nil,
        source: source
      )
        ?? UIPresentationController(presentedViewController: self, presenting: nil)
    case .none, .automatic:
      raise("a controller cannot be presented with the style \(style)")
    }
  }

  /// The presentation to use, where the delegate wants another style for the traits of this moment.
  func adaptedPresentation(source: UIViewController) -> UIPresentationController {
    let presentation = ensuredPresentation(source: source)
    // Sheets and popovers may become something else where the width is compact.
    guard [.pageSheet, .formSheet, .popover].contains(presentation.style),
      presentation.traitCollection.horizontalSizeClass == .compact
    else { return presentation }
    let adapted =
      presentation.delegate?.adaptivePresentationStyle(
        for: presentation,
        traitCollection: presentation.traitCollection
      )
      ?? presentation.adaptivePresentationStyle
    guard adapted != .none, adapted != presentation.style else { return presentation }
    let other = makePresentation(adapted, source: source)
    other.style = adapted
    other.delegate = presentation.delegate
    other.original = presentation
    return other
  }
}
