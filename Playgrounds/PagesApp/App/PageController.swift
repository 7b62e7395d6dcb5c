import MatchEngine
import PlaygroundSources
import UIKit

/// One page: a bar, what the page shows, as large as a phone, and its knobs.
final class PageController: UIViewController {
  let closeButton = UIButton(type: .system)
  let replayButton = UIButton(type: .system)
  let textButton = UIButton(type: .system)
  private(set) var sliders: [UISlider] = []
  let screen: Screen
  private let stage = UIView()

  init(_ screen: Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    stage.clipsToBounds = true
    set(closeButton, "Pages") { [weak self] in self?.close() }
    set(replayButton, "Play again") { [weak self] in self?.play() }
    set(textButton, "Text") { [weak self] in self?.showText() }
    layOut()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if children.isEmpty { play() }
  }

  private func set(_ button: UIButton, _ title: String, _ act: @escaping @MainActor () -> Void) {
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
  }

  /// Runs the page anew, with its knobs as they are.
  private func play() {
    clear()
    guard let page = screen.open() else { return }
    addChild(page)
    stage.fill(with: page.view)
    page.didMove(toParent: self)
  }

  private func clear() {
    screen.close()
    view.window?.matchInspector = nil
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private func close() {
    clear()
    dismiss(animated: true)
  }
}

extension PageController {
  private func layOut() {
    let titleLabel = UILabel(screen.title, .headline)
    let bar = UIStackView(arrangedSubviews: [
      closeButton, titleLabel, UIView(), textButton, replayButton,
    ])
    bar.spacing = 16
    let knobs = UIStackView(arrangedSubviews: screen.knobs.map(row(for:)))
    knobs.axis = .vertical
    knobs.spacing = 8
    for part in [bar, stage, knobs] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    let width = stage.widthAnchor.constraint(equalTo: view.widthAnchor)
    width.priority = .defaultHigh
    let bottom = screen.knobs.isEmpty ? view.bottomAnchor : knobs.topAnchor
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: area.topAnchor),
      bar.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      bar.heightAnchor.constraint(equalToConstant: 44),
      stage.topAnchor.constraint(equalTo: bar.bottomAnchor),
      stage.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stage.widthAnchor.constraint(lessThanOrEqualToConstant: CGSize.phone.width + 47),
      width,
      stage.bottomAnchor.constraint(equalTo: bottom, constant: screen.knobs.isEmpty ? 0 : -12),
      knobs.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16),
      knobs.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -16),
      knobs.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
    ])
  }

  /// A knob's name, its slider and its number.
  private func row(for knob: Knob) -> UIView {
    let nameLabel = UILabel(knob.name, .footnote)
    let valueLabel = UILabel("\(knob.value)", .footnote, .secondaryLabel)
    let slider = UISlider()
    slider.minimumValue = Float(knob.range.lowerBound)
    slider.maximumValue = Float(knob.range.upperBound)
    slider.value = Float(knob.value)
    slider.accessibilityLabel = knob.name
    slider.addAction(
      UIAction { [unowned slider, screen] _ in
        screen[knob.name] = (Double(slider.value) * 100).rounded() / 100
        valueLabel.text = "\(screen[knob.name])"
      },
      for: .valueChanged
    )
    slider.addAction(UIAction { [weak self] _ in self?.play() }, for: .touchUpInside)
    sliders.append(slider)
    let row = UIStackView(arrangedSubviews: [nameLabel, slider, valueLabel])
    row.spacing = 12
    row.alignment = .center
    NSLayoutConstraint.activate([
      nameLabel.widthAnchor.constraint(equalToConstant: 60),
      valueLabel.widthAnchor.constraint(equalToConstant: 40),
    ])
    return row
  }
}
