import Foundation

/// The settings as they are now, kept from one start of the app to the next.
@MainActor final class SettingsStore {
  var current: Settings {
    didSet { if current != oldValue { keep() } }
  }
  private let defaults: UserDefaults?
  private let key = "settings"

  /// Settings that were kept, or the first ones; without defaults nothing is kept.
  init(keptIn defaults: UserDefaults?) {
    self.defaults = defaults
    let kept = defaults?.data(forKey: key)
    current = kept.flatMap { try? JSONDecoder().decode(Settings.self, from: $0) } ?? Settings()
  }

  private func keep() {
    guard let defaults, let data = try? JSONEncoder().encode(current) else { return }
    defaults.set(data, forKey: key)
  }
}
