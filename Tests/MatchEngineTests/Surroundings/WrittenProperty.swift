#if canImport(UIKit) && !canImport(ObjectiveC)
import Foundation
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
  /// Apps that write it.
  let apps: [App]
  /// Why no app writes those of the names that none does.
  let unwritten: [String: String]

  /// What an app does that writes such properties.
  @MainActor struct App {
    /// How its flights go.
    enum Way { case runs, pulled, sudden }

    let trip: Trip
    var way = Way.runs
    /// What it has done before it shows anything.
    var prepare: @MainActor (WritingApp) -> Void = { _ in }
    let write: @MainActor (WritingApp) -> Void
    /// What nothing describes that looks at views alone.
    let sees: @MainActor (WritingApp) -> [String]

    init(
      trip: Trip,
      _ write: @escaping @MainActor (WritingApp) -> Void,
      sees: @escaping @MainActor (WritingApp) -> [String] = { _ in [] }
    ) {
      self.trip = trip
      self.write = write
      self.sees = sees
    }

    func going(_ way: Way = .runs, _ prepare: @escaping @MainActor (WritingApp) -> Void) -> App {
      var app = self
      app.way = way
      app.prepare = prepare
      return app
    }
  }

  /// What an app writes where the engine adds an animation of its own.
  private static let models = [
    "opacity": "opacity", "transform": "transform", "corners": "cornerRadius",
    "clip": "masksToBounds", "backgroundColor": "backgroundColor",
  ]

  /// The names with what has them.
  var names: [String] { names(ofModels: false) }

  func names(ofModels: Bool) -> [String] {
    properties.map { property in
      let own =
        ofModels ? property.replacingOccurrences(of: "animation MatchEngine.", with: "") : ""
      return "\(object) \(own == property ? own : WrittenProperty.models[own] ?? property)"
    }
  }

  init(
    _ object: String,
    _ properties: [String],
    _ when: String,
    _ restored: String,
    unwritten: [String: String] = [:],
    _ apps: App...
  ) {
    self.object = object
    self.properties = properties
    self.when = when
    self.restored = restored
    self.apps = apps
    self.unwritten = unwritten
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
  /// Whether it writes before a flight, or in one that turns back.
  let isGoingBack: Bool
  /// What it has put into its screens before anything is shown.
  var parts: [UIView] = []
  var pictured: [Pictured] = []
  let given = GivenView(CGRect(x: 40, y: 600, width: 50, height: 50), .orange)
  /// A view of UIKit's around the upper screen, once that has come, and what it has added to it.
  private(set) var around: UIView?
  let tap = UITapGestureRecognizer { _ in }
  /// What it has written.
  private(set) var written: Set<String> = []

  init(_ trip: Trip, isWithEngine: Bool, isGoingBack: Bool) async {
    self.isGoingBack = isGoingBack
    badge.matchStacking = .inFront
    lower.view.addSubview(badge)
    stage = await TripStage(trip, lower, upper, isWithEngine ? .linear(0.4) : nil)
  }

  var window: UIWindow { stage.window }
  var root: UIViewController { stage.root }
  var navigation: UINavigationController? { root as? UINavigationController }
  var tabs: UITabBarController? { root as? UITabBarController }
  var photos: [UIView] { [lower.photo, upper.photo] }
  var screens: [UIView] { [lower, upper].compactMap(\.viewIfLoaded) }

  /// What scrolls and zooms a list.
  var ofList: [UIGestureRecognizer?] {
    guard let list = parts.first as? UIScrollView else { return [] }
    return [list.panGestureRecognizer, list.pinchGestureRecognizer]
  }

  func findAround() -> UIView? {
    around = upper.viewIfLoaded?.superview
    return around
  }

  /// The screen that is seen when the flight under way has ended.
  var stays: UIView? { isGoingBack ? lower.view : upper.viewIfLoaded }

  /// Listens to what it writes.
  func listen(_ write: () -> Void) {
    let other = Headless.accounts.whenWritten
    Headless.accounts.whenWritten = { [weak self] object, property in
      nonisolated(unsafe) let object = object
      MainActor.assumeIsolated {
        _ = self?.written.insert(name(of: property, of: object))
      }
    }
    write()
    Headless.accounts.whenWritten = other
  }

  /// Goes back under a finger.
  func pull() async {
    let middle = GestureScene.middle
    await Hands.drag(from: middle, to: CGPoint(x: middle.x, y: 500), in: window)
    await advance(1)
  }

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

/// A property of what an object is to an app; animations that are not the engine's own have any key.
@MainActor func name(of property: String, of object: AnyObject) -> String {
  let isOthersAnimation =
    property.hasPrefix("animation ") && !property.hasPrefix("animation MatchEngine.")
  let object = (object as? CALayer)?.delegate as? UIView ?? object
  let role = property == "transitioningDelegate" ? "controller" : role(of: object)
  return "\(role) \(isOthersAnimation ? "animations" : property)"
}

@MainActor private func role(of object: AnyObject) -> String {
  switch object {
  case is UIWindow: "window"
  case let view as UIView: role(of: view)
  case is UINavigationController: "navigation controller"
  case is UITabBarController: "tab bar controller"
  case is UIViewController: "controller"
  case is UIGestureRecognizer: "recognizer"
  case is NSLayoutConstraint: "constraint"
  default: "\(type(of: object))"
  }
}

@MainActor private func role(of view: UIView) -> String {
  if view is GivenView { return "view that the app gives" }
  if view.next is UIViewController { return "screen" }
  if view.matchID != nil { return "tagged view" }
  let around = sequence(first: view, next: \.superview)
  if around.contains(where: { $0.matchID != nil }) { return "view in a tagged view" }
  if around.contains(where: { $0 is UINavigationBar || $0 is UITabBar }) { return "bar" }
  let controllers = sequence(first: view as UIResponder, next: \.next)
    .compactMap { $0 as? UIViewController }
  let isContainers = controllers.first.map {
    $0 is UINavigationController || $0 is UITabBarController
  }
  return isContainers == false ? "view on a screen" : "UIKit's view"
}
#endif
