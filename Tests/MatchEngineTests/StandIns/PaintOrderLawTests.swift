#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Views that lie on one another, tagged and untagged, in any order.
  @MainActor @Suite("Near an end, what lies on what is as on that screen") struct PaintOrderLawTests
  {
    struct Case: Sendable, CustomStringConvertible {
      let trip: Trip
      let seed: Int
      var description: String { "\(trip) \(seed)" }
    }
    nonisolated static let cases = EndsTests.trips.flatMap { trip in
      (0..<(Cases.areAll ? 60 : trip == .navigation ? 12 : 3)).map { Case(trip: trip, seed: $0) }
    }

    @Test(arguments: cases) func `of two screens`(_ each: Case) async throws {
      var random = SplitMix(seed: UInt64(each.seed) &+ 530)
      let piles = [Pile(&random), Pile(&random)]
      let screens = piles.map { pile in KindScreen { pile.fill($0) } }
      let stage = await TripStage(each.trip, screens[0], screens[1], .linear(0.5))
      for isForward in [true, false] {
        await advance(0.1)
        let before = FootageFrame.now
        let misses = try await stage.fly(isForward, for: 0.05).misses(of: before)
        #expect(misses.isEmpty, "\(isForward) \(misses.count): \(misses.prefix(4))")
      }
    }

    @Test(arguments: 0..<(Cases.areAll ? 60 : 12))
    func `before and after a change inside one`(seed: Int) async throws {
      var random = SplitMix(seed: UInt64(seed) &+ 5300)
      let pile = Pile(&random)
      let screen = KindScreen { pile.fill($0) }
      _ = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        for view in screen.view.subviews {
          if random.chance(oneIn: 2) { view.frame.origin.x += random.number(-60...60) }
          if random.chance(oneIn: 3) { screen.view.bringSubviewToFront(view) }
        }
      }
      await advance(0.05)
      await flight.show(at: 1)
      let last = FootageFrame.now
      await flight.land(in: 1.5)
      let misses = last.misses(of: .now)
      #expect(misses.isEmpty, "\(misses.count): \(misses.prefix(4))")
    }
  }
}

/// Some views, each in a color of its own, that lie on one another and in one another.
@MainActor private struct Pile {
  static let room = CGRect(x: 10, y: 60, width: 370, height: 740)

  indirect enum Kind {
    case box, photo, holder([Item]), card([Item])
  }
  struct Item {
    let kind: Kind
    var id: String?
    let place: CGRect
    let depth: CGFloat
    let color: UIColor
  }
  private let items: [Item]

  init(_ random: inout SplitMix) {
    var ids = ["b", "c", "d"].shuffled(using: &random)
    var number = 0
    func items(_ count: ClosedRange<Int>, level: Int) -> [Item] {
      (0..<random.whole(count)).map { _ in
        number += 1
        // No two have one color.
        let color = UIColor(
          red: CGFloat(number % 5) / 5,
          green: CGFloat(number / 5 % 5) / 5,
          blue: level == 0 ? 0.2 : 0.7,
          alpha: 1
        )
        let kind: Kind
        switch random.whole(level < 2 ? 0...5 : 0...2) {
        case 0, 1: kind = .box
        case 2: kind = .photo
        case 3, 4: kind = .holder(items(1...2, level: level + 1))
        default: kind = .card(items(1...2, level: level + 1))
        }
        var id: String?
        if case .holder = kind {} else if random.chance(oneIn: 2) { id = ids.popLast() }
        return Item(
          kind: kind,
          id: id,
          place: random.rect(in: CGRect(x: 0, y: 0, width: 1, height: 1), from: 0.4),
          depth: random.chance(oneIn: 8) ? CGFloat(random.whole(-1...1)) : 0,
          color: color
        )
      }
    }
    var all = items(3...5, level: 0)
    // One pair there always is.
    all[random.whole(0...all.count - 1)].id = "a"
    self.items = all
  }

  func fill(_ view: UIView) {
    for item in items { view.addSubview(make(item, in: Pile.room)) }
  }

  private func make(_ item: Item, in room: CGRect) -> UIView {
    let view: UIView
    if case .photo = item.kind {
      view = UIImageView(image: .opaque(item.color))
    } else {
      view = UIView()
      if case .holder = item.kind {} else { view.backgroundColor = item.color }
    }
    view.frame =
      CGRect(
        x: room.minX + item.place.minX * room.width,
        y: room.minY + item.place.minY * room.height,
        width: item.place.width * room.width,
        height: item.place.height * room.height
      ).integral
    view.layer.zPosition = item.depth
    view.matchID = item.id
    switch item.kind {
    case .box, .photo: break
    case .holder(let inner), .card(let inner):
      for one in inner { view.addSubview(make(one, in: view.bounds)) }
    }
    return view
  }
}
#endif
