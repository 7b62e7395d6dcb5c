#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What begins, goes on or ends inside an animation block of the app's.
  @MainActor @Suite("In an animation block of an app, the engine animates nothing by it")
  struct AppsBlockTests {
    enum Call: CaseIterable, Sendable {
      case change, nextChange, presentInChange, replace, root, push, present, update, end
    }

    /// A screen with a card that has a look of its own, and a text and a photo inside it.
    private final class CardScreen: UIViewController {
      let card = UIView(tagged: "card", CGRect(x: 20, y: 300, width: 160, height: 160), .red)
      var alongside: () -> Void = {}
      private let y: CGFloat

      init(at y: CGFloat) {
        self.y = y
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.5
        card.layer.borderWidth = 1
        let label = UILabel(tagged: "label", CGRect(x: 10, y: 10, width: 100, height: 30), "Lake")
        label.backgroundColor = .yellow
        card.addSubview(label)
        let box = CGRect(x: 10, y: 50, width: 80, height: 60)
        card.addSubview(UIImageView(tagged: "photo", box, PhotoScreen.image))
        view.addSubview(card)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { [alongside] _ in alongside() }
      }

      override func viewWillLayoutSubviews() { card.frame.origin.y = y }
    }

    private let list = CardScreen(at: 300)
    private let detail = CardScreen(at: 560)
    private let container = UIViewController()
    private let navigation: UINavigationController
    private let window: UIWindow

    init() async {
      navigation = UINavigationController(rootViewController: container)
      navigation.childMatchTransition = .linear(0.5)
      window = await onScreen(navigation)
      container.matchShow(list, in: container.view, animated: false)
      await advance(0.1)
    }

    /// The app's own change has no animation, so that all that is left in the end is the engine's.
    private func change(to y: CGFloat) -> MatchFlight {
      list.view.matchAnimate(transition: .linear(0.5)) {
        UIView.performWithoutAnimation { list.card.frame.origin.y = y }
      }
    }

    /// What is seen in the frames of a flight after a call was made in a block or as it is.
    private func frames(_ call: Call, in block: (@escaping () -> Void) -> Void) async
      -> [FootageFrame]
    {
      var flight: MatchFlight?
      if [.nextChange, .presentInChange, .update, .end].contains(call) {
        flight = change(to: 100)
        await advance(0.1)
      }
      block {
        switch call {
        case .change, .nextChange: _ = change(to: 500)
        case .present, .presentInChange:
          detail.comes(as: .fullScreen, .linear(0.5))
          container.present(detail, animated: true)
        case .replace: container.replace(with: detail, .linear(0.5))
        case .root: window.matchShow(detail, transition: .linear(0.5))
        case .push:
          navigation.pushViewController(detail, animated: true)
          navigation.view.layoutIfNeeded()
        case .update: flight?.update(0.7)
        case .end:
          flight?.handOver {}
          flight?.finish()
        }
      }
      var frames: [FootageFrame] = []
      for _ in 0..<30 {
        frames.append(.now)
        await advance(1 / 60)
      }
      flight?.finish()
      await advance(1)
      return frames
    }

    private func keys(_ view: UIView) -> [String] {
      (view.layer.animationKeys() ?? []) + view.subviews.flatMap(keys)
    }

    @Test("all is seen as outside of it, and no animation is left", arguments: Call.allCases)
    func inBlock(call: Call) async {
      let other = await AppsBlockTests()
      let plain = await other.frames(call) { $0() }
      other.window.isHidden = true
      await advance(0.1)
      let frames = await frames(call) { UIView.animate(withDuration: 8, animations: $0) }
      // The titles of the bar are animated by the system.
      let region = CGRect(x: 0, y: 120, width: 393, height: 700)
      for (index, (frame, seen)) in zip(frames, plain).enumerated() {
        #expect(frame.misses(of: seen, every: 23, in: region) == [], "frame \(index)")
      }
      #expect([list, detail].flatMap { keys($0.card) + keys($0.view) } == [])
      #expect(window.remains.isEmpty)
    }

    @Test("animations alongside a push go with it", arguments: [false, true])
    func alongside(isInBlock: Bool) async throws {
      let mark = UIView(CGRect(x: 20, y: 700, width: 20, height: 20), .blue)
      navigation.view.addSubview(mark)
      await advance(0.1)
      detail.alongside = { mark.frame.origin.x = 120 }
      func push() {
        navigation.pushViewController(detail, animated: true)
        navigation.view.layoutIfNeeded()
      }
      if isInBlock { UIView.animate(withDuration: 8, animations: push) } else { push() }
      await advance(0.3)
      #expect((40..<100).contains(mark.nextBox().minX), "\(mark.nextBox())")
      await advance(1)
      #expect(mark.nextBox().minX == 120 && mark.layer.animationKeys() == nil)
    }

    @Test func `what the app changes in a block stays animated by it`() async {
      let mark = UIView(CGRect(x: 200, y: 150, width: 20, height: 20), .blue)
      list.view.addSubview(mark)
      await advance(0.1)
      UIView.animate(withDuration: 2) {
        list.view.matchAnimate(transition: .linear(0.5)) { mark.frame.origin.x = 300 }
      }
      await advance(1)
      #expect(mark.layer.animationKeys() == ["position"])
      #expect((201..<299).contains(mark.nextBox().minX))
    }
  }
}
#endif
