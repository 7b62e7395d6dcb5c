#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The outlines, the bar and the list; where UIKit asks it about the whole screen, it answers as the app does.
@MainActor final class InspectorController: UIViewController {
  private weak var inspector: MatchInspector?
  private let outlines = InspectorOutlines()
  private let list = InspectorReport()
  #if !os(tvOS)
  private let bar = InspectorBar()
  #endif

  init(_ inspector: MatchInspector) {
    self.inspector = inspector
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    for part in [outlines, list] { view.addSubview(part) }
    outlines.read = { [weak inspector] in inspector?.inspectedViews ?? [] }
    #if !os(tvOS)
    view.addSubview(bar)
    bar.act = { [weak self] in self?.act($0) }
    #endif
  }

  /// Looks at everything again in the layout pass of this frame, which is after that of the app's window.
  func setNeedsUpdate() {
    outlines.setNeedsLayout()
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let inspector else { return }
    outlines.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
    #if !os(tvOS)
    bar.show(InspectorBar.Content(inspector))
    let width = bar.isFolded ? 110 : min(area.width, 480)
    let height = bar.height(inWidth: width)
    bar.frame = CGRect(
      x: bar.isFolded ? area.maxX - width : (area.midX - width / 2).rounded(),
      y: area.maxY - height,
      width: width,
      height: height
    )
    let bottom = bar.frame.minY - 8
    let isFolded = bar.isFolded
    #else
    let bottom = area.maxY
    let isFolded = false
    #endif
    list.isHidden = !inspector.showsReport || isFolded
    guard !list.isHidden else { return }
    let size = CGSize(width: min(area.width, 480), height: min(max(bottom - area.minY, 0), 320))
    let origin = CGPoint(x: (area.midX - size.width / 2).rounded(), y: bottom - size.height)
    list.frame = CGRect(origin: origin, size: size)
    list.show(
      InspectorReport.rows(inspector.flight?.report ?? inspector.report, inspector.diagnosis)
    )
  }

  #if !os(tvOS)
  private func act(_ action: InspectorBar.Action) {
    guard let inspector else { return }
    switch action {
    case .back: inspector.settle(backward: true)
    case .on: inspector.settle(backward: false)
    case .stepBack: inspector.step(backward: true)
    case .step: inspector.step(backward: false)
    case .pauseOrPlay: if inspector.standsStill { inspector.resume() } else { inspector.pause() }
    case .scrub(let fraction): inspector.scrub(to: fraction)
    case .speed(let speed): inspector.speed = speed
    case .report: inspector.showsReport.toggle()
    case .fold: bar.isFolded.toggle()
    }
    setNeedsUpdate()
  }
  #endif

  #if !os(tvOS) && !os(visionOS)
  /// The controller of the app whose wishes count.
  private var front: UIViewController? { inspector?.window?.frontController }

  override var prefersStatusBarHidden: Bool {
    let front = front
    return (front?.childForStatusBarHidden ?? front)?.prefersStatusBarHidden ?? false
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    let front = front
    return (front?.childForStatusBarStyle ?? front)?.preferredStatusBarStyle ?? .default
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    front?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
  #endif
}
#endif
