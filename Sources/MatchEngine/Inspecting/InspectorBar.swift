#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import MatchEngineCore
import UIKit

/// The controls at the bottom of the inspector's window.
@MainActor final class InspectorBar: UIView {
  /// What somebody wants.
  enum Action {
    case back, stepBack, pauseOrPlay, step, on, report, fold
    case scrub(CGFloat)
    case speed(CGFloat)
  }

  /// What the bar shows.
  struct Content: Equatable {
    var fraction: CGFloat?
    var standsStill: Bool
    var speed: CGFloat
    var status: String
  }

  var act: (Action) -> Void = { _ in }
  /// Whether all but one button is out of the way.
  var isFolded = false
  private static let speeds: [CGFloat] = [1, 0.5, 0.25, 0.1]

  let slider = UISlider()
  let speeds = UISegmentedControl(items: ["1×", "½×", "¼×", "⅒×"])
  private(set) var buttons: [String: UIButton] = [:]
  private let status = UILabel()
  private lazy var moves = line(["Back", "‹", "Pause", "›", "On"], .fillEqually)
  private lazy var choices = line([speeds, button("Report"), button("Hide")])
  private lazy var rows = [status, slider, moves, choices]

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    (layer.cornerRadius, layer.borderWidth) = (12, 1)
    status.font = .systemFont(ofSize: 12)
    status.numberOfLines = 2
    slider.accessibilityLabel = "Flight fraction"
    speeds.accessibilityLabel = "Flight speed"
    for row in rows { addSubview(row) }
    slider.addAction(UIAction { [unowned self] _ in scrub() }, for: [.touchDown, .valueChanged])
    speeds.addAction(
      UIAction { [unowned self] _ in act(.speed(Self.speeds[speeds.selectedSegmentIndex])) },
      for: .valueChanged
    )
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func scrub() { act(.scrub(CGFloat(slider.value))) }

  // MARK: Content

  func show(_ content: Content) {
    let isFlying = content.fraction != nil
    if let fraction = content.fraction, !slider.isTracking { slider.value = Float(fraction) }
    for row in [slider, moves] { row.isHidden = !isFlying || isFolded }
    for row in [status, speeds] { row.isHidden = isFolded }
    buttons["Report"]?.isHidden = isFolded
    setTitle(content.standsStill ? "Play" : "Pause", of: "Pause")
    setTitle(isFolded ? "Inspector" : "Hide", of: "Hide")
    if status.text != content.status { status.text = content.status }
    let speed = Self.speeds.firstIndex(of: content.speed) ?? UISegmentedControl.noSegment
    if speeds.selectedSegmentIndex != speed { speeds.selectedSegmentIndex = speed }
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }

  private func setTitle(_ title: String, of name: String) {
    guard let button = buttons[name], button.title(for: .normal) != title else { return }
    button.setTitle(title, for: .normal)
  }

  // MARK: Layout

  func height(inWidth width: CGFloat) -> CGFloat { layOut(inWidth: width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut(inWidth: bounds.width)
  }

  @discardableResult private func layOut(inWidth width: CGFloat) -> CGFloat {
    var top: CGFloat = 8
    for row in rows where !row.isHidden {
      let height =
        row === status
        ? max(status.sizeThatFits(CGSize(width: width - 24, height: 40)).height, 15) : 34
      row.frame = CGRect(x: 12, y: top, width: width - 24, height: height)
      top += height + 6
    }
    return top + 2
  }

  private func line(_ names: [String], _ distribution: UIStackView.Distribution) -> UIStackView {
    line(names.map(button), distribution)
  }

  private func line(_ views: [UIView], _ distribution: UIStackView.Distribution = .fill)
    -> UIStackView
  {
    let line = UIStackView(arrangedSubviews: views)
    line.translatesAutoresizingMaskIntoConstraints = true
    (line.spacing, line.distribution) = (8, distribution)
    return line
  }

  private func button(_ name: String) -> UIButton {
    let actions: [String: Action] = [
      "Back": .back, "‹": .stepBack, "Pause": .pauseOrPlay, "›": .step, "On": .on,
      "Report": .report, "Hide": .fold,
    ]
    let spoken = ["‹": "Frame back", "›": "Frame on"]
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.accessibilityLabel = spoken[name]
    button.addAction(
      UIAction { [unowned self] _ in if let action = actions[name] { act(action) } },
      for: .touchUpInside
    )
    buttons[name] = button
    return button
  }
}

extension InspectorBar.Content {
  /// What there is to show of an inspector.
  @MainActor init(_ inspector: MatchInspector) {
    let flight = inspector.flight
    fraction = flight?.fraction
    standsStill = inspector.standsStill
    speed = inspector.speed
    if let flight {
      let percent = Int((Double(flight.fraction) * 100).rounded())
      status = "\(flight.report?.pairCount ?? 0) flying, \(flight.phase), \(percent) %"
    } else if let diagnosis = inspector.diagnosis {
      status = "Nothing flew. \(diagnosis)"
    } else {
      status = InspectorReport.rows(inspector.report, nil).first?.title ?? ""
    }
  }
}
#endif
