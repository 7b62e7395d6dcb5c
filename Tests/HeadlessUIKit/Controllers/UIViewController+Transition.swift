// UIKit's own ways for a controller to come and go, which an app may choose from since iOS 18.
@MainActor extension UIViewController {
  public final class Transition: NSObject {
    public static func zoom(
      sourceViewProvider: @escaping (UIViewController) -> UIView?
    ) -> Transition { Transition() }

    public static var crossDissolve: Transition { Transition() }
  }
}

/// What hands things over to other apps; here there are none, and it shows nothing.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }
}

open class UIActivity: NSObject {}
