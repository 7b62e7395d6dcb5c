#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import UIKit
import UIKitTestSupport

/// Something of the app's or of UIKit's that the engine writes to.
@MainActor struct WrittenProperty {
  /// What has it.
  let object: String
  /// Its names, as the stand-in's accounts have them.
  let properties: [String]
  /// When the engine writes it.
  let when: String
  /// How it becomes again what it would be without the engine.
  let restored: String
  /// An app that writes it, if one can.
  let app: App?

  /// What an app does that writes such properties.
  struct App {
    let trip: Trip
    let write: @MainActor (WritingApp) -> Void
    /// What nothing describes that looks at views alone.
    var sees: @MainActor (WritingApp) -> [String] = { _ in [] }
  }

  init(
    _ object: String,
    _ properties: [String],
    _ when: String,
    _ restored: String,
    _ app: App? = nil
  ) {
    self.object = object
    self.properties = properties
    self.when = when
    self.restored = restored
    self.app = app
  }
}

/// An app whose screens replace one another, and which writes what the engine writes, too.
@MainActor final class WritingApp {
  let stage: TripStage
  let lower = PhotoScreen.list()
  let upper = PhotoScreen.detail()
  let badge = UIView(CGRect(x: 60, y: 310, width: 9, height: 9), .green)
  /// Its own delegate of whatever has one.
  let own = OwnDelegate()
  var others: [UIViewController] = []

  init(_ trip: Trip, isWithEngine: Bool) async {
    badge.staysInFrontOfMatches = true
    lower.view.addSubview(badge)
    stage = await TripStage(trip, lower, upper, isWithEngine ? .linear(0.4) : nil)
    navigation?.isNavigationBarHidden = false
    await advance(0.1)
  }

  var window: UIWindow { stage.window }
  var root: UIViewController { stage.root }
  var navigation: UINavigationController? { root as? UINavigationController }
  var tabs: UITabBarController? { root as? UITabBarController }
  var photos: [UIView] { [lower.photo, upper.photo] }
  var screens: [UIView] { [lower, upper].compactMap(\.viewIfLoaded) }

  /// Takes the engine away, which puts back what it has taken.
  func leaveEngine() {
    root.childMatchTransition = nil
    upper.matchTransition = nil
  }
}

/// A delegate of anything; it answers nothing, and is told where the stack is.
final class OwnDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
{
  private(set) var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("\(type(of: viewController))")
  }
}

extension WrittenProperty {
  private static let overrides = ["opacity", "transform", "corners", "clip"].map {
    "animation MatchEngine.\($0)"
  }
  private static let look = [
    "opacity", "hidden", "shadowOpacity", "cornerRadius", "borderWidth", "backgroundColor",
  ]

  /// All of them.
  static var all: [WrittenProperty] {
    delegates + recognizers + views + places + containment
  }

  private static var delegates: [WrittenProperty] {
    let when = "while the controller has a transition"
    let restored = "the app's own gets every call, and is there again when the transition goes"
    return [
      WrittenProperty(
        "navigation controller",
        ["delegate"],
        when,
        restored,
        App(trip: .navigation) {
          $0.navigation?.delegate = $0.own
        } sees: { app in
          app.leaveEngine()
          return app.own.calls.suffix(1) + ["\(app.navigation?.delegate === app.own)"]
        }
      ),
      WrittenProperty(
        "tab bar controller",
        ["delegate"],
        when,
        restored,
        App(trip: .tabs) {
          $0.tabs?.delegate = $0.own
        } sees: { app in
          app.leaveEngine()
          return ["\(app.tabs?.delegate === app.own)"]
        }
      ),
      WrittenProperty(
        "controller",
        ["transitioningDelegate"],
        when,
        restored,
        App(trip: .modal(.fullScreen)) {
          $0.upper.transitioningDelegate = $0.own
        } sees: { app in
          app.leaveEngine()
          return ["\(app.upper.transitioningDelegate === app.own)"]
        }
      ),
      WrittenProperty(
        "recognizer",
        ["delegate"],
        when,
        "the app's own decides, and is there again when the transition goes",
        App(trip: .navigation) {
          $0.navigation?.interactivePopGestureRecognizer?.delegate = $0.own
        } sees: { app in
          app.leaveEngine()
          return ["\(app.navigation?.interactivePopGestureRecognizer?.delegate === app.own)"]
        }
      ),
    ]
  }

  private static var recognizers: [WrittenProperty] {
    let when = "while the controller has a transition"
    func app(_ trip: Trip, _ view: @escaping @MainActor (WritingApp) -> UIView?) -> App {
      App(trip: trip) { app in
        view(app)?.addGestureRecognizer(UITapGestureRecognizer { _ in })
      } sees: { app in
        app.leaveEngine()
        return view(app)?.gestureRecognizers?.map { "\(type(of: $0))" } ?? []
      }
    }
    return [
      WrittenProperty(
        "screen",
        ["gestureRecognizers"],
        when,
        "its own are removed",
        app(.navigation) { $0.root.view }
      ),
      WrittenProperty(
        "screen",
        ["gestureRecognizers"],
        when,
        "its own are removed",
        app(.modal(.fullScreen)) { $0.upper.view }
      ),
      WrittenProperty("UIKit's view", ["gestureRecognizers"], "in flight", "its own is removed"),
    ]
  }

  private static var views: [WrittenProperty] {
    [
      WrittenProperty(
        "tagged view",
        ["animation MatchEngine.opacity"],
        "in flight",
        "they are taken off",
        App(trip: .navigation) { app in
          for photo in app.photos { photo.animateOtherwise() }
        }
      ),
      WrittenProperty(
        "view on a screen",
        ["animation MatchEngine.opacity"],
        "in flight, if it stays in front of what flies",
        "it is taken off",
        App(trip: .navigation) { $0.badge.animateOtherwise() }
      ),
      WrittenProperty(
        "screen",
        overrides,
        "in flight",
        "they are taken off",
        App(trip: .navigation) { app in
          for screen in app.screens {
            screen.animateOtherwise()
            screen.layer.cornerRadius = 7
          }
        }
      ),
      WrittenProperty("UIKit's view", overrides, "in flight, around a sheet", "they are taken off"),
      WrittenProperty(
        "tagged view",
        look + ["mask"],
        "within one call, which draws it",
        "before that returns",
        App(trip: .navigation) { app in
          for photo in app.photos { photo.lookOtherwise() }
        }
      ),
      WrittenProperty("view in a tagged view", look, "within one call, which draws it", "the same"),
      WrittenProperty(
        "screen",
        ["hidden", "shadowOpacity"],
        "within one call, which draws it",
        "before that returns",
        App(trip: .root) { app in
          for screen in app.screens { screen.layer.shadowOpacity = 0.4 }
        }
      ),
    ]
  }

  private static var places: [WrittenProperty] {
    [
      WrittenProperty(
        "screen",
        ["bounds", "position", "superview"],
        "when it arrives, and when it has left",
        "as an animator's must, they stay",
        App(trip: .replace) { app in
          for screen in app.screens { screen.frame = CGRect(x: 0, y: 9, width: 300, height: 500) }
        }
      ),
      WrittenProperty(
        "screen",
        ["autoresizingMask", "translatesAutoresizingMaskIntoConstraints"],
        "when it arrives as a child",
        "it stays",
        App(trip: .replace) { app in
          for screen in app.screens { screen.autoresizingMask = .flexibleTopMargin }
        }
      ),
      WrittenProperty("UIKit's view", ["position", "superview"], "as the screen in it", "as that"),
      WrittenProperty("UIKit's view", ["subviews"], "in flight", "its own are removed"),
      WrittenProperty("UIKit's view", ["sublayers"], "in flight's first frames", "its own goes"),
      WrittenProperty(
        "screen",
        ["subviews"],
        "in flight, if children or parts of it change",
        "its own are removed",
        App(trip: .replace) {
          $0.root.view.addSubview(UIView(.init(x: 1, y: 2, width: 3, height: 4), .red))
        }
      ),
      WrittenProperty(
        "screen",
        ["sublayers"],
        "in a flight's first frames",
        "its own goes",
        App(trip: .replace) { $0.root.view.layer.addSublayer(CALayer()) }
      ),
      WrittenProperty(
        "window",
        ["subviews"],
        "while its root is replaced",
        "its own are removed",
        App(trip: .root) {
          $0.window.addSubview(UIView(.init(x: 1, y: 2, width: 3, height: 4), .red))
        }
      ),
    ]
  }

  private static var containment: [WrittenProperty] {
    [
      WrittenProperty(
        "window",
        ["rootViewController"],
        "as the app asks",
        "it stays, also where the app sets another one in flight",
        App(trip: .root) { app in
          app.others.append(PhotoScreen.list())
          app.window.rootViewController = app.others.last
        } sees: { app in
          ["\(app.window.rootViewController === app.others.last)"]
        }
      ),
      WrittenProperty(
        "controller",
        ["children", "parent"],
        "as the app asks",
        "they stay",
        App(trip: .replace) { app in
          let other = UIViewController()
          other.view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
          app.others.append(other)
          app.root.addChild(other)
          app.root.view.addSubview(other.view)
          other.didMove(toParent: app.root)
        } sees: { app in
          app.root.children.map { "\(type(of: $0))" }
        }
      ),
      WrittenProperty(
        "view that the app gives",
        ["position", "superview", "translatesAutoresizingMaskIntoConstraints"],
        "while it flies in place of another one",
        "it is taken out"
      ),
      WrittenProperty(
        "tab bar controller",
        ["selectedIndex"],
        "when a swipe asks for it",
        "it stays",
        App(trip: .tabs) {
          $0.tabs?.selectedIndex = 0
        } sees: {
          ["\($0.tabs?.selectedIndex ?? -1)"]
        }
      ),
    ]
  }
}

extension CAAnimation {
  /// One of the app's own, which is long.
  fileprivate static var mine: CAAnimation {
    let animation = CABasicAnimation(keyPath: "borderColor")
    animation.duration = 60
    return animation
  }
}

extension UIView {
  fileprivate func animateOtherwise() {
    layer.removeAllAnimations()
    layer.add(.mine, forKey: "mine")
    alpha = 0.8
  }

  fileprivate func lookOtherwise() {
    alpha = 0.7
    layer.shadowOpacity = 0.4
    layer.cornerRadius = 5
    layer.borderWidth = 2
    backgroundColor = .purple
    layer.mask = CALayer()
  }
}
#endif
