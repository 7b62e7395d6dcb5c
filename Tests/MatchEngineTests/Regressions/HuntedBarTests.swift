#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A navigation controller's toolbar beside a flight.
  @MainActor @Suite("Toolbars beside a flight") final class HuntedBarTests: PhotoStack {
    init() async { await super.init(.linear(0.4)) }

    @Test(arguments: [true, false])
    func `what a toolbar offers can't be tapped in flight`(flies: Bool) async {
      Headless.switches.arrivingScreensTakeTouches = true
      var taps = 0
      let delete = UIAction(title: "Delete") { _ in taps += 1 }
      detail.toolbarItems = [UIBarButtonItem(primaryAction: delete)]
      navigation.isToolbarHidden = false
      await navigation.go(to: detail, for: flies ? 0.2 : 1)
      await Hands.tap(at: CGPoint(x: 30, y: navigation.toolbar.frame.midY), in: window)
      #expect(taps == (flies ? 0 : 1))
      await advance(1)
    }

    @Test(arguments: [true, false])
    func `what is bound to a toolbar that goes glides to its place`(hidesBar: Bool) async throws {
      navigation.isToolbarHidden = false
      let screen = BoundScreen(CGRect(x: 0, y: 120, width: 390, height: 292))
      screen.hidesBar = hidesBar
      let flight = try await navigation.push(screen, for: 0.2)
      let before = screen.button.center.y
      let places = await screen.button.shownPlaces()
      let largestStep = places.largestStep
      #expect(flight.outcome == .finished)
      #expect(screen.button.center.y - before == (hidesBar ? 44 : 0))
      #expect(places.last == screen.button.center.y && largestStep < 12, "\(largestStep)")
    }

    /// It may hide the toolbar when it comes; a button is bound to the bottom of the safe area.
    private final class BoundScreen: PhotoScreen {
      let button = UIView(.zero, .blue)
      var hidesBar = false

      override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        let bottom = view.safeAreaLayoutGuide.bottomAnchor
        NSLayoutConstraint.activate([
          button.widthAnchor.constraint(equalToConstant: 100),
          button.heightAnchor.constraint(equalToConstant: 40),
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.bottomAnchor.constraint(equalTo: bottom, constant: -20),
        ])
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if hidesBar { navigationController?.setToolbarHidden(true, animated: animated) }
      }
    }
  }
}
#endif
