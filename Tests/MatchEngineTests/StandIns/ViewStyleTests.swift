#if canImport(UIKit)
import MatchEngine
import MatchEngineCore
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What a view asks for") struct ViewStyleTests {
    /// Whether the first view flies in front of the second one.
    private func isFirstInFront(_ stage: OptionStage) throws -> Bool {
      let views = try #require(stage.stage).subviews
      func depth(_ color: UIColor) throws -> CGFloat {
        let view = views.first { $0.all.contains { $0.layer.backgroundColor == color.cgColor } }
        return try #require(view).layer.zPosition
      }
      return try depth(.red) > depth(.blue)
    }

    @Test("a z-order: the view with the higher one is in front")
    func order() async throws {
      for isRaised in [false, true] {
        let stage = await OptionStage()
        if isRaised { stage.upper.view.subviews[0].matchStyle.zOrder = 1 }
        let flight = try await stage.push()
        await flight.show(at: 0.5)
        #expect(try isFirstInFront(stage) == isRaised)
      }
    }

    @Test func `without a z-order, the stacking is that of the nearer screen`() async throws {
      let stage = await OptionStage()
      stage.upper.view.subviews[0].layer.zPosition = 1
      let flight = try await stage.push()
      for fraction in [0, 0.1, 0.9, 1, 0.9, 0.1, 0] {
        await flight.show(at: fraction)
        #expect(try isFirstInFront(stage) == (fraction > 0.5), "at \(fraction)")
      }
    }

    @Test func `a clip: a style can turn clipping off`() async throws {
      for rule in [nil, MatchClipRule.never] {
        let stage = await OptionStage()
        // Half of the view is outside of a box that clips.
        let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 25))
        box.clipsToBounds = true
        let view = stage.lower.view.subviews[0]
        view.frame.origin = .zero
        box.addSubview(view)
        stage.lower.view.addSubview(box)
        stage.upper.view.subviews[0].matchStyle.clip = rule
        let flight = try await stage.push()
        await flight.show(at: 0)
        let flying = try #require(stage.stage).all
        let cut = flying.contains { $0.clipsToBounds && $0.frame.height == 25 }
        #expect(cut == (rule == nil))
      }
    }

    @Test func `an excluded view and its subviews do not fly, and are reported`() async throws {
      let stage = await OptionStage()
      let view = stage.upper.view.subviews[0]
      view.isMatchExcluded = true
      view.addSubview(UIView(tagged: "other", CGRect(x: 20, y: 700, width: 10, height: 10)))
      let flight = try await stage.push()
      #expect(flight.report?.pairCount == 1 && stage.shown(.red) == nil)
      #expect("\(try #require(flight.report))".contains("excluded"))
    }

    @Test("of several views with one ID the frontmost flies, unless a cell is selected")
    func duplicates() async throws {
      for selects in [false, true] {
        let stage = await OptionStage()
        let cell = UICollectionViewCell(frame: CGRect(x: 20, y: 500, width: 60, height: 60))
        cell.matchID = "second"
        cell.backgroundColor = .green
        cell.isSelected = selects
        stage.lower.view.insertSubview(cell, at: 0)
        let flight = try await stage.push()
        await flight.show(at: 0)
        let flying = try #require(stage.stage)
        let boxes = flying.all.map { $0.nextBox(in: flying) }
        #expect(boxes.contains { isClose($0, cell.frame) } == selects)
      }
    }

    @Test("of two views with one ID, the one that the screen names wins over the frontmost")
    func source() async throws {
      final class Gallery: UIViewController, MatchRevealing {
        let views = [UIView(), UIView()]
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          for (number, child) in views.enumerated() {
            child.frame = CGRect(x: 20, y: 100 + 200 * number, width: 50, height: 50)
            child.backgroundColor = .green
            child.matchID = "photo"
            view.addSubview(child)
          }
        }
        private(set) var asked: [Set<String>] = []
        func canRevealMatches(_ ids: Set<String>) -> Bool { false }
        func revealMatches(_ ids: Set<String>) -> UIView? {
          asked.append(ids)
          return views[0]
        }
      }
      let gallery = Gallery()
      let detail = PhotoScreen.detail()
      let (flight, _) = try await KindScreen.flight(from: gallery, to: detail)
      await flight.show(at: 0)
      #expect(gallery.asked == [["photo"]])
      let stage = try #require(detail.view.superview?.subviews.last)
      let frames = stage.all.map { $0.nextBox(in: stage) }
      #expect(frames.contains { isClose($0, CGRect(x: 20, y: 100, width: 50, height: 50)) })
      #expect(!frames.contains { isClose($0, CGRect(x: 20, y: 300, width: 50, height: 50)) })
    }
  }
}
#endif
