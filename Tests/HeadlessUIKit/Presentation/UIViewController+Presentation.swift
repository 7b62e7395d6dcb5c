// MD-5, MD-14…MD-17, PC-5, TR-21: presenting and dismissing.
extension UIViewController {
  public var presentationController: UIPresentationController? {
    if let own = modal.controller, modal.presenter != nil { return own }
    if let presenting = nearestPresented { return presenting.modal.controller }
    // RC-65: a custom one is made by its delegate, or when it is presented.
    if modalPresentationStyle == .custom, transitioningDelegate == nil { return nil }
    return ensuredPresentation(source: self)
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    let controller = presentationController
    return (controller?.original ?? controller) as? UIPopoverPresentationController
  }

  /// MD-14: what this controller presents, or the nearest ancestor that does.
  var presented: UIViewController? { modal.presented ?? parent?.presented }
  /// MD-14: who presented this controller, or the nearest ancestor that was presented.
  var presenting: UIViewController? { modal.presenter ?? parent?.presenting }
  /// This controller or the nearest ancestor that is presented.
  var nearestPresented: UIViewController? {
    modal.presenter != nil ? self : parent?.nearestPresented
  }

  func startPresenting(
    _ controller: UIViewController,
    isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    checkPresentable(controller)
    let attempt = "Attempt to present \(controller) on"
    guard viewIfLoaded?.window != nil else {
      return World.shared.warn("\(attempt) \(self) whose view is not in the window hierarchy")
    }
    let presentation = controller.adaptedPresentation(source: self)
    let presenter = presenter(for: presentation)
    guard presenter.modal.presented == nil else {
      return World.shared.warn("\(attempt) \(presenter) which is already presenting")
    }
    guard !presenter.modal.isBeingDismissed else {
      return World.shared.warn("\(attempt) \(presenter) while a dismissal is in progress")
    }
    presentation.presenterStore = presenter
    controller.modal.controller = presentation
    controller.modal.presenter = presenter
    presenter.modal.presented = controller
    let transition = ModalTransition(
      presentation,
      isPresenting: true,
      isAnimated: isAnimated,
      completion: completion
    )
    transition.askForPresentation(source: self)
    transition.start()
  }

  private func checkPresentable(_ controller: UIViewController) {
    if controller === self { raise("\(self) cannot present itself") }
    if controller.parent != nil { raise("\(controller) has a parent and cannot be presented") }
    if let presenter = controller.modal.presenter {
      raise("\(controller) is already being presented by \(presenter)")
    }
  }

  func startDismissing(
    isAnimated: Bool,
    telling tellDelegate: @escaping () -> Void = {},
    completion: (() -> Void)?
  ) {
    guard let lowest = presented else {
      guard let presenting else { return completion?() ?? () }
      return presenting.dismiss(animated: isAnimated, completion: completion)
    }
    let chain = sequence(first: lowest, next: \.highestPresented).compactMap(\.modal.controller)
    guard let top = chain.last else { return }
    guard !chain.contains(where: \.isInTransition) else {
      return World.shared.warn("Attempt to dismiss from \(self) while another is in progress")
    }
    let transition = ModalTransition(
      top,
      isPresenting: false,
      isAnimated: isAnimated,
      between: chain.dropLast(),
      completion: completion
    )
    transition.tellDelegate = tellDelegate
    transition.askForDismissal()
    transition.start()
  }

  /// What this controller or one inside it presents.
  var highestPresented: UIViewController? {
    modal.presented ?? childStore.lazy.compactMap(\.highestPresented).first
  }

  /// Nothing is presented from here any more; presenter and presented let go of each other.
  func forgetPresentations() {
    while let next = highestPresented {
      next.forgetPresentations()
      next.modal.controller?.forget()
    }
  }

  /// The controllers that appear and disappear with the window whose root this is.
  var appearsWithWindow: [UIViewController] {
    guard let next = highestPresented else { return [self] }
    let others = next.appearsWithWindow
    let isCovered = next.modal.controller?.presentersPlace != nil
    return isCovered && next.modal.presenter === self ? others : [self] + others
  }
}
