// Margins are 8 points; a controller's root view has the screen's margins at its sides instead.
import Foundation

extension UIView {
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      var margins = ownMargins
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.bottom += safe.bottom
      margins.leading += readsRightToLeft ? safe.right : safe.left
      margins.trailing += readsRightToLeft ? safe.left : safe.right
      return margins
    }
    set {
      layoutStore.margins = newValue
      constraintsChanged()
      layoutMarginsDidChange()
    }
  }

  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top,
        left: readsRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom,
        right: readsRightToLeft ? margins.leading : margins.trailing
      )
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: readsRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom,
        trailing: readsRightToLeft ? newValue.left : newValue.right
      )
    }
  }

  private var ownMargins: NSDirectionalEdgeInsets {
    if let margins = layoutStore.margins { return margins }
    let side: CGFloat = controller == nil ? 8 : 16
    let end: CGFloat = controller == nil ? 8 : 0
    return NSDirectionalEdgeInsets(top: end, leading: side, bottom: end, trailing: side)
  }
}
