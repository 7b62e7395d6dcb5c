import UIKit

/// A row with a number within bounds.
final class SliderCell: FormCell {
  let control = UISlider()
  let valueLabel = UILabel()
  private let describe: (Double) -> String

  init(
    _ title: String,
    _ value: Double,
    in bounds: ClosedRange<Double>,
    describe: @escaping (Double) -> String,
    whenChanged: @escaping (Double) -> Void
  ) {
    self.describe = describe
    super.init(title)
    control.minimumValue = Float(bounds.lowerBound)
    control.maximumValue = Float(bounds.upperBound)
    control.value = Float(value)
    control.accessibilityLabel = title
    valueLabel.font = .preferredFont(forTextStyle: .body)
    valueLabel.adjustsFontForContentSizeCategory = true
    valueLabel.textColor = .secondaryLabel
    for label in [titleLabel, valueLabel] { label.isAccessibilityElement = false }
    fill(with: [line(with: valueLabel), control])
    show(value)
    control.addAction(
      UIAction { [unowned self] _ in
        show(Double(control.value))
        whenChanged(Double(control.value))
      },
      for: .valueChanged
    )
  }

  /// Whether there is anything to choose at present.
  var isEnabled = true {
    didSet {
      control.isEnabled = isEnabled
      titleLabel.textColor = isEnabled ? .label : .tertiaryLabel
      valueLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    }
  }

  private func show(_ value: Double) {
    valueLabel.text = describe(value)
    control.accessibilityValue = describe(value)
  }
}
