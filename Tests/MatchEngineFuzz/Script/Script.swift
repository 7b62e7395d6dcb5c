import MatchEngine
import MatchEngineTestSupport
import UIKit

/// One world and what happens in it: all of it follows from the seed.
public struct Script: CustomStringConvertible {
  /// What it was made from.
  public let seed: UInt64
  var setting: Setting
  var acts: [Act]

  /// The script of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix(seed: seed)
    setting = random.setting()
    // Something flies from the start; what follows meets it at any moment of its way.
    acts = random.beginning(in: setting)
    var fingers: Set<Int> = []
    let count = random.whole(4...16)
    while acts.count < count { random.addActs(to: &acts, setting, &fingers) }
    if random.chance(oneIn: 12) { acts.append(.letGo) }
  }

  /// The world, then a line for each act.
  public var description: String {
    (["seed \(seed): \(setting)"] + acts.enumerated().map { "  \($0 + 1). \($1)" })
      .joined(separator: "\n")
  }
}
