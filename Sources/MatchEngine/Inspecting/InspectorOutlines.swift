#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The outlines and names of tagged views.
@MainActor final class InspectorOutlines: UIView {
  private var marks: [(line: CAShapeLayer, name: UILabel)] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ outlines: [InspectorOutline]) {
    while marks.count < outlines.count { marks.append(makeMark()) }
    while marks.count > outlines.count {
      let last = marks.removeLast()
      last.line.removeFromSuperlayer()
      last.name.removeFromSuperview()
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    var taken: [CGRect] = []
    // The names of what is in front are placed first.
    for (mark, outline) in zip(marks, outlines).reversed() {
      show(outline, mark.line, mark.name)
      while let other = taken.first(where: { $0.intersects(mark.name.frame) }) {
        mark.name.frame.origin.y = other.maxY + 1
      }
      taken.append(mark.name.frame)
    }
    CATransaction.commit()
  }

  private func makeMark() -> (CAShapeLayer, UILabel) {
    let (line, name) = (CAShapeLayer(), UILabel())
    line.fillColor = nil
    line.lineWidth = 1.5
    layer.insertSublayer(line, at: 0)
    name.font = .systemFont(ofSize: 10, weight: .semibold)
    name.textColor = .white
    name.numberOfLines = 3
    addSubview(name)
    return (line, name)
  }

  private func show(_ outline: InspectorOutline, _ line: CAShapeLayer, _ name: UILabel) {
    let color: UIColor = outline.problem == nil ? .systemBlue : .systemRed
    line.path = outline.path
    line.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    name.text = outline.problem.map { "\(outline.id): \($0)" } ?? outline.id
    name.backgroundColor = color
    let box = outline.path.boundingBox
    let limit = CGSize(width: min(max(box.width, 140), bounds.width), height: 60)
    var size = name.sizeThatFits(limit)
    size.width = min(size.width, limit.width)
    name.frame = CGRect(
      x: min(max(box.minX, 0), bounds.width - size.width),
      y: min(max(box.minY, safeAreaInsets.top), bounds.height - size.height),
      width: size.width,
      height: size.height
    )
  }
}
#endif
