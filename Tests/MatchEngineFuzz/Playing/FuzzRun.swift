import MatchEngine
import UIKit

/// The result of playing one script.
public struct FuzzResult: Codable, Equatable, Sendable {
  /// What went wrong, one sentence each; empty is good.
  public internal(set) var failures: [String] = []
  /// How many acts were played.
  public internal(set) var events = 0
  /// How many frames were checked.
  public internal(set) var frames = 0
  /// In how many of them something flew, and nothing had to jump.
  public internal(set) var watched = 0
  /// The number of flights with each outcome.
  public internal(set) var outcomes: [String: Int] = [:]
  /// How often what is easily missed was played.
  public internal(set) var rarities: [Rarity: Int] = [:]

  /// What came of no run.
  public init() {}

  /// Adds what came of another run.
  public mutating func add(_ other: FuzzResult) {
    failures += other.failures
    events += other.events
    frames += other.frames
    watched += other.watched
    outcomes.merge(other.outcomes) { $0 + $1 }
    rarities.merge(other.rarities) { $0 + $1 }
  }

  /// Something that happens only where several things come together.
  public enum Rarity: String, CaseIterable, Codable, Sendable {
    /// A change of screens, or a touch of one, in mid-flight where the system takes it.
    case secondTap = "second taps"
    /// Another library's proxy sits down before the engine's delegate.
    case foreignProxy = "foreign proxies"
    /// The app's own delegate is freed, and the engine forwards to it.
    case freedDelegate = "freed delegates"
    /// A list that can be pulled to refresh it is pulled.
    case refresh = "pulls of refresh controls"
    /// Views get their IDs after the system has asked who animates.
    case lateID = "screens with late IDs"
    /// Two fingers hold a flight.
    case pinch = "pinches"
    /// A finger swipes from one tab to another.
    case tabSwipe = "swipes between tabs"
    /// A list whose cells are used again changes in mid-flight.
    case listChange = "changes of lists in flight"
  }
}

/// Plays a script and checks what happens.
@MainActor public enum FuzzRun {
  /// Plays a script in its own world.
  public static func play(_ script: Script) -> FuzzResult {
    startOver(script)
    let before = Census()
    var result = FuzzResult()
    let watched = playInWorld(script, &result)
    startOver(script)
    Headless.advance(by: 0.05)
    result.failures += watched.left
    let after = Census()
    if after.exceeds(before) {
      result.failures.append("left behind: \(after.difference(from: before))")
    }
    return result
  }

  private static func startOver(_ script: Script) {
    var screen = ScreenSetting()
    if script.configuration.isWide { screen.size = CGSize(width: 834, height: 1194) }
    Headless.startOver(screen: screen, at: 1000)
  }

  private static func playInWorld(_ script: Script, _ result: inout FuzzResult) -> Watched {
    let player = Player(script)
    player.play()
    let watched = Watched(player)
    result.failures = player.failures + player.remains + player.appearanceFaults
    if !player.hasLetGo {
      result.failures += Headless.accounts.warnings.prefix(3).map { "UIKit warns: \($0)" }
    }
    // After a resize, it matters when each view was laid out, and the twin's views were not there then.
    if !player.hasLetGo, !player.isResized, result.failures.isEmpty {
      result.failures += Twin(of: player).differences()
    }
    result.events = script.acts.count
    result.frames = player.frames
    result.watched = player.sight.frames
    result.rarities = player.rarities
    for outcome in player.book.outcomes { result.outcomes["\(outcome)", default: 0] += 1 }
    player.world.unwind()
    player.world.window.isHidden = true
    player.world.window.rootViewController = nil
    return watched
  }
}

/// How many views, layers and controllers exist.
@MainActor struct Census {
  let views = Headless.accounts.liveViews
  let layers = Headless.accounts.liveLayers
  let controllers = Headless.accounts.liveControllers

  /// Fewer are fine: what earlier scripts have left may go in the meantime.
  func exceeds(_ other: Census) -> Bool {
    views > other.views || layers > other.layers || controllers > other.controllers
  }

  func difference(from other: Census) -> String {
    "\(views - other.views) views, \(layers - other.layers) layers, "
      + "\(controllers - other.controllers) controllers"
  }
}

/// What must be gone once nothing needs it anymore.
@MainActor struct Watched {
  private let book: FlightBook
  private let things: [() -> String?]

  init(_ player: Player) {
    book = player.book
    things = (player.world.all + player.world.screens).map { controller in
      let name = "\(type(of: controller))"
      return { [weak controller] in controller == nil ? nil : "\(name) is kept" }
    }
  }

  var left: [String] {
    Set(things.compactMap { $0() }).sorted()
      + (book.left > 0 ? ["\(book.left) flights are kept"] : [])
  }
}

extension Player {
  /// What the engine has left.
  fileprivate var remains: [String] {
    let trees = [world.window] + world.screens.compactMap(\.viewIfLoaded)
    let found = Set(trees.flatMap(\.leftovers))
    let flights = (world.all + world.screens).filter { $0.matchFlight != nil }.map {
      "\(type(of: $0)) still has a flight"
    }
    return found.sorted().map { "left: \($0)" } + flights
  }

  /// The screens that were told things about their appearance that make no sense.
  fileprivate var appearanceFaults: [String] {
    world.screens.flatMap { screen in
      let open =
        screen.appearances.isOpen && !hasLetGo
        ? ["it ends with \(screen.appearances.calls.suffix(1))"] : []
      return (screen.appearances.breaks + open).map { "screen \(screen.number): \($0)" }
    }
  }
}
