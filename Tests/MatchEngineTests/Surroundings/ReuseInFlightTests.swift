#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A cell's views get another item's IDs while its own item flies.
  @MainActor @Suite("Cells that are used again in flight") struct ReuseInFlightTests {
    let list = TripList()
    let navigation: UINavigationController
    let window: UIWindow
    static let flying: Set<String> = ["photo-3", "title-3"]

    init() async {
      (navigation, window) = await onScreen(below: list, .linear(0.6))
    }

    /// What is hidden although its item doesn't fly, and what is seen although its item flies.
    private var wrong: [String] {
      list.tableView.visibleCells.flatMap { $0.contentView.subviews }.compactMap { view in
        guard let id = view.matchID, let shown = view.shownAlpha else { return nil }
        let flies = Self.flying.contains(id)
        // What is out of sight in a row that begins to be seen, or below the bar, doesn't fly.
        let bar = navigation.navigationBar
        let free = window.bounds.divided(atDistance: bar.nextBox(in: window).maxY, from: .minYEdge)
        let box = view.nextBox(in: window).intersection(free.remainder)
        if flies, box.isNull || box.height < 0.5 { return nil }
        return (shown <= 0) == flies ? nil : "\(id) \(shown)"
      }
    }

    private func begin(isForward: Bool) async throws -> MatchFlight {
      if !isForward {
        navigation.setViewControllers([list, TripDetail(3)], animated: false)
        await advance(0.1)
      }
      navigation.go(isForward, TripDetail(3))
      let flight = try await navigation.flight(after: 0.1)
      #expect(flight.report?.pairCount == 2 && wrong.isEmpty)
      return flight
    }

    @Test(
      "whatever the list does, in each turn exactly what flies is hidden, wherever it is now",
      arguments: 0..<8,
      [false, true]
    )
    func law(_ seed: Int, isForward: Bool) async throws {
      Headless.switches.waitingCellsStayInList = seed % 2 == 0
      var random = SplitMix(seed: UInt64(seed))
      let flight = try await begin(isForward: isForward)
      for step in 0..<30 where flight.outcome == nil {
        let act = change(&random)
        // What only moves into sight is noticed with the next frame.
        await advance(act == "scroll" ? 1 / 60 : [0, 0.004, 1 / 60][random.whole(0...2)])
        guard flight.outcome == nil else { break }
        #expect(wrong.isEmpty, "\(step) \(act) \(wrong)")
      }
      if random.chance(oneIn: 2) { flight.cancel() }
      await advance(1)
      #expect(flight.outcome != nil && window.remains.isEmpty)
      #expect(list.photos.allSatisfy { $0.layer.animationKeys() == nil })
    }

    private func change(_ random: inout SplitMix) -> String {
      let act = ["reload", "shuffle", "scroll", "lay out", "remove", "nothing"][random.whole(0...5)]
      switch act {
      case "shuffle":
        list.numbers = Array((0..<40).shuffled(using: &random))
        list.tableView.reloadData()
      case "scroll": list.tableView.contentOffset.y = CGFloat(random.number(0...1500))
      case "lay out":
        list.numbers.swapAt(random.whole(0...30), random.whole(0...30))
        list.tableView.reloadData()
        list.tableView.layoutIfNeeded()
      case "remove":
        list.numbers.removeAll { $0 == 3 }
        list.tableView.reloadData()
      case "reload":
        if !list.numbers.contains(3) { list.numbers.insert(3, at: random.whole(0...8)) }
        list.tableView.reloadData()
      default: break
      }
      return act
    }

    @Test("a view that gets another ID is seen at once, before anything else happens")
    func atOnce() async throws {
      let flight = try await begin(isForward: true)
      let photo = try #require(list.photo(of: 3))
      #expect(photo.shownAlpha ?? 1 <= 0)
      photo.matchID = "photo-77"
      #expect(photo.layer.animationKeys() == nil && photo.shownAlpha == 1)
      await flight.arrives()
    }

    @Test("a view that gets the flying ID is hidden in the same turn", arguments: [true, false])
    func newHolder(isOld: Bool) async throws {
      let flight = try await begin(isForward: true)
      let old = try #require(list.photo(of: 3))
      if isOld {
        old.matchID = nil
      } else {
        old.superview?.isHidden = true
      }
      let new = UIImageView(CGRect(x: 200, y: 500, width: 50, height: 50), PhotoScreen.image)
      list.tableView.addSubview(new)
      await nextTurn()
      #expect(new.shownAlpha == 1)
      new.matchID = "photo-3"
      await nextTurn()
      #expect(new.shownAlpha ?? 1 <= 0 && (old.shownAlpha == 1) == isOld)
      await flight.arrives()
      #expect(window.remains.isEmpty)
      #expect(new.layer.animationKeys() == nil && old.layer.animationKeys() == nil)
    }

    @Test(
      "a photo that a list fades out for a new one with its ID is seen neither before nor after"
    )
    func crossFaded() async throws {
      let flight = try await begin(isForward: true)
      let old = try #require(list.photo(of: 3))
      let new = UIImageView(tagged: "photo-3", old.frame, PhotoScreen.image)
      old.superview?.addSubview(new)
      new.alpha = 0
      UIView.animate(withDuration: 0.2) {
        old.alpha = 0
        new.alpha = 1
      }
      for _ in 0..<8 {
        await advance(1 / 60)
        #expect(old.shownAlpha ?? 1 <= 0 && new.shownAlpha ?? 1 <= 0)
      }
      await flight.goBack()
      #expect(window.remains.isEmpty)
      #expect(old.shownAlpha == 0 && new.shownAlpha == 1)
    }
  }
}
#endif
