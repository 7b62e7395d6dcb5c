import Foundation

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// An app's own guide, or one that every view or scroll view has.
  enum Kind: Hashable { case own, margins, safeArea, content, frame }

  let kind: Kind
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// In the owning view's coordinates, by the constraints as they are now.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .own: return view.currentSolution.frames[ObjectIdentifier(self)] ?? .zero
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .frame: return view.bounds
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { layoutStore.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if let former = layoutGuide.owningView { former.removeLayoutGuide(layoutGuide) }
    layoutGuide.owningView = self
    layoutStore.guides.append(layoutGuide)
    constraintsChanged()
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    dropConstraints { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
    layoutStore.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }

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
