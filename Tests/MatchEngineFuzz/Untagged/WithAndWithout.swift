import UIKit

/// The law that the engine does no harm: where nothing is tagged, an app with the engine is the app without it, in
/// every frame.
@MainActor public enum WithAndWithout {
  /// Plays a script in both worlds, and says how they differ, first what differs first; nothing is good.
  public static func differences(_ script: UntaggedScript) -> [String] {
    differences(script, from: UntaggedPlayer(script, isWithEngine: true))
  }

  /// What is met where nobody knows what UIKit does, so that no more is compared.
  public static let endsEarly = "ends early"

  /// The same, and what the script has met: what it varies, and what was called and done in the run.
  public static func compare(_ script: UntaggedScript) -> (differences: [String], met: Set<String>)
  {
    let player = UntaggedPlayer(script, isWithEngine: true)
    let differences = differences(script, from: player)
    return (differences, script.cases.union(player.world.book.met))
  }

  /// The same as what came of a run.
  public static func play(_ script: UntaggedScript) -> FuzzResult {
    var result = FuzzResult()
    let player = UntaggedPlayer(script, isWithEngine: true)
    result.failures = differences(script, from: player)
    (result.events, result.frames) = (script.acts.count, player.frames.count)
    return result
  }

  /// The simplest script that still differs in the same kind of thing first.
  public static func shortest(_ script: UntaggedScript) -> UntaggedScript {
    let kind = differences(script).first?.kind
    return script.shrunk { differences($0).first?.kind == kind }
  }

  /// The same of a world without the engine to which something is done; nothing, as a control.
  static func differences(_ script: UntaggedScript, doing disturb: (UntaggedWorld) -> Void)
    -> [String]
  {
    differences(script, from: UntaggedPlayer(script, isWithEngine: false, disturb))
  }

  private static func differences(_ script: UntaggedScript, from player: UntaggedPlayer) -> [String]
  {
    if player.missesFlight { return ["flight: it didn't run as planned"] }
    let (found, expected) = (player.frames, UntaggedPlayer(script, isWithEngine: false).frames)
    for (number, (mine, theirs)) in zip(found, expected).enumerated() {
      let both = mine.lines + theirs.lines
      if theirs.lines.contains(UntaggedWorld.frozen) || both.contains(UntaggedWorld.unknown) {
        player.world.book.meet(endsEarly)
        return []
      }
      // UIKit's swipes wait for the engine's, which ask in their place: some ask before they have lost to others.
      let known = mine.lines.filter { !$0.hasPrefix("asks") || theirs.lines.contains($0) }
      var lines = difference(known, theirs.lines)
      if !mine.seen.isClose(to: theirs.seen, within: 1e-6) {
        lines += mine.seen.difference(from: theirs.seen).map { "seen: \($0)" }
      }
      if !lines.isEmpty { return lines.prefix(6).map { "\($0), in frame \(number)" } }
    }
    return []
  }

  private static func difference(_ mine: [String], _ theirs: [String]) -> [String] {
    if mine == theirs { return [] }
    return mine.difference(from: theirs).map { change in
      switch change {
      case .insert(_, let line, _): "\(line.kind): is \(line)"
      case .remove(_, let line, _): "\(line.kind): should be \(line)"
      }
    }
  }
}

extension String {
  /// What kind of a thing a line tells.
  fileprivate var kind: Substring { prefix { $0 != " " } }
}
