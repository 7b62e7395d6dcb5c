// The tint is inherited from the nearest view above that has one.
import Foundation

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }

  public var tintColor: UIColor! {
    get { lookStore.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      lookStore.tintColor = newValue
      tintChanged()
    }
  }

  /// The stand-in dims nothing: an alert does not gray out what is behind it.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set { if newValue == .dimmed { missing("dimmed tint colors") } }
  }

  private func tintChanged() {
    tintColorDidChange()
    setNeedsDisplay()
    for subview in subviewStore where subview.lookStore.tintColor == nil { subview.tintChanged() }
  }
}
