#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

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
      let window = inWindow(navigation)
      prepare(lower, upper)
      upper.loadViewIfNeeded()
      let images = lower.images.merging(upper.images) { first, _ in first }
      let before = images.mapValues(\.questions)
      navigation.pushViewController(upper, animated: true)
      await advance(0.1)
      navigation.matchFlight?.update(0.5)
      lower.images["both"]?.frame.origin.y += 5
      await advance(0.1)
      _ = window
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
}
#endif
