#if canImport(UIKit)
import UIKit

/// A visible window, and a view in it that has this size and no safe area.
@MainActor public func stage(_ size: CGSize, rightToLeft: Bool = false) -> (UIWindow, UIView) {
  let controller = UIViewController()
  let window = show(controller)
  let board = UIView(frame: CGRect(origin: CGPoint(x: 40, y: 100), size: size))
  if rightToLeft { board.semanticContentAttribute = .forceRightToLeft }
  controller.view.addSubview(board)
  return (window, board)
}

/// A view with an intrinsic content size.
@MainActor public final class SizedView: UIView {
  /// Its intrinsic size.
  public var wanted: CGSize { didSet { invalidateIntrinsicContentSize() } }

  /// A view that wants this size.
  public init(_ width: CGFloat, _ height: CGFloat) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Views are not made from archives.
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize { wanted }
}

extension UIView {
  /// Adds a view whose frame is left to constraints.
  public func addConstrained(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
#endif
