import MatchEngine
import MatchEngineTestSupport
import UIKit

extension SplitMix {
  /// Lets the library swipe tabs and pinch back, and adds some of both.
  mutating func addGestures(to acts: inout [Act], _ configuration: inout FuzzConfiguration) {
    configuration.transition.gestures.formUnion([.tabs, .pinch])
    for index in acts.indices {
      guard case .options(var options?) = acts[index] else { continue }
      options.gestures.formUnion([.tabs, .pinch])
      acts[index] = .options(options)
    }
    for _ in 0...whole(0...3) {
      let gesture: Act = chance(oneIn: 2) ? .pinch(pinch(configuration)) : swipe(configuration)
      // What flies from the start stays the first.
      let index = whole(min(2, acts.count)...acts.count)
      acts.insert(contentsOf: [.wait(number(0...1)), gesture, .wait(number(0...0.3))], at: index)
    }
  }

  private mutating func place(_ configuration: FuzzConfiguration) -> CGPoint {
    configuration.isWide
      ? CGPoint(x: number(200...600), y: number(200...900))
      : CGPoint(x: number(120...270), y: number(150...700))
  }

  private mutating func swipe(_ configuration: FuzzConfiguration) -> Act {
    .swipe(place(configuration), by: number(-300...300))
  }

  private mutating func pinch(_ configuration: FuzzConfiguration) -> Act.Pinch {
    Act.Pinch(
      middle: place(configuration),
      way: CGPoint(x: number(-100...100), y: number(-100...200)),
      spans: (number(120...220), number(20...200)),
      turn: number(-2...2),
      seconds: number(0.05...0.5),
      rest: chance(oneIn: 2) ? number(0...0.3) : 0,
      isCancelled: chance(oneIn: 6)
    )
  }
}
