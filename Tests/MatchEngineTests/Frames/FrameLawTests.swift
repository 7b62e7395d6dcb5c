#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a person sees in any frame, asked of what is on the screen: whichever view shows it.
  @MainActor @Suite("In no frame does anything jump, lack, or come twice") struct FrameLawTests {
    /// An app's own presentation that removes the presenter does so in one frame.
    nonisolated static let trips = Trip.all.filter { $0 != .modal(.customRemoving) }

    @Test("there and back, in every container", arguments: trips)
    func trips(trip: Trip) async {
      let stage = await TripStage(trip, MatchTransition())
      for isForward in [true, false] {
        let footage = await Footage { await stage.go(isForward, for: 1) }
        #expect(footage.faults == [], "\(isForward)")
        #expect(footage.frames.count > 50)
      }
    }

    /// What happens to a flight in its middle.
    enum Event: CaseIterable, Sendable { case nothing, turnedTwice, held, cancelled }

    @Test(
      "cards with photos, badges and texts, whatever happens to them",
      arguments: Cases.every(3, of: Cases.pairs(Array(0..<12), Event.allCases))
    )
    func cards(seed: Int, event: Event) async {
      var random = SplitMix(seed: UInt64(seed))
      let cards = RandomCards(&random)
      let (navigation, _) = await KindScreen.navigation(cards.lower) {
        $0.timing = .smooth
      }
      for isForward in [true, false] {
        let footage = await Footage {
          navigation.go(isForward, cards.upper)
          await advance(random.number(0.05...0.3))
          if let flight = navigation.matchFlight { await perform(event, flight) }
          await advance(0.9)
        }
        #expect(footage.jumps == [], "\(isForward)")
        #expect(footage.doubles == [], "\(isForward)")
        guard navigation.topViewController === cards.upper else { break }
      }
    }

    @Test(arguments: [UIView.ContentMode.center, .right, .scaleAspectFill, .scaleToFill])
    func `an image that leaves or enters by itself keeps its mode`(mode: UIView.ContentMode) async {
      func screen(_ id: String) -> KindScreen {
        let frame = CGRect(x: 80, y: 120, width: 230, height: 110)
        let image = UIImageView(tagged: id, frame, PhotoScreen.image)
        image.contentMode = mode
        image.clipsToBounds = true
        (image.matchStyle.entering, image.matchStyle.leaving) = (.fade, .fade)
        return KindScreen([image, UIView(tagged: "box", frame.offsetBy(dx: 0, dy: 300), .red)])
      }
      let (navigation, _) = await KindScreen.navigation(screen("one"))
      let footage = await Footage {
        navigation.pushViewController(screen("other"), animated: true)
        await advance(1)
      }
      #expect(footage.jumps.filter { $0.contains("picture") } == [])
    }

    @Test(
      "no two texts of two screens are read on one another",
      arguments: Trip.all.filter(\.isWhole),
      Event.allCases
    )
    func texts(trip: Trip, event: Event) async {
      // Two screens that fade into one another are what this sees.
      for effect in [nil, .fade] as [MatchEffect?] where effect == nil || event == .nothing {
        startOver()
        let stage = await TripStage(
          trip,
          WrittenScreen("lower"),
          WrittenScreen("upper"),
          .linear(0.4) {
            if let effect { $0.screenEffect = effect }
          }
        )
        for isForward in [true, false] {
          let footage = await Footage {
            stage.go(isForward)
            await advance(event == .held ? 0.2 : 0.12)
            if let flight = stage.flight { await perform(event, flight) }
            await advance(0.9)
          }
          #expect(footage.frames.count > 20)
          #expect(
            footage.doubles.isEmpty == (effect == nil),
            "\(isForward): \(footage.doubles.prefix(2))"
          )
          guard stage.isUpperThere else { break }
        }
      }
    }

    @Test func `what stays in front is as faint as the rest of its screen`() async throws {
      let stage = await TripStage(
        .navigation,
        WrittenScreen("lower"),
        WrittenScreen("upper"),
        MatchTransition()
      )
      let flight = try #require(stage.goByHand(true))
      for part in [0.1, 0.3, 0.5, 0.7, 0.9] as [CGFloat] {
        await flight.show(at: part, for: 1 / 60)
        for name in ["lower", "upper"] {
          let seen = Headless.nextDisplayList.items.asSeen
          let shares = ["\(name) 0", "\(name) in front"].map { words in
            seen.filter { $0.item.texts == [words] }.map(\.opacity).max() ?? 0
          }
          #expect(isClose(shares[0], shares[1], within: 0.02), "\(name) at \(part): \(shares)")
        }
      }
    }

    @Test("what changes its color in a card fades", arguments: [false, true])
    func colors(isLabel: Bool) async {
      let part = isLabel ? UILabel() : UIView()
      part.frame = CGRect(x: 60, y: 90, width: 120, height: 80)
      part.backgroundColor = .red
      let screen = KindScreen { view in
        let card = UIView(tagged: "card", CGRect(x: 20, y: 60, width: 300, height: 300), .white)
        card.addSubview(part)
        view.addSubview(card)
      }
      let window = await onScreen(screen)
      let footage = await Footage {
        screen.view.matchAnimate(transition: .linear(0.3)) { part.backgroundColor = .blue }
        await advance(0.5)
      }
      #expect(footage.faults == [])
      #expect(
        footage.frames.contains { $0.shows(.red) && $0.shows(.blue) } && window.remains.isEmpty
      )
    }

    @Test func `a translucent card's shadow, and what juts out of a blur, are as at rest`()
      async throws
    {
      let frames =
        [CGRect(x: 20, y: 100, width: 120, height: 90)]
        + [CGRect(x: 100, y: 300, width: 200, height: 150)]
      let cards = frames.map { frame in
        let card = UIView(tagged: "card", frame, UIColor.green.withAlphaComponent(0.5))
        card.layer.shadowOpacity = 0.8
        card.layer.shadowOffset = CGSize(width: 30, height: 30)
        return card
      }
      try await KindScreen.expectStillEnds(from: [cards[0]], to: [cards[1]], every: 5)
      let blurs = frames.map { frame in
        let blur = UIVisualEffectView(tagged: "blur", blurIn: frame)
        blur.clipsToBounds = true
        blur.contentView.addSubview(UIView(CGRect(x: 40, y: 30, width: 300, height: 20), .red))
        return blur
      }
      try await KindScreen.expectStillEnds(from: [blurs[0]], to: [blurs[1]], every: 5)
    }

    private func perform(_ event: Event, _ flight: MatchFlight) async {
      switch event {
      case .nothing: break
      case .turnedTwice:
        flight.reverse()
        await advance(0.1)
        flight.reverse()
      case .held:
        flight.hold()
        await advance(0.1)
        flight.finish()
      case .cancelled: flight.cancel()
      }
    }
  }
}

extension Trip {
  /// Whether one screen takes all of the other's place.
  fileprivate var isWhole: Bool {
    [.navigation, .tabs, .replace, .root, .modal(.fullScreen), .modal(.overFullScreen)].contains(
      self
    )
  }
}

/// A screen with a photo, a text over all of the rest, and one that stays in front.
private final class WrittenScreen: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = name == "lower" ? .white : .yellow
    let top: CGFloat = name == "lower" ? 500 : 120
    view.addSubview(
      UIImageView(tagged: "photo", CGRect(x: 40, y: top, width: 90, height: 80), PhotoScreen.image)
    )
    for row in 0..<3 {
      view.addSubview(
        UILabel(CGRect(x: 20, y: 220 + 80 * row, width: 300, height: 30), "\(name) \(row)")
      )
    }
    let front = UILabel(CGRect(x: 20, y: 700, width: 300, height: 30), "\(name) in front")
    front.matchStacking = .inFront
    view.addSubview(front)
  }
}
#endif
