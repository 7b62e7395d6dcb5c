import UIKit

/// Shows where the finger is.
@MainActor final class Dot {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  init() {
    view.isUserInteractionEnabled = false
    view.backgroundColor = UIColor.systemGray.withAlphaComponent(0.45)
    view.layer.cornerRadius = 22
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.white.withAlphaComponent(0.9).cgColor
    view.layer.zPosition = 1000
  }

  func appear(at point: CGPoint, in window: UIWindow) {
    view.layer.removeAllAnimations()
    window.addSubview(view)
    view.alpha = 1
    view.center = point
  }

  func move(to point: CGPoint) { view.center = point }

  func disappear() {
    UIView.animate(withDuration: 0.2) {
      self.view.alpha = 0
    } completion: { isOver in
      if isOver { self.view.removeFromSuperview() }
    }
  }
}
