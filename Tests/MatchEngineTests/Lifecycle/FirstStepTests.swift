#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The time that staging takes is no part of a flight") struct FirstStepTests {
    /// One frame's part of half a second.
    private let step = 1 / 60 / 0.5

    @Test(arguments: [0, 0.03, 0.08, 0.3])
    func `the first frame after staging shows one frame`(_ seconds: TimeInterval) async throws {
      let (list, detail) = (SlowScreen(1, seconds), SlowScreen(2, seconds))
      let (navigation, _) = await onScreen(below: list, .linear(0.5))
      var flight: MatchFlight?
      try await expectFrames {
        navigation.pushViewController(detail, animated: true)
        navigation.view.layoutIfNeeded()
        flight = navigation.matchFlight
        await advance(0.5)
      }
      await advance(1)
      #expect(flight?.outcome == .finished)
    }

    @Test("so does the first frame after going on to a third screen", arguments: [0, 0.08, 0.3])
    func goneOn(_ seconds: TimeInterval) async throws {
      let container = UIViewController()
      let screens = [SlowScreen(1, 0), SlowScreen(2, 0), SlowScreen(3, seconds)]
      _ = await onScreen(container, showing: screens[0])
      container.replace(with: screens[1], .linear(0.5))
      await advance(0.2)
      let flight = container.replace(with: screens[2], .linear(0.5))
      var fractions: [CGFloat] = []
      while fractions.count < 4 {
        await advance(1 / 60)
        try #require(flight.outcome == nil)
        if flight.fractionComplete > 0 { fractions.append(flight.fractionComplete) }
      }
      for (index, fraction) in fractions.enumerated() {
        #expect(abs(fraction - CGFloat(index + 1) * step) < 1e-6)
      }
      await flight.arrives()
    }

    enum Look: CaseIterable, Sendable { case box, image, text, card, blur }

    private func screen(_ look: Look, _ y: CGFloat) -> KindScreen {
      KindScreen { view in
        let box = UIView(frame: CGRect(x: 40, y: y, width: 100, height: 80))
        let label = UILabel(CGRect(x: 0, y: 0, width: 90, height: 20), "Photo")
        let tagged =
          look == .image ? UIImageView(image: PhotoScreen.image) : look == .text ? label : box
        tagged.frame.origin = box.frame.origin
        tagged.backgroundColor = .red
        tagged.matchID = "box"
        if look == .card { box.addSubview(label) }
        if look == .blur { view.addSubview(UIVisualEffectView()) }
        view.addSubview(tagged)
      }
    }

    @Test(arguments: Look.allCases, [Trip.navigation, .tabs, .replace, .modal(.fullScreen)])
    func `it moves in the first or the second frame`(_ look: Look, _ trip: Trip) async throws {
      for isEarly in [false, true] {
        startOver()
        Headless.switches.displayLinksComeBeforeCommit = isEarly
        // A snapshot of either screen has to wait: where the leaving one's is taken, something is committed.
        let other = look == .card ? .box : look
        let stage = await TripStage(trip, screen(look, 100), screen(other, 500), .linear(0.5))
        for isForward in [true, false] {
          await advance(0.505)
          let frames = await Headless.shownFrames {
            await stage.go(isForward, for: 4 / 60)
          }
          let places = frames.map { frame in
            frame.displayList.items.last { $0.color == UIColor.red.cgColor }?.center.y ?? 0
          }
          let start = look == .text ? 110.0 : 140
          let still = places.prefix { abs($0 - start - (isForward ? 0 : 400)) < 0.01 }.count
          let waits = look == .card || look == .blur
          #expect(still == (waits ? 1 : 0), "\(isForward) \(isEarly) \(places)")
          await advance(0.5)
        }
        #expect(stage.window.remains.isEmpty)
      }
    }

    @Test func `it flies to where its screen is laid out after it has begun`() async throws {
      let upper = screen(.box, 500)
      let stage = await TripStage(.navigation, screen(.box, 100), upper, .linear(0.5))
      stage.go(true)
      let box = try #require(upper.view.subviews.first { $0.matchID == "box" })
      box.frame.origin.y = 300
      await advance(0.4)
      let seen = Headless.nextDisplayList.items.last { $0.color == UIColor.red.cgColor }
      #expect(try #require(seen).center.y < 340)
    }

    /// What is shown first has moved by one frame's part at most, and by as much in each frame after that.
    private func expectFrames(during body: () async throws -> Void) async throws {
      let frames = try await Headless.shownFrames(during: body)
      let places = frames.compactMap { frame in
        frame.displayList.items.last {
          $0.kind == .image || $0.kind == .background && $0.size.width == 100
        }?.center.y
      }
      let steps = zip(places, places.dropFirst()).map { $1 - $0 }.drop { $0 == 0 }.prefix(4)
      #expect(steps.count == 4)
      for (index, step) in steps.enumerated() {
        #expect(index == 0 ? step < 5 + 1e-3 : abs(step - 5) < 1e-3, "\(steps)")
      }
    }
  }

  /// UIKit may ask for an animator only a turn later, or after the transition that is under way (NV-50).
  @MainActor @Suite("A flight that is begun by hand, and asked for later")
  final class AskedLaterTests: PhotoStack {
    init() async {
      Headless.switches.changesBeginATurnLater = true
      await super.init(.linear(0.3))
    }

    @Test func `behind another one, it begins when that one is over`() async throws {
      let first = try await navigation.push(detail, for: 0.1)
      let flight = try navigation.begin(false, detail)
      #expect(flight !== first)
      await flight.show(at: 0.3, for: 0.6)
      #expect(first.outcome == .finished)
      #expect(flight.phase == .held && isClose(flight.fractionComplete, 0.3))
      await flight.land()
      #expect(navigation.viewControllers == [list])
    }

    @Test func `it is over if the engine takes no part, and UIKit's own runs`() async throws {
      detail.photo.matchID = "another"
      let flight = try navigation.begin(true, detail)
      var ends = 0
      flight.whenEnded { _ in ends += 1 }
      await advance(0.1)
      #expect(ends == 1 && flight.outcome == .skipped(.overtaken))
      await advance(1)
      #expect(navigation.topViewController === detail)
      #expect(detail.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["another"]))
      // The next one is not held by it.
      detail.photo.matchID = "photo"
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight?.phase == .running)
    }

    @Test func `one that isn't interactive goes on by itself, at once or behind another one`() async
    {
      let first = navigation.beginMatch { navigation.go(true, detail) }
      let second = navigation.beginMatch { navigation.go(false, detail) }
      #expect(first?.phase == .preparing && second?.phase == .preparing && first !== second)
      await advance(0.1)
      #expect(first?.phase == .running && second?.phase == .preparing)
      await advance(1.5)
      #expect(first?.outcome == .finished && second?.outcome == .finished)
      #expect(navigation.viewControllers == [list])
    }

    @Test func `looking for a flight begins nothing and lays nothing out`() async {
      navigation.pushViewController(detail, animated: true)
      #expect(navigation.matchFlight == nil && detail.matchFlight == nil)
      #expect(navigation.transitionCoordinator == nil || detail.view.window == nil)
      await advance(0.1)
      #expect(navigation.matchFlight?.phase == .running)
    }

    @Test func `where nothing begins, or nothing is animated, there is none`() async {
      #expect(navigation.beginMatch {} == nil)
      #expect(
        navigation.beginMatch { navigation.pushViewController(detail, animated: false) } == nil
      )
      await navigation.back(animated: false, for: 0.1)
      #expect(navigation.beginInteractiveMatch {} == nil)
      #expect(
        navigation.beginInteractiveMatch { navigation.popViewController(animated: true) } == nil
      )
      #expect(
        navigation.beginInteractiveMatch { navigation.pushViewController(detail, animated: false) }
          == nil
      )
      await advance(0.1)
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight?.phase == .running)
    }
  }

  /// A display link's first call may come before what was added in the same turn is committed (PX-3, PX-14).
  @MainActor @Suite("The first tick before the first commit") struct FirstCommitTests {
    @Test(arguments: Trip.arrivals, [true, false])
    func `pictures are of what was committed`(_ trip: Trip, isForward: Bool) async throws {
      Headless.switches.displayLinksComeBeforeCommit = true
      let (lower, upper) = TripScreen.two(CallLog())
      let stage = await TripStage(trip, lower, upper, .linear(0.4))
      if !isForward { await stage.arrive() }
      await advance(0.1)
      let renders = Headless.accounts.forcedRenders
      let flight = try #require(stage.goByHand(isForward))
      await flight.show(at: 0.5, for: 0.1)
      #expect(flight.phase == .held)
      let report = try #require(flight.report)
      #expect(report.pairCount > 3 && report.faults == [], "\(report)")
      #expect(Headless.accounts.forcedRenders == renders)
      await flight.land()
    }

    @Test func `a screen that is never committed is waited for, but not for ever`() async throws {
      Headless.switches.displayLinksComeBeforeCommit = true
      let (container, list) = (UIViewController(), PhotoScreen.list())
      let window = await onScreen(container, showing: list)
      window.isHidden = true
      let flight = container.matchShow(PhotoScreen.detail(), in: container.view)
      await advance(2)
      #expect(flight.outcome != nil)
    }
  }
}

/// A screen that takes long to be read for the first time.
private final class SlowScreen: UIViewController, MatchFlightObserving {
  private let number: Int
  private let seconds: TimeInterval
  private let photo = SlowPhoto()

  init(_ number: Int, _ seconds: TimeInterval) {
    self.number = number
    self.seconds = seconds
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.showPhoto(in: CGRect(x: 20 * number, y: 150 * number, width: 100, height: 80))
    photo.matchID = "box"
    view.addSubview(photo)
  }

  func matchFlightWillBegin(_ flight: MatchFlight) { photo.seconds = seconds }
  func matchFlightDidEnd(_ flight: MatchFlight) {}
}

/// Takes as long once to say what it shows.
private final class SlowPhoto: UIImageView {
  var seconds = 0.0

  override var image: UIImage? {
    get {
      Headless.keepBusy(for: seconds)
      seconds = 0
      return super.image
    }
    set { super.image = newValue }
  }
}
#endif
