import UIKit

/// The law that the engine does no harm: where nothing is tagged, an app with the engine is the app without it, in
/// every frame.
@MainActor public enum WithAndWithout {
  /// Plays a script in both worlds, and says how they differ, first what differs first; nothing is good.
  public static func differences(_ script: UntaggedScript) -> [String] {
    differences(script, from: UntaggedPlayer(script, isWithEngine: true))
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
    let (found, expected) = (player.frames, UntaggedPlayer(script, isWithEngine: false).frames)
    let first = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }
    guard let first else {
      return found.count == expected.count
        ? [] : ["other frames: \(found.count), not \(expected.count)"]
    }
    let (mine, theirs) = first.element
    return mine.difference(from: theirs).prefix(6).map { change in
      switch change {
      case .insert(_, let line, _): "\(line.kind): frame \(first.offset) is \(line.prefix(300))"
      case .remove(_, let line, _):
        "\(line.kind): frame \(first.offset) should be \(line.prefix(300))"
      }
    }
  }
}

extension String {
  /// What kind of a thing a line tells.
  fileprivate var kind: Substring { prefix { $0 != " " } }
}
