#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The outlines and names of tagged views.
@MainActor final class InspectorOutlines: UIView {
  var read: () -> [InspectedView] = { [] }
  private var outlines: [Outline] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// One outline with its name.
  @MainActor private struct Outline {
    let line = CAShapeLayer()
    let name = UILabel()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let views = read()
    while outlines.count < views.count { outlines.append(makeOutline()) }
    while outlines.count > views.count {
      let last = outlines.removeLast()
      last.line.removeFromSuperlayer()
      last.name.removeFromSuperview()
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (outline, view) in zip(outlines, views) { show(view, outline) }
    placeNames(of: views)
    CATransaction.commit()
  }

  private func makeOutline() -> Outline {
    let outline = Outline()
    outline.line.fillColor = nil
    outline.line.lineWidth = 1.5
    layer.insertSublayer(outline.line, at: 0)
    outline.name.font = .systemFont(ofSize: 10, weight: .semibold)
    outline.name.textColor = .white
    outline.name.layer.cornerRadius = 2
    outline.name.clipsToBounds = true
    addSubview(outline.name)
    return outline
  }

  private func show(_ view: InspectedView, _ outline: Outline) {
    let color: UIColor = view.problem == nil ? .systemBlue : .systemRed
    let path = CGMutablePath()
    path.addLines(between: view.corners)
    path.closeSubpath()
    outline.line.path = path
    outline.line.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    outline.name.text = view.problem.map { "\(view.id): \($0)" } ?? view.id
    outline.name.numberOfLines = view.problem == nil ? 1 : 3
    outline.name.backgroundColor = color
  }

  /// Each name is at the top left of its outline, frontmost first.
  ///
  /// It is above the outline if it would cover the view, and below another name that is there already.
  private func placeNames(of views: [InspectedView]) {
    var taken: [CGRect] = []
    for (outline, view) in zip(outlines, views).reversed() {
      let box = CGRect(around: view.corners)
      let least: CGFloat = view.problem == nil ? 40 : 140
      let limit = CGSize(width: min(max(box.width, least), bounds.width), height: 60)
      let size = outline.name.sizeThatFits(limit)
      let top = box.height < 3 * size.height ? box.minY - size.height : box.minY
      var place = CGRect(
        x: min(max(box.minX, 0), bounds.width - min(size.width, limit.width)),
        y: min(max(top, safeAreaInsets.top), bounds.height - size.height),
        width: min(size.width, limit.width),
        height: size.height
      )
      while let other = taken.first(where: { $0.intersects(place) }) {
        place.origin.y = other.maxY + 1
      }
      outline.name.isHidden = place.maxY > max(box.maxY, box.minY + size.height) + 60
      guard !outline.name.isHidden else { continue }
      outline.name.frame = place
      taken.append(place)
    }
  }
}
#endif
