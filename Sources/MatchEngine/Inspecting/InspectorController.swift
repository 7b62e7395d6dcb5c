#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows the outlines, the bar and the report; when UIKit asks about the whole screen, it answers like the app.
@MainActor final class InspectorController: UIViewController {
  weak var inspector: MatchInspector?
  let blueLine = CAShapeLayer()
  let redLine = CAShapeLayer()
  private(set) var outlined: [InspectorOutline] = []
  private(set) var names: [UILabel] = []
  private let list = UIScrollView()
  private let report = UILabel()
  #if !os(tvOS)
  private lazy var bar = inspector.map { InspectorBar($0) }
  #endif

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    report.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    report.numberOfLines = 0
    list.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    list.layer.cornerRadius = 12
    list.addSubview(report)
    view.addSubview(list)
    for line in [blueLine, redLine] {
      line.fillColor = nil
      line.lineWidth = 1.5
      view.layer.insertSublayer(line, at: 0)
    }
    #if !os(tvOS)
    if let bar { view.addSubview(bar) }
    #endif
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let inspector else { return }
    outlined = inspector.outlines
    show(outlined)
    var area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
    list.isHidden = !inspector.showsReport
    #if !os(tvOS)
    if let bar {
      bar.update(in: area)
      area.size.height = bar.frame.minY - 8 - area.minY
      if bar.isFolded { list.isHidden = true }
    }
    #endif
    if !list.isHidden { showReport(of: inspector, in: area) }
  }

  private func showReport(of inspector: MatchInspector, in area: CGRect) {
    let text =
      inspector.diagnosis.map { "\($0)" }
      ?? (inspector.flight?.report ?? inspector.report).map { "\($0)" } ?? "No flight"
    if report.text != text { report.text = text }
    let width = min(area.width, 480)
    let endless = CGSize(width: width - 24, height: .greatestFiniteMagnitude)
    let height = report.sizeThatFits(endless).height
    report.frame = CGRect(x: 12, y: 12, width: width - 24, height: height)
    list.contentSize = CGSize(width: width, height: height + 24)
    let shown = min(max(area.height, 0), 320, height + 24)
    let left = (area.midX - width / 2).rounded()
    list.frame = CGRect(x: left, y: area.maxY - shown, width: width, height: shown)
  }

  #if !os(tvOS) && !os(visionOS)
  /// The controller that covers the window or captures the status bar; it may name one inside it.
  private var front: UIViewController? {
    inspector?.window?.stayingControllers.last {
      $0.presentingViewController == nil || $0.modalPresentationStyle == .fullScreen
        || $0.modalPresentationCapturesStatusBarAppearance
    }
  }

  override var prefersStatusBarHidden: Bool {
    front?.named(by: \.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    front?.named(by: \.childForStatusBarStyle).preferredStatusBarStyle ?? .default
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    front?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
  #endif

  // MARK: The outlines and names of tagged views

  private func show(_ outlines: [InspectorOutline]) {
    while names.count < outlines.count { names.append(makeName()) }
    while names.count > outlines.count { names.removeLast().removeFromSuperview() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (line, isRed) in [(blueLine, false), (redLine, true)] {
      let path = CGMutablePath()
      for outline in outlines where (outline.problem != nil) == isRed {
        path.addRect(outline.box, transform: outline.place)
      }
      line.path = path
      line.strokeColor = color(isRed).resolvedColor(with: traitCollection).cgColor
    }
    CATransaction.commit()
    var taken: [CGRect] = []
    // The names of the views in front are placed first.
    for (name, outline) in zip(names, outlines).reversed() {
      show(outline, name)
      while let other = taken.first(where: { $0.intersects(name.frame) }) {
        name.frame.origin.y = other.maxY + 1
      }
      taken.append(name.frame)
    }
  }

  private func color(_ isRed: Bool) -> UIColor { isRed ? .systemRed : .systemBlue }

  private func makeName() -> UILabel {
    let name = UILabel()
    name.font = .systemFont(ofSize: 10, weight: .semibold)
    name.textColor = .white
    name.numberOfLines = 3
    name.isAccessibilityElement = false
    // The names lie below the report and the bar.
    view.insertSubview(name, at: 0)
    return name
  }

  private func show(_ outline: InspectorOutline, _ name: UILabel) {
    name.text = outline.problem.map { "\(outline.id): \($0)" } ?? outline.id
    name.backgroundColor = color(outline.problem != nil)
    let box = outline.bounds
    let bounds = view.bounds
    let limit = CGSize(width: min(max(box.width, 140), bounds.width), height: 60)
    var size = name.sizeThatFits(limit)
    size.width = min(size.width, limit.width)
    let left = min(max(box.minX, 0), bounds.width - size.width)
    let top = min(max(box.minY, view.safeAreaInsets.top), bounds.height - size.height)
    name.frame = CGRect(x: left, y: top, width: size.width, height: size.height)
  }
}

/// A window above the app's, which takes only the touches on its controls.
@MainActor final class InspectorWindow: UIWindow {
  private let controller = InspectorController()

  convenience init(above window: UIWindow, for inspector: MatchInspector) {
    self.init(frame: window.frame)
    windowLevel = UIWindow.Level(rawValue: window.windowLevel.rawValue + 1)
    backgroundColor = nil
    controller.inspector = inspector
    rootViewController = controller
    follow(window)
  }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit !== controller.view && hit.isDescendant(of: controller.view) ? hit : nil
  }

  func follow(_ window: UIWindow) {
    if windowScene !== window.windowScene { windowScene = window.windowScene }
    if frame != window.frame { frame = window.frame }
    if isHidden != window.isHidden { isHidden = window.isHidden }
  }
}

extension UIWindow {
  var shownControllers: [UIViewController] {
    guard let rootViewController else { return [] }
    return Array(sequence(first: rootViewController, next: \.presentedViewController))
  }

  /// Those that aren't being dismissed.
  var stayingControllers: ArraySlice<UIViewController> {
    shownControllers.prefix { !$0.isBeingDismissed }
  }
}

extension UIViewController {
  /// The innermost controller that this one names, or itself.
  fileprivate func named(by key: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    self[keyPath: key]?.named(by: key) ?? self
  }
}
#endif
