public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { lookStore.semantics }
    set {
      lookStore.semantics = newValue
      constraintsChanged()
      setNeedsDisplay()
    }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }

  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
