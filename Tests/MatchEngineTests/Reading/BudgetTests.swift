#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  @MainActor @Suite("Only what may fly is looked at closely") struct LookedAtTests {
    /// An image view that counts how often somebody asks for its image.
    private final class CountingImageView: UIImageView {
      private(set) var questions = 0

      override var image: UIImage? {
        get {
          questions += 1
          return super.image
        }
        set { super.image = newValue }
      }
    }

    /// A screen with an image for each ID.
    private final class Screen: UIViewController {
      let images: [String: CountingImageView]

      init(_ ids: [String]) {
        images = Dictionary(uniqueKeysWithValues: ids.map { ($0, CountingImageView()) })
        super.init(nibName: nil, bundle: nil)
        for (number, id) in ids.enumerated() {
          guard let image = images[id] else { continue }
          image.image = UIImage()
          image.matchID = id
          image.frame = CGRect(x: 20, y: 100 + 60 * number, width: 50, height: 50)
          view.addSubview(image)
        }
      }

      @available(*, unavailable) required init?(coder: NSCoder) { nil }
    }

    /// Pushes a screen and holds the flight on its way; returns the IDs that were looked at closely.
    private func lookedAt(
      _ transition: MatchTransition = MatchTransition(),
      _ prepare: (Screen, Screen) -> Void = { _, _ in }
    ) async -> Set<String> {
      let lower = Screen(["both", "lower", "below"])
      let upper = Screen(["both", "upper", "above"])
      let navigation = UINavigationController(rootViewController: lower)
      navigation.childMatchTransition = transition
      _ = inWindow(navigation)
      prepare(lower, upper)
      upper.loadViewIfNeeded()
      let images = lower.images.merging(upper.images) { first, _ in first }
      let before = images.mapValues(\.questions)
      await navigation.go(to: upper, for: 0.1)
      navigation.matchFlight?.update(0.5)
      lower.images["both"]?.frame.origin.y += 5
      await advance(0.1)
      return Set(images.filter { $0.value.questions > before[$0.key] ?? 0 }.keys)
    }

    @Test("what is on both screens is, and nothing else")
    func pairs() async { #expect(await lookedAt() == ["both"]) }

    @Test func `what comes or goes by an effect of its own is, too`() async {
      let ids = await lookedAt { lower, upper in
        lower.images["lower"]?.matchStyle.leaving = .fade
        upper.images["above"]?.matchStyle.entering = .slide(from: .bottom)
      }
      #expect(ids == ["both", "lower", "above"])
    }

    @Test func `everything is where everything comes and goes by an effect`() async {
      let fade = MatchTransition { $0.style.leaving = .fade }
      #expect(await lookedAt(fade) == ["both", "lower", "below", "upper", "above"])
    }
  }

  @MainActor @Suite("A text is measured once") struct KnownTextTests {
    /// What a test changes about a label, one after the other.
    typealias Change = @MainActor (UILabel) -> Void

    private static let changes: [Change] = [
      { $0.text = "Amber and jade" }, { $0.text = "Amber and jade, and a line more" },
      { $0.font = .systemFont(ofSize: 12) }, { $0.font = .boldSystemFont(ofSize: 24) },
      { $0.bounds.size.width = 80 }, { $0.bounds.size.width = 220 },
      { $0.bounds.size.height = 20 }, { $0.bounds.size.height = 90 },
      { $0.numberOfLines = 0 }, { $0.numberOfLines = 1 },
      { $0.textAlignment = .center }, { $0.textAlignment = .natural },
      { $0.lineBreakMode = .byWordWrapping }, { $0.lineBreakMode = .byTruncatingTail },
      { $0.adjustsFontSizeToFitWidth.toggle() }, { $0.minimumScaleFactor = 0.4 },
      { $0.minimumScaleFactor = 0.9 }, { $0.semanticContentAttribute = .forceRightToLeft },
      { $0.textColor = UIColor(white: 0, alpha: 0.5) }, { $0.textColor = .label },
      { $0.isHighlighted.toggle() },
      { $0.highlightedTextColor = UIColor.red.withAlphaComponent(0.2) },
      { $0.overrideUserInterfaceStyle = .dark },
    ]

    @Test("whatever changes about a label, it is measured as a new one", arguments: 1...20)
    func neverStale(seed: UInt64) {
      var random = SplitMix(seed: seed)
      var done: [Change] = []
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
      for _ in 0..<30 {
        guard let change = KnownTextTests.changes.randomElement(using: &random) else { return }
        change(label)
        done.append(change)
        let fresh = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
        for change in done { change(fresh) }
        #expect(label.matchPicture == fresh.matchPicture)
        #expect(label.textMeasure == fresh.textMeasure)
        #expect(label.textMeasure == label.textMeasure)
      }
    }

    @Test func `a text that must not become smaller is not`() throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      label.text = "Amber and jade, and a line more"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.1
      let small = try #require(label.textMeasure).fontSize
      label.minimumScaleFactor = 0.9
      #expect(try #require(label.textMeasure).fontSize > small + 5)
    }

    @Test func `a color that is another one in the dark has its opacity of the moment`() throws {
      let window = inWindow(UIViewController())
      let label = UILabel(CGRect(x: 0, y: 0, width: 160, height: 40), "Amber")
      label.textColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.25 : 1)
      }
      window.addSubview(label)
      #expect(try #require(label.textMeasure).opacity == 1)
      label.overrideUserInterfaceStyle = .dark
      #expect(try #require(label.textMeasure).opacity == 0.25)
    }
  }

  @MainActor @Suite("What a flight costs") struct BudgetTests {
    /// A running push of ten boxes that move and, if requested, grow.
    private func push(growing: Bool) async throws -> MatchFlight {
      func screen(_ x: CGFloat, _ step: CGFloat, _ side: CGFloat) -> KindScreen {
        KindScreen { view in
          for number in 0..<10 {
            let place = CGRect(x: x, y: 80 + step * CGFloat(number), width: side, height: side)
            view.addSubview(UIView(tagged: "box \(number)", place, .red))
          }
        }
      }
      let (lower, upper) = (screen(10, 40, 30), screen(200, 70, growing ? 60 : 30))
      let (flight, _) = try await KindScreen.flight(from: lower, to: upper, after: 0.2)
      #expect(flight.report?.pairCount == 10)
      return flight
    }

    /// How often each property of each layer is written in one frame.
    private func writesOfOneFrame(_ flight: MatchFlight) async throws -> [String: Int] {
      flight.hold()
      await advance(0.05)
      Headless.accounts.recordsWrites = true
      flight.update(flight.fractionComplete + 0.05)
      await flight.show(at: flight.fractionComplete + 0.05, for: 1 / 60)
      let writes = Headless.accounts.writes
      Headless.accounts.recordsWrites = false
      return writes.reduce(into: [:]) { $0["\($1.layer) \($1.property)", default: 0] += 1 }
    }

    @Test(arguments: [true, false])
    func `each property is written once a frame, if it changes at all`(isGrowing: Bool) async throws
    {
      let writes = try await writesOfOneFrame(try await push(growing: isGrowing))
      #expect(!writes.isEmpty && writes.values.allSatisfy { $0 == 1 }, "\(writes)")
      guard !isGrowing else { return }
      #expect(writes.count == 10 && writes.keys.allSatisfy { $0.hasSuffix(" position") })
    }

    @Test(
      "starting a flight forces no rendering",
      arguments: [Trip.navigation, .replace, .root],
      [true, false]
    )
    func renders(trip: Trip, blank: Bool) async throws {
      Headless.switches.snapshotsInCommitAreBlank = blank
      let (lower, upper) = RandomScreen.two(seed: 5, of: 8)
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      let before = Headless.accounts.forcedRenders
      await stage.go(true, for: 0.2)
      #expect(stage.flight?.phase == .running)
      #expect(Headless.accounts.forcedRenders == before)
    }
  }
}
#endif
