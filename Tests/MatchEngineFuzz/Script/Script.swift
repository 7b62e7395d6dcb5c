import MatchEngine
import MatchEngineTestSupport
import UIKit

/// One world and what happens in it: all of it follows from the seed.
public struct Script {
  /// What it was made from.
  public let seed: UInt64
  var configuration: FuzzConfiguration
  var acts: [Act]

  /// The script of a seed.
  @MainActor public init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix(seed: seed)
    configuration = random.configuration()
    // Something flies from the start; what follows happens at any moment of that flight.
    acts = random.beginning(in: configuration)
    var fingers: Set<Int> = []
    let count = random.whole(4...16)
    while acts.count < count { random.addActs(to: &acts, configuration, &fingers) }
    if random.chance(oneIn: 12) { acts.append(.letGo) }
    // By numbers of their own, so that all other scripts stay what they were.
    var gestures = SplitMix(seed: seed ^ 0x9E37_79B9)
    if gestures.chance(oneIn: 3) { gestures.addGestures(to: &acts, &configuration) }
    if configuration.isOrdinary { acts = acts.map(\.tidy) }
    var deeds = SplitMix(seed: seed ^ 0x51ED_2707)
    if deeds.chance(oneIn: 4) { deeds.addDeeds(to: &acts) }
    var lists = SplitMix(seed: seed ^ 0x2545_F491)
    if lists.chance(oneIn: 4) { lists.addLists(to: &acts, &configuration) }
  }

  /// Whether the app does anything of the vocabulary, by which all may be elsewhere from frame to frame.
  var hasDeeds: Bool { acts.contains { if case .deed = $0 { true } else { false } } }

  /// A script that is written out; the seed is the one that it was found with.
  init(seed: UInt64, _ configuration: FuzzConfiguration, _ acts: [Act]) {
    (self.seed, self.configuration, self.acts) = (seed, configuration, acts)
  }
}
