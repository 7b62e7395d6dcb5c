#if canImport(UIKit)
import MatchEngine
import MatchEngineCore
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What a view asks for") struct ViewStyleTests {
    /// Two boxes with one ID each, the upper ones changed, held halfway.
    private func flight(
      _ fraction: CGFloat? = 0.5,
      lower: @escaping (UIView, UIView) -> Void = { _, _ in },
      _ change: @escaping (UIView, UIView) -> Void
    ) async throws -> (flight: MatchFlight, stage: UIView, window: UIWindow) {
      let first = KindScreen { view in
        let a = UIView(tagged: "a", CGRect(x: 20, y: 100, width: 100, height: 100), .red)
        let b = UIView(tagged: "b", CGRect(x: 20, y: 150, width: 100, height: 100), .blue)
        lower(a, b)
        add([a, b], to: view)
      }
      let second = KindScreen { view in
        let a = UIView(tagged: "a", CGRect(x: 220, y: 400, width: 100, height: 100), .red)
        let b = UIView(tagged: "b", CGRect(x: 220, y: 450, width: 100, height: 100), .blue)
        change(a, b)
        add([a, b], to: view)
      }
      let (flight, window) = try await KindScreen.flight(from: first, to: second)
      if let fraction { flight.update(fraction) }
      await advance(0.05)
      let stage = try #require(second.view.superview?.subviews.last)
      return (flight, stage, window)
    }

    /// Adds some views, or the superviews that a test has put them into.
    private func add(_ views: [UIView], to screen: UIView) {
      for view in views {
        var outermost = view
        while let superview = outermost.superview { outermost = superview }
        if outermost !== screen { screen.addSubview(outermost) }
      }
    }

    private func shown(_ color: UIColor, on stage: UIView) -> CGRect? {
      stage.all.first { $0.backgroundColor == color }.map { $0.nextBox(in: stage) }
    }

    private func index(of color: UIColor, on stage: UIView) -> Int? {
      stage.all.firstIndex { $0.backgroundColor == color }
    }

    @Test("a z-order: the view with the higher one is in front")
    func order() async throws {
      let (_, plain, first) = try await flight { _, _ in }
      #expect(try #require(index(of: .red, on: plain)) < #require(index(of: .blue, on: plain)))
      let (_, stage, second) = try await flight { a, _ in a.matchStyle.zOrder = 1 }
      #expect(try #require(index(of: .red, on: stage)) > #require(index(of: .blue, on: stage)))
      _ = (first, second)
    }

    @Test func `without a z-order, the stacking is that of the nearer screen`() async throws {
      let (flight, stage, _) = try await flight { a, _ in a.layer.zPosition = 1 }
      for fraction in [0, 0.1, 0.9, 1, 0.9, 0.1, 0] {
        await flight.show(at: fraction)
        let isInFront =
          try #require(index(of: .red, on: stage)) > #require(index(of: .blue, on: stage))
        #expect(isInFront == (fraction > 0.5), "at \(fraction)")
      }
    }

    @Test func `a clip: a style can turn clipping off`() async throws {
      for rule in [nil, MatchClipRule.never] {
        var cut = false
        let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
        let (_, stage, _) = try await flight(0) { a, _ in
          // Half of the view is outside of a box that clips.
          box.clipsToBounds = true
          a.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          box.addSubview(a)
        } _: { a, _ in
          a.matchStyle.clip = rule
        }
        cut = stage.all.contains { $0.clipsToBounds && $0.frame.height == 50 }
        #expect(cut == (rule == nil))
      }
    }

    @Test func `an excluded view and its subviews do not fly, and are reported`() async throws {
      let (flight, stage, _) = try await flight { a, _ in
        a.isMatchExcluded = true
        a.addSubview(UIView(tagged: "other", CGRect(x: 20, y: 700, width: 10, height: 10)))
      }
      #expect(flight.report?.pairCount == 1)
      #expect(!stage.all.contains { $0.backgroundColor == .red })
      #expect("\(try #require(flight.report))".contains("excluded"))
    }

    @Test("of several views with one ID the frontmost flies, unless a cell is selected")
    func duplicates() async throws {
      for selects in [false, true] {
        let (_, stage, _) = try await flight(0) { a, b in
          let cell = UICollectionViewCell(frame: CGRect(x: 20, y: 500, width: 60, height: 60))
          cell.matchID = "b"
          cell.backgroundColor = .green
          cell.isSelected = selects
          a.superview?.addSubview(cell)
          a.frame = CGRect(x: 20, y: 100, width: 300, height: 600)
          a.clipsToBounds = false
          cell.frame.origin = CGPoint(x: 0, y: 400)
          a.addSubview(cell)
          _ = b
        } _: { _, _ in
        }
        let heights = stage.all.map { $0.nextBox(in: stage) }
        let flies = heights.contains { isClose($0, CGRect(x: 20, y: 500, width: 60, height: 60)) }
        #expect(flies == selects)
      }
    }

    @Test("a participant's source wins over the frontmost view")
    func source() async throws {
      final class Gallery: UIViewController, MatchParticipant {
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
        func matchSource() -> UIView? { views[0] }
      }
      let gallery = Gallery()
      let detail = PhotoScreen.detail()
      let (flight, _) = try await KindScreen.flight(from: gallery, to: detail)
      await flight.show(at: 0)
      let stage = try #require(detail.view.superview?.subviews.last)
      let frames = stage.all.map { $0.nextBox(in: stage) }
      #expect(frames.contains { isClose($0, CGRect(x: 20, y: 100, width: 50, height: 50)) })
      #expect(!frames.contains { isClose($0, CGRect(x: 20, y: 300, width: 50, height: 50)) })
    }
  }
}
#endif
