#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Replacing children in a custom container") struct ReplaceTests {
    final class Container: UIViewController {
      var forwards = true
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }

    let log = CallLog()
    let container = Container()
    let (a, b, c): (LoggedPhoto, LoggedPhoto, LoggedPhoto)
    let window: UIWindow

    init() async {
      (a, b, c) = LoggedPhoto.three(log)
      container.childMatchTransition = .linear(0.5)
      window = await onScreen(container, showing: a)
    }

    private func replace(with new: UIViewController) -> MatchFlight {
      container.matchShow(new, in: container.view)
    }

    private func rests(on child: LoggedPhoto) -> Bool {
      container.children == [child] && child.view.superview === container.view
        && container.view.subviews == [child.view] && child.parent === container
        && child.view.frame == container.view.bounds && window.remains.isEmpty
        && container.matchFlight == nil
    }

    @Test func `the first child is shown without a flight, and is told once`() {
      #expect(rests(on: a))
      #expect(
        log.calls.filter { !$0.contains("Layout") } == [
          "A.didLoad", "A.willMove(parent)", "A.willAppear(false)", "A.didAppear(false)",
          "A.didMove(parent)",
        ]
      )
    }

    @Test(arguments: [true, false])
    func `the children get the calls of UIKit's transition(from:to:)`(forwards: Bool) async {
      container.forwards = forwards
      log.clear()
      _ = replace(with: b)
      await advance(1)
      let ours = log.appearances
      let moves = log.calls.filter { $0.contains("Move(") }
      // The same with UIKit's own means.
      let other = CallLog()
      let (x, y, _) = LoggedPhoto.three(other)
      let plain = Container()
      window.rootViewController = plain
      await advance(0.1)
      plain.addChild(x)
      x.view.frame = plain.view.bounds
      plain.view.addSubview(x.view)
      x.didMove(toParent: plain)
      await advance(0.1)
      other.clear()
      x.willMove(toParent: nil)
      plain.addChild(y)
      plain.transition(from: x, to: y, duration: 0.5, options: [], animations: {}) { _ in
        x.removeFromParent()
        y.didMove(toParent: plain)
      }
      await advance(1)
      #expect(ours == other.appearances)
      #expect(moves == other.calls.filter { $0.contains("Move(") })
    }

    @Test func `a cancelled replacement restores the old child and its appearance`() async {
      log.clear()
      let flight = replace(with: b)
      await advance(0.2)
      await flight.goBack()
      #expect(rests(on: a) && b.parent == nil)
      #expect(
        log.appearances == [
          "A.willDisappear(true)", "B.willAppear(true)", "B.willDisappear(true)",
          "B.didDisappear(true)", "A.willAppear(true)", "A.didAppear(true)",
        ]
      )
      #expect(
        log.calls.filter { $0.contains("Move(") } == [
          "A.willMove(nil)", "B.willMove(parent)", "B.willMove(nil)", "B.didMove(nil)",
          "A.didMove(parent)",
        ]
      )
    }

    @Test func `an image that comes late, after a third child, keeps its shape`() async throws {
      c.loadViewIfNeeded()
      c.photo.image = nil
      _ = replace(with: b)
      await advance(0.2)
      let flight = replace(with: c)
      await advance(0.1)
      #expect(flight.phase == .running)
      let late = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 80)).image { _ in }
      c.photo.contentMode = .scaleAspectFit
      c.photo.image = late
      await advance(0.38)
      let shown = try #require(
        window.all(UIImageView.self).first { $0.image === late && $0 !== c.photo }
      )
      // Near the end it already has the shape of the image.
      #expect(abs(shown.bounds.width * 10 - shown.bounds.height) < 5)
      await flight.arrives()
      #expect(rests(on: c))
    }

    @Test func `in a hidden window nothing flies, and a child is told when it shows`() async {
      window.isHidden = true
      await advance(0.1)
      log.clear()
      let flight = replace(with: b)
      #expect(flight.outcome == .finished && rests(on: b) && log.appearances == [])
      window.isHidden = false
      await advance(0.1)
      #expect(log.appearances == ["B.willAppear(false)", "B.didAppear(false)"])
    }

    @Test func `without a window nothing flies, and the new child is in place`() {
      let lone = Container()
      let (x, y, _) = LoggedPhoto.three(CallLog())
      #expect(lone.matchShow(x, in: lone.view).outcome == .finished)
      #expect(lone.matchShow(y, in: lone.view).outcome == .finished)
      #expect(lone.children == [y] && lone.view.subviews == [y.view])
    }

    @Test func `what the app has put into the view itself is replaced, and nothing beside it`()
      async
    {
      let (main, aside) = (UIView(frame: container.view.bounds), UIView())
      func put(_ child: UIViewController, into view: UIView) {
        container.view.addSubview(view)
        container.addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: container)
      }
      let player = UIViewController()
      put(b, into: main)
      put(player, into: aside)
      await advance(0.1)
      let flight = container.matchShow(c, in: main)
      await flight.arrives(in: 1.5)
      #expect(flight.report?.pairCount == 1 && main.subviews == [c.view])
      #expect(container.children == [a, player, c] && player.view.superview === aside)
    }

    @Test func `of several in one view the one shown last goes, and one elsewhere stays`() async {
      container.addChild(b)
      container.view.addSubview(b.view)
      b.didMove(toParent: container)
      await advance(0.1)
      await replace(with: c).arrives(in: 1.5)
      #expect(container.children == [b, c])
      // The app has moved it into a view of its own.
      let elsewhere = UIView()
      container.view.addSubview(elsewhere)
      elsewhere.addSubview(c.view)
      await replace(with: a).arrives(in: 1.5)
      #expect(container.children == [c, a] && c.view.superview === elsewhere)
    }

    @Test func `replacing a child with itself does nothing`() {
      log.clear()
      #expect(replace(with: a).outcome == .finished)
      #expect(log.calls.isEmpty && rests(on: a))
    }

    @Test func `with nothing shared, only the screens change`() async {
      b.photo.matchID = "other"
      let flight = replace(with: b)
      await advance(0.2)
      #expect(flight.phase == .running && flight.report?.pairCount == 0)
      await flight.arrives()
      #expect(rests(on: b))
    }

    @Test func `after handOver, what flies continues to the next child`() async {
      let first = replace(with: b)
      await advance(0.2)
      var second: MatchFlight?
      first.handOver { second = replace(with: c) }
      #expect(first.outcome == nil)
      await advance(0.05)
      #expect(first.outcome == .finished && second?.phase == .running)
      await advance(1)
      #expect(second?.outcome == .finished && rests(on: c))
    }
  }
}

/// A screen with one photo that logs what it is told.
final class LoggedPhoto: LoggingController {
  let photo = UIImageView()
  private let frame: CGRect

  init(_ name: String, _ log: CallLog, at frame: CGRect) {
    self.frame = frame
    super.init(name, log)
    photo.matchID = "photo"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.showPhoto(in: frame)
    view.addSubview(photo)
  }

  /// Where its photo is, whether or not it is on the screen.
  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  static func three(_ log: CallLog) -> (LoggedPhoto, LoggedPhoto, LoggedPhoto) {
    (
      LoggedPhoto("A", log, at: CGRect(x: 20, y: 300, width: 80, height: 80)),
      LoggedPhoto("B", log, at: CGRect(x: 0, y: 100, width: 320, height: 240)),
      LoggedPhoto("C", log, at: CGRect(x: 250, y: 600, width: 100, height: 100))
    )
  }
}

/// A container that shows the first of three children; what suites on its children begin with.
@MainActor class ChildStage {
  let log = CallLog()
  let (a, b, c): (LoggedPhoto, LoggedPhoto, LoggedPhoto)
  let container = UIViewController()
  let window: UIWindow

  init() async {
    (a, b, c) = LoggedPhoto.three(log)
    window = await onScreen(container, showing: a)
    log.clear()
  }
}

extension UIView {
  /// Where the flying photo is: the middle of the engine's performer, in this view's coordinates.
  var flyingMiddle: CGPoint? {
    let box = engineViews("PerformerView").first?.nextBox(in: self)
    return box.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// How opaque it is in the next frame.
  var flyingAlpha: CGFloat? { engineViews("PerformerView").first?.nextAlpha }
}
#endif
