#if canImport(UIKit)
import UIKit

/// What happened, in order.
@MainActor final class Diary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last time.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that notes its appearance calls.
class NotedController: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.note("\(name).didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note("\(name).willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note("\(name).didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note("\(name).willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note("\(name).didDisappear")
  }
}

/// A presentation controller that notes its transitions.
class NotedPresentation: UIPresentationController {
  var diary: Diary?
  var removesPresenter = false
  var hadCoordinator: [Bool] = []
  var containers: [UIView?] = []

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override func presentationTransitionWillBegin() {
    diary?.note("presentation begins")
    look()
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    diary?.note("presentation ended \(completed)")
  }
  override func dismissalTransitionWillBegin() {
    diary?.note("dismissal begins")
    look()
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    diary?.note("dismissal ended \(completed)")
  }

  private func look() {
    hadCoordinator.append(presentedViewController.transitionCoordinator != nil)
    containers.append(containerView)
  }
}
#endif
