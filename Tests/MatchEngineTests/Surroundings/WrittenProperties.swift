#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import UIKit
import UIKitTestSupport

extension WrittenProperty {
  /// All of them.
  static var all: [WrittenProperty] {
    delegates + recognizers + views + bars + places + containment
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
      WrittenProperty(
        "UIKit's view",
        ["gestureRecognizers"],
        "in flight",
        "its own is removed",
        App(trip: .modal(.fullScreen)) { app in
          app.findAround()?.addGestureRecognizer(app.tap)
        } sees: { app in
          ["\(app.tap.view === app.around)"]
        }
      ),
      WrittenProperty(
        "recognizer",
        ["isEnabled"],
        "when a gesture takes the fingers of a scroll view over, off and on in one call",
        "what the app has switched off stays so",
        App(trip: .navigation) { app in
          for recognizer in app.ofList { recognizer?.isEnabled = false }
        } sees: { app in
          app.ofList.map { "\($0?.isEnabled ?? true)" }
        }.going(.pulled) { $0.parts.append($0.upper.scrolls()) },
        App(trip: .navigation) { app in
          app.ofList.last??.isEnabled = false
        } sees: { app in
          app.ofList.map { "\($0?.isEnabled ?? true)" }
        }.going(.pulled) { $0.parts.append($0.upper.scrolls()) }
      ),
    ]
  }

  /// An app that gives a view of its own, unless it shows that itself.
  private static func givenApp(_ write: @escaping @MainActor (WritingApp) -> Void) -> App {
    App(trip: .navigation, write).going { app in
      app.lower.photo.matchStandIn = .view { [given = app.given] _ in
        given.superview == nil ? given : nil
      }
    }
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
        "it is taken out, unless the app has taken it",
        givenApp { app in
          app.lower.view.addSubview(app.given)
          app.given.frame = CGRect(x: 60, y: 640, width: 70, height: 60)
        },
        givenApp { app in
          app.lower.view.addSubview(app.given)
          app.given.fill(app.lower.view)
        }
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
#endif
