import UIKit

/// A row of a form: views below one another, within the margins.
class FormCell: UITableViewCell {
  let titleLabel = UILabel()

  init(_ title: String) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Fills the row with lines.
  func fill(with lines: [UIView]) {
    let stack = UIStackView(arrangedSubviews: lines)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  /// The title with something at the end of its line.
  func line(with view: UIView) -> UIStackView {
    let line = UIStackView(arrangedSubviews: [titleLabel, view])
    line.alignment = .center
    line.spacing = 12
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.setContentHuggingPriority(.required, for: .horizontal)
    return line
  }
}

/// A row that is on or off.
final class SwitchCell: FormCell {
  let control = UISwitch()

  init(_ title: String, _ isOn: Bool, whenChanged: @escaping (Bool) -> Void) {
    super.init(title)
    control.isOn = isOn
    control.accessibilityLabel = title
    titleLabel.isAccessibilityElement = false
    control.addAction(
      UIAction { [unowned control] _ in whenChanged(control.isOn) },
      for: .valueChanged
    )
    fill(with: [line(with: control)])
  }
}

/// A row that can be tapped.
final class ButtonCell: FormCell {
  let whenTapped: () -> Void

  init(_ title: String, whenTapped: @escaping () -> Void) {
    self.whenTapped = whenTapped
    super.init(title)
    selectionStyle = .default
    accessoryType = .disclosureIndicator
    fill(with: [titleLabel])
  }
}

/// A row of which one of several values is chosen.
final class ChoiceCell: FormCell {
  let control: UISegmentedControl

  init(
    _ title: String,
    _ names: [String],
    _ chosen: Int,
    whenChanged: @escaping (Int) -> Void
  ) {
    control = UISegmentedControl(items: names)
    super.init(title)
    control.selectedSegmentIndex = chosen
    control.accessibilityLabel = title
    control.addAction(
      UIAction { [unowned control] _ in whenChanged(control.selectedSegmentIndex) },
      for: .valueChanged
    )
    fill(with: [titleLabel, control])
  }
}
