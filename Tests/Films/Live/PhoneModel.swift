import UIKit

/// The screens that can be had.
enum PhoneModel: String, CaseIterable {
  case small, phone, large, tablet

  /// Held upright.
  var size: CGSize {
    switch self {
    case .small: CGSize(width: 375, height: 667)
    case .phone: CGSize(width: 393, height: 852)
    case .large: CGSize(width: 440, height: 956)
    case .tablet: CGSize(width: 820, height: 1180)
    }
  }

  private var safeArea: UIEdgeInsets {
    switch self {
    case .small: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case .phone: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case .large: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    case .tablet: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
  }

  /// Held sideways, a telephone has what was at its top at either side.
  private var turnedSafeArea: UIEdgeInsets {
    switch self {
    case .small: .zero
    case .phone: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    case .large: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)
    case .tablet: safeArea
    }
  }

  /// How a screen is to be, for this one held so.
  func fit(_ screen: inout ScreenSetting, isTurned: Bool) {
    screen.size = isTurned ? CGSize(width: size.height, height: size.width) : size
    screen.safeArea = isTurned ? turnedSafeArea : safeArea
  }
}
