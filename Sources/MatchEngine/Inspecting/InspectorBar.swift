#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import MatchEngineCore
import UIKit

/// The controls at the bottom of the inspector's window.
@MainActor final class InspectorBar: UIView {
  private weak var inspector: MatchInspector?
  /// Whether the bar is reduced to one button.
  private(set) var isFolded = false
  private static let speeds: [CGFloat] = [1, 0.5, 0.25, 0.1]

  let slider = UISlider()
  let speeds = UISegmentedControl(items: ["1×", "½×", "¼×", "⅒×"])
  private(set) var buttons: [String: UIButton] = [:]
  private lazy var line = UIStackView(
    arrangedSubviews: [button("Pause"), button("›"), speeds, button("Report"), button("Hide")]
  )

  convenience init(_ inspector: MatchInspector) {
    self.init(frame: .zero)
    self.inspector = inspector
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    slider.accessibilityLabel = "Flight fraction"
    speeds.accessibilityLabel = "Flight speed"
    speeds.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    line.spacing = 8
    line.translatesAutoresizingMaskIntoConstraints = true
    for row in [slider, line] { addSubview(row) }
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

  func update(in area: CGRect) {
    guard let inspector else { return }
    let flight = inspector.flight
    if let flight, !slider.isTracking { slider.value = Float(flight.fractionComplete) }
    for view in [slider, buttons["Pause"], buttons["›"]] {
      view?.isHidden = flight == nil || isFolded
    }
    for view in [speeds, buttons["Report"]] { view?.isHidden = isFolded }
    setTitle(inspector.standsStill ? "Play" : "Pause", of: "Pause")
    setTitle(isFolded ? "Inspector" : "Hide", of: "Hide")
    let speed = Self.speeds.firstIndex(of: inspector.speed) ?? UISegmentedControl.noSegment
    if speeds.selectedSegmentIndex != speed { speeds.selectedSegmentIndex = speed }
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor

    let width = isFolded ? 110 : min(area.width, 480)
    slider.frame = CGRect(x: 12, y: 8, width: width - 24, height: 34)
    line.frame = slider.frame.offsetBy(dx: 0, dy: slider.isHidden ? 0 : 40)
    let left = isFolded ? area.maxX - width : area.midX - width / 2
    let height = line.frame.maxY + 8
    frame = CGRect(x: left.rounded(), y: area.maxY - height, width: width, height: height)
  }

  private func setTitle(_ title: String, of name: String) {
    guard let button = buttons[name], button.title(for: .normal) != title else { return }
    button.setTitle(title, for: .normal)
  }
}
#endif
