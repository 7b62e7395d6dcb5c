import UIKit

/// The screen as it was chosen on the bench.
struct LiveSetting: Equatable {
  var phone = PhoneModel.phone
  var isTurned = false
  var isDark = false
  /// Whether somebody chose that, or it is as the browser is.
  var isDarkChosen = false
  var reducesMotion = false
  var isRightToLeft = false
  /// Nil until somebody chooses; then the page's own.
  var timing: LiveTiming?

  /// Makes the screen so.
  @MainActor func apply() {
    Headless.changeScreen { screen in
      phone.fit(&screen, isTurned: isTurned)
      screen.style = isDark ? .dark : .light
      screen.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
    Headless.setReduceMotion(reducesMotion)
  }

  var json: String {
    JSON.object([
      ("phone", JSON.string(phone.rawValue)), ("turned", "\(isTurned)"), ("dark", "\(isDark)"),
      ("motion", "\(reducesMotion)"), ("rtl", "\(isRightToLeft)"),
      ("timing", timing?.json ?? "null"),
    ])
  }
}
