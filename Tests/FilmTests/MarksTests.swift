import Foundation
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit

@testable import Films

extension FilmTests {
  /// What is drawn above the screen.
  @Suite @MainActor final class MarksTests: LiveStage {
    /// The marks of a screen with views of these boxes, named one, two and so on.
    private func marks(of boxes: [CGRect], _ change: (UIView) -> Void = { _ in }) -> Marks {
      let root = UIViewController()
      let window = show(root)
      for (number, box) in boxes.enumerated() {
        let view = UIView(frame: box)
        view.matchID = "number-\(number)"
        change(view)
        root.view.addSubview(view)
      }
      Headless.advance(by: 0.1)
      return Marks(of: [], in: [window], fingers: [])
    }

    /// Where the names are written: their boxes, as wide as such letters are.
    private func names(_ marks: Marks) -> [CGRect] {
      marks.lines.filter { $0.hasPrefix("<text") }.map { line in
        let words = line.components(separatedBy: "\"")
        let (x, y) = (Double(words[3]) ?? .nan, Double(words[5]) ?? .nan)
        let letters = words[6].dropFirst().prefix { $0 != "<" }
        return CGRect(x: x, y: y - 9, width: 6.5 * Double(letters.count), height: 11)
      }
    }

    @Test("no name lies on another one, and each is on the screen, wherever the views are")
    func names() {
      var random = SplitMix(seed: 5)
      for _ in 0..<50 {
        let boxes = (0..<8).map { _ in
          CGRect(
            x: .random(in: -40...380, using: &random),
            y: .random(in: -40...400, using: &random),
            width: .random(in: 20...200, using: &random),
            height: .random(in: 10...200, using: &random)
          )
        }
        let marks = marks(of: boxes + boxes.prefix(3))
        let names = names(marks)
        #expect(names.count == marks.lines.count { $0.hasPrefix("<path class=\"outline") })
        for (place, name) in names.enumerated() {
          #expect(UIScreen.main.bounds.contains(name), "\(name)")
          #expect(!names[..<place].contains { $0.intersects(name) }, "\(name)")
        }
      }
    }

    @Test func `what is behind a view that hides the screen, or beside it, is not outlined`() {
      let (covered, whole) = (CGRect(x: 20, y: 100, width: 100, height: 100), UIScreen.main.bounds)
      let beside = [
        CGRect(x: -300, y: 100, width: 200, height: 50),
        CGRect(x: 20, y: 900, width: 100, height: 100),
      ]
      let inside = CGRect(x: 300, y: 700, width: 200, height: 300)
      for (boxes, shown) in [([covered, whole], 1), (beside + [inside], 2)] {
        let lines = marks(of: boxes) { $0.backgroundColor = .white }.lines
        #expect(lines.count { $0.contains("class=\"outline") } == 1)
        #expect(lines.count { $0.contains(">number-\(shown)<") } == 1)
      }
    }
  }
}
