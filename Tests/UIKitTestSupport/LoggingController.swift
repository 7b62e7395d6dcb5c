#if canImport(UIKit)
public import UIKit

/// A controller that logs what it is told: `B.willAppear(true)`, `B.didMove(nil)`.
open class LoggingController: UIViewController {
  /// Where it writes.
  public let log: CallLog
  /// What it writes before each call.
  public let name: String
  /// What else happens at a call.
  public var whenCalled: ((String) -> Void)?

  /// A controller with a name and a log.
  public init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Controllers are not made from archives.
  public required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    log.note("\(name).\(call)")
    whenCalled?(call)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear(\(animated))")
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear(\(animated))")
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear(\(animated))")
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear(\(animated))")
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
#endif
