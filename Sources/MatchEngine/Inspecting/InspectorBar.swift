#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import MatchEngineCore
import UIKit

/// The controls at the bottom of the inspector's window.
@MainActor final class InspectorBar: UIView {
  private weak var inspector: MatchInspector?
  /// Whether all but one button is out of the way.
  private(set) var isFolded = false
  private static let speeds: [CGFloat] = [1, 0.5, 0.25, 0.1]

  let slider = UISlider()
  let speeds = UISegmentedControl(items: ["1×", "½×", "¼×", "⅒×"])
  private let status = UILabel()
  private(set) var buttons: [String: UIButton] = [:]
  private lazy var line = UIStackView(
    arrangedSubviews: [button("Pause"), button("›"), speeds, button("Report"), button("Hide")]
  )

  init(_ inspector: MatchInspector) {
    self.inspector = inspector
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    (layer.cornerRadius, layer.borderWidth) = (12, 1)
    status.font = .systemFont(ofSize: 12)
    status.numberOfLines = 2
    slider.accessibilityLabel = "Flight fraction"
    speeds.accessibilityLabel = "Flight speed"
    line.spacing = 8
    line.translatesAutoresizingMaskIntoConstraints = true
    for row in [status, slider, line] { addSubview(row) }
    slider.addAction(
      UIAction { [unowned self] _ in self.inspector?.scrub(to: CGFloat(slider.value)) },
      for: [.touchDown, .valueChanged]
    )
    speeds.addAction(
      UIAction { [unowned self] _ in
        self.inspector?.speed = Self.speeds[speeds.selectedSegmentIndex]
      },
      for: .valueChanged
    )
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func button(_ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    if name == "›" { button.accessibilityLabel = "Next frame" }
    button.addAction(UIAction { [unowned self] _ in act(name) }, for: .touchUpInside)
    buttons[name] = button
    return button
  }

  private func act(_ name: String) {
    switch name {
    case "Pause": inspector?.pauseOrPlay()
    case "›": inspector?.step()
    case "Report": inspector?.showsReport.toggle()
    default: isFolded.toggle()
    }
    superview?.setNeedsLayout()
  }

  /// Shows what the inspector sees, at the bottom of an area.
  func update(in area: CGRect) {
    guard let inspector else { return }
    let flight = inspector.flight
    if let flight, !slider.isTracking { slider.value = Float(flight.fraction) }
    slider.isHidden = flight == nil || isFolded
    for name in ["Pause", "›"] { buttons[name]?.isHidden = flight == nil || isFolded }
    for view in [status, speeds, buttons["Report"]] { view?.isHidden = isFolded }
    setTitle(inspector.standsStill ? "Play" : "Pause", of: "Pause")
    setTitle(isFolded ? "Inspector" : "Hide", of: "Hide")
    if status.text != inspector.status { status.text = inspector.status }
    let speed = Self.speeds.firstIndex(of: inspector.speed) ?? UISegmentedControl.noSegment
    if speeds.selectedSegmentIndex != speed { speeds.selectedSegmentIndex = speed }
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor

    let width = isFolded ? 110 : min(area.width, 480)
    var top: CGFloat = 8
    for (row, height) in [(status, 30), (slider, 34), (line, 34)] as [(UIView, CGFloat)]
    where !row.isHidden {
      row.frame = CGRect(x: 12, y: top, width: width - 24, height: height)
      top += height + 6
    }
    let left = isFolded ? area.maxX - width : (area.midX - width / 2).rounded()
    frame = CGRect(x: left, y: area.maxY - top - 2, width: width, height: top + 2)
  }

  private func setTitle(_ title: String, of name: String) {
    guard let button = buttons[name], button.title(for: .normal) != title else { return }
    button.setTitle(title, for: .normal)
  }
}

extension MatchInspector {
  /// What there is to say of the flight, or of why there was none.
  fileprivate var status: String {
    if let flight {
      let percent = Int((Double(flight.fraction) * 100).rounded())
      return "\(flight.report?.pairCount ?? 0) flying, \(flight.phase), \(percent) %"
    }
    if let diagnosis { return "Nothing flew. \(diagnosis)" }
    guard let report, let outcome = report.outcome else { return "No flight" }
    return "\(report.pairCount) flew, \(outcome)"
  }
}
#endif
