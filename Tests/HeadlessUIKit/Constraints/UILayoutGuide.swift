@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The guides that every view or scroll view has.
  enum Kind: Hashable { case margins, safeArea, content, frame, keyboard }

  let kind: Kind
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// In the owning view's coordinates, by the constraints as they are now.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .frame: return view.bounds
    case .keyboard:
      let overlap = view.keyboardOverlap
      let (x, y) = (view.bounds.minX, view.bounds.maxY - overlap)
      return CGRect(x: x, y: y, width: view.bounds.width, height: overlap)
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }
}

extension UIView {
  public var layoutMarginsGuide: UILayoutGuide { builtInGuide(.margins) }
  public var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }

  func builtInGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutStore.knownGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    layoutStore.knownGuides[kind] = guide
    return guide
  }
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { builtInGuide(.content) }
  public var frameLayoutGuide: UILayoutGuide { builtInGuide(.frame) }
}
