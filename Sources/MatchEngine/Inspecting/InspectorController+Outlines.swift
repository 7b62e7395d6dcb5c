#if canImport(UIKit) && !os(watchOS)
import UIKit

// MARK: The outlines and names of tagged views

extension InspectorController {
  func show(_ outlines: [InspectorOutline]) {
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
    // The names of what is in front are placed first.
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
    // Below the report and the bar.
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
    name.frame = CGRect(
      x: min(max(box.minX, 0), bounds.width - size.width),
      y: min(max(box.minY, view.safeAreaInsets.top), bounds.height - size.height),
      width: size.width,
      height: size.height
    )
  }
}
#endif
