#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import UIKit
import UIKitTestSupport

extension WrittenProperty {
  private static let overrides = ["opacity", "transform", "corners", "clip"].map {
    "animation MatchEngine.\($0)"
  }
  private static let look = [
    "opacity", "hidden", "shadowOpacity", "cornerRadius", "borderWidth", "backgroundColor",
  ]

  static var views: [WrittenProperty] {
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
          for screen in app.screens { screen.shapeOtherwise() }
        }
      ),
      WrittenProperty(
        "screen",
        ["animation MatchEngine.backgroundColor"],
        "in a change inside it of which its background is a part",
        "it is taken off",
        App(trip: .navigation) { app in
          for screen in app.screens { screen.lookOtherwise() }
        }
      ),
      WrittenProperty(
        "UIKit's view",
        overrides,
        "in flight, around a sheet",
        "they are taken off",
        App(trip: .modal(.pageSheet)) { $0.findAround()?.shapeOtherwise() }
      ),
      WrittenProperty(
        "tagged view",
        look,
        "within one call, which draws it",
        "before that returns",
        App(trip: .navigation) { app in
          for photo in app.photos { photo.lookOtherwise() }
        },
        App(trip: .navigation) { app in
          for photo in app.photos { photo.isHidden = true }
        },
        picturedApp { $0.label.lookOtherwise() },
        picturedApp { $0.label.isHidden = true }
      ),
      WrittenProperty(
        "view in a tagged view",
        ["hidden", "shadowOpacity"],
        "within one call, which draws it",
        "the same",
        picturedApp { $0.effect.contentView.lookOtherwise() },
        picturedApp { $0.effect.contentView.isHidden = true }
      ),
      WrittenProperty(
        "screen",
        ["hidden", "shadowOpacity"],
        "within one call, which draws it",
        "before that returns",
        App(trip: .root) { app in
          for screen in app.screens { screen.layer.shadowOpacity = 0.4 }
        },
        App(trip: .root) { app in
          for screen in app.screens { screen.isHidden = true }
        }
      ),
    ]
  }

  /// An app of whose labels and effects pictures are taken, and which writes to these.
  private static func picturedApp(_ write: @escaping @MainActor (Pictured) -> Void) -> App {
    let frame = CGRect(x: 200, y: 500, width: 90, height: 30)
    return App(trip: .navigation) { app in
      for part in app.pictured { write(part) }
    }.going { app in
      for screen in [app.lower, app.upper] {
        let part = Pictured(
          label: UILabel(tagged: "title", frame, "Title"),
          effect: UIVisualEffectView(tagged: "effect", blurIn: frame.offsetBy(dx: 0, dy: 50))
        )
        screen.view.addSubview(part.label)
        screen.view.addSubview(part.effect)
        app.pictured.append(part)
      }
    }
  }

  /// What has been added to bars by others, and what is added beside them.
  static var bars: [WrittenProperty] {
    let isUIKits = "a bar's own content, which no app can reach, has left the bar already"
    return [
      WrittenProperty(
        "bar",
        ["animations"],
        "at a sudden end, and in the bar",
        "those that repeat stay; others cannot be told from UIKit's",
        App(trip: .navigation) { app in
          app.navigation?.navigationBar.layer.add(.endless, forKey: "endless")
        } sees: { app in
          app.navigation?.navigationBar.layer.animationKeys() ?? []
        }.going(.sudden) { ($0.lower.title, $0.upper.title) = ("List", "Detail") }
      ),
      WrittenProperty(
        "UIKit's view",
        ["animations"],
        "at a sudden end, if it was in a bar",
        "they are UIKit's, which would leave them there",
        unwritten: ["UIKit's view animations": isUIKits]
      ),
      WrittenProperty(
        "view on a screen",
        ["animations"],
        "at the end, if it is bound to a bottom bar that goes",
        "its own ends by itself",
        App(trip: .navigation) { app in
          for part in app.parts { part.animateOtherwise() }
        }.going { app in
          app.navigation?.isToolbarHidden = false
          app.upper.hidesBottomBarWhenPushed = true
          app.parts.append(app.upper.bindToBottom())
        }
      ),
    ]
  }

  static var places: [WrittenProperty] {
    [
      WrittenProperty(
        "screen",
        ["bounds", "position", "superview"],
        "when it arrives, and when it has left",
        "as an animator's must, they stay",
        App(trip: .replace) { app in
          for screen in app.screens { screen.frame = CGRect(x: 0, y: 9, width: 300, height: 500) }
        },
        App(trip: .replace) { app in
          let box = UIView(app.root.view.bounds, .blue)
          app.root.view.addSubview(box)
          app.stays.map(box.addSubview)
        }
      ),
      WrittenProperty(
        "screen",
        ["autoresizingMask", "translatesAutoresizingMaskIntoConstraints"],
        "when it arrives as a child",
        "it stays",
        App(trip: .replace) { app in
          for screen in app.screens { screen.autoresizingMask = .flexibleTopMargin }
        },
        App(trip: .replace) { app in
          app.stays.map { $0.fill(app.root.view) }
        }
      ),
      WrittenProperty(
        "UIKit's view",
        ["position", "superview"],
        "as the screen in it",
        "as that",
        unwritten: [
          "UIKit's view position": "a presentation places its view at each layout",
          "UIKit's view superview": "a view of UIKit's is where UIKit has put it",
        ]
      ),
      WrittenProperty(
        "UIKit's view",
        ["subviews"],
        "in flight",
        "its own are removed",
        App(trip: .modal(.fullScreen)) {
          $0.findAround()?.addSubview(UIView(.init(x: 1, y: 2, width: 3, height: 4), .red))
        }
      ),
      WrittenProperty(
        "UIKit's view",
        ["sublayers"],
        "in flight's first frames",
        "its own goes",
        App(trip: .modal(.fullScreen)) { $0.findAround()?.layer.addSublayer(CALayer()) }
      ),
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
}

/// What a picture is taken of in a flight.
struct Pictured {
  let label: UILabel
  let effect: UIVisualEffectView
}

extension CAAnimation {
  /// One of the app's own, which is long.
  static var mine: CAAnimation {
    let animation = CABasicAnimation(keyPath: "borderColor")
    animation.duration = 60
    return animation
  }

  /// The same, without an end.
  static var endless: CAAnimation {
    let animation = mine
    animation.repeatCount = .infinity
    return animation
  }
}

extension UIView {
  func animateOtherwise() {
    layer.removeAllAnimations()
    layer.add(.mine, forKey: "mine")
    alpha = 0.8
  }

  func shapeOtherwise() {
    animateOtherwise()
    layer.cornerRadius = 7
    clipsToBounds = true
    transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
  }

  /// Is as large as another view, by constraints, and is there already.
  func fill(_ other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    frame = other.bounds.offsetBy(dx: 0, dy: 4)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: 4),
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      widthAnchor.constraint(equalTo: other.widthAnchor),
      heightAnchor.constraint(equalTo: other.heightAnchor),
    ])
  }

  func lookOtherwise() {
    alpha = 0.7
    layer.shadowOpacity = 0.4
    layer.cornerRadius = 5
    layer.borderWidth = 2
    backgroundColor = .purple
  }
}
#endif
