import MatchEngine
import UIKit

extension UINavigationController {
  /// The app's screens, with settings that nobody keeps.
  public static func board() -> UINavigationController {
    board(of: .album, settings: SettingsStore(keptIn: nil))
  }

  /// The board and all that is pushed onto it; each flight is as the settings say at that moment.
  static func board(of photos: [Photo], settings: SettingsStore) -> UINavigationController {
    let log = FlightLog()
    let board = BoardController(photos, settings: settings, log: log)
    let navigation = UINavigationController(rootViewController: board)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = log
    navigation.childMatchTransitionProvider = { _ in settings.current.transition }
    return navigation
  }
}
