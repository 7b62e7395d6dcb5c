#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// PX-8: an app's fades add up with what hides an original.
  @MainActor @Suite("Fades that an app adds in flight") struct FadesInFlightTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()
    /// An untagged view that gets the same fades.
    let twin = UIView(frame: CGRect(x: 20, y: 600, width: 80, height: 80))
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = .linear(0.8)
      window = inWindow(navigation)
      twin.backgroundColor = .green
      list.view.addSubview(twin)
      await advance(0.1)
    }

    private func push() async throws -> MatchFlight {
      await navigation.go(to: detail, for: 0.1)
      return try #require(navigation.matchFlight)
    }

    /// A fade that adds up, which is the same for each view.
    private func fade(_ kind: Int, to alpha: CGFloat, _ duration: TimeInterval) {
      let views: [UIView] = [list.photo, twin]
      switch kind {
      case 0: UIView.animate(withDuration: duration) { for view in views { view.alpha = alpha } }
      case 1:
        UIView.animate(
          withDuration: duration,
          delay: 0.05,
          usingSpringWithDamping: 1,
          initialSpringVelocity: 0
        ) { for view in views { view.alpha = alpha } }
      case 2:
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
          for view in views { view.alpha = alpha }
        }
        animator.startAnimation()
      case 3: for view in views { view.alpha = alpha }
      case 4: for view in views { view.layer.removeAllAnimations() }
      default:
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = alpha
        fade.duration = duration
        for view in views { view.layer.add(fade, forKey: kind == 5 ? "own" : nil) }
      }
    }

    @Test(
      "whichever they are, nothing is seen of what is hidden, and afterwards they go on",
      arguments: 0..<12
    )
    func law(_ seed: Int) async throws {
      Headless.switches.opacitiesAreClampedOneByOne = seed % 2 == 0
      var random = SplitMix(seed: UInt64(seed))
      let flight = try await push()
      // What the app adds is noticed in the fourth frame at the latest.
      var ghostFrames = 0
      for step in 0..<25 {
        let kind = random.whole(0...6)
        if random.chance(oneIn: 2) {
          fade(kind, to: CGFloat(random.number(0...1)), random.number(0.05...1))
        }
        await advance(1 / 60)
        ghostFrames = list.photo.shownAlpha ?? 1 <= 0 ? 0 : ghostFrames + 1
        #expect(ghostFrames < 4, "\(step) \(kind)")
      }
      fade(0, to: 0.3, 2)
      flight.cancel()
      while flight.outcome == nil { await advance(1 / 60) }
      for _ in 0..<40 {
        let (shown, expected) = try (#require(list.photo.shownAlpha), #require(twin.shownAlpha))
        #expect(isClose(CGFloat(shown), CGFloat(expected), within: 1e-5))
        await advance(1 / 60)
      }
      #expect(list.photo.shownAlpha != 1)
    }

    @Test func `one that begins from what is seen shows no hidden view`() async throws {
      let flight = try await push()
      UIView.animate(withDuration: 0.5, delay: 0, options: .beginFromCurrentState) {
        list.photo.alpha = 0.6
      }
      for _ in 0..<20 {
        await advance(1 / 60)
        #expect(list.photo.shownAlpha ?? 1 <= 0)
      }
      await flight.goBack()
      #expect(isClose(list.photo.alpha, 0.6, within: 1e-6) && list.photo.shownAlpha == 0.6)
    }

    @Test func `not even between two frames is anything seen of it`() async throws {
      let flight = try await push()
      for (alpha, duration) in [(0, 0.5), (1, 0.2), (0.2, 0.3), (0.9, 0.4)] as [(CGFloat, Double)] {
        fade(0, to: alpha, duration)
        await advance(0.003)
        #expect(list.photo.shownAlpha ?? 1 <= 0)
      }
      await flight.goBack(in: 1.5)
      #expect(list.photo.shownAlpha == 0.9)
    }

    @Test func `a cell that fades in stays hidden if its item flies`() async throws {
      let flight = try await push()
      let new = UIImageView(image: PhotoScreen.image)
      let row = FadingRow(new)
      row.frame = CGRect(x: 0, y: 400, width: 390, height: 80)
      list.photo.matchID = nil
      list.view.addSubview(row)
      await advance(1 / 60)
      for _ in 0..<10 {
        #expect(new.shownAlpha ?? 1 <= 0)
        await advance(1 / 60)
      }
      await flight.arrives()
      #expect(new.layer.animationKeys() == nil)
    }
  }
}

/// A row that gets its photo, and fades it in, when it's laid out, as a cell does.
private final class FadingRow: UIView {
  let photo: UIImageView

  init(_ photo: UIImageView) {
    self.photo = photo
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard photo.superview == nil else { return }
    photo.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
    photo.matchID = "photo"
    photo.alpha = 0
    addSubview(photo)
    UIView.animate(withDuration: 0.3) { self.photo.alpha = 1 }
  }
}
#endif
