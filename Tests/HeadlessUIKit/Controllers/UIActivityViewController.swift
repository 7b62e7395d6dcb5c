import Foundation

/// What hands things over to other apps; here there are none, and it shows nothing.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }
}

/// Something that an app does with what is handed over.
open class UIActivity: NSObject {}
