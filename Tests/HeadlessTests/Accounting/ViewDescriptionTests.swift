// Descriptions before and after.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct ViewDescriptionTests {
    private func tree(_ seed: UInt64) -> (window: UIWindow, view: UIView) {
      let window = emptyWindow()
      var tree = RandomTree(seed: seed, isRich: true)
      let view = tree.view(depth: 2, in: window.bounds.size)
      window.addSubview(view)
      Headless.turn()
      return (window, view)
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// Edits, each with what the difference has to name.
    private static let edits: [(name: String, edit: @MainActor (UIView) -> Void)] = [
      ("frame", { $0.frame.origin.x += 0.001 }), ("bounds", { $0.bounds.origin.y -= 1 }),
      ("position", { $0.center.y += 1 }),
      ("transform", { $0.transform = $0.transform.rotated(by: 0.1) }),
      ("opacity", { $0.alpha = 0.95 }), ("isHidden", { $0.isHidden.toggle() }),
      ("masksToBounds", { $0.clipsToBounds.toggle() }),
      ("backgroundColor", { $0.backgroundColor = UIColor(white: 0.123, alpha: 1) }),
      ("cornerRadius", { $0.layer.cornerRadius += 1 }),
      (
        "maskedCorners",
        { $0.layer.maskedCorners = CACornerMask(rawValue: $0.layer.maskedCorners.rawValue ^ 1) }
      ),
      (
        "cornerCurve",
        { $0.layer.cornerCurve = $0.layer.cornerCurve == .circular ? .continuous : .circular }
      ),
      ("borderWidth", { $0.layer.borderWidth += 1 }),
      ("borderColor", { $0.layer.borderColor = UIColor.green.cgColor }),
      ("shadowColor", { $0.layer.shadowColor = nil }),
      ("shadowOpacity", { $0.layer.shadowOpacity += 0.5 }),
      ("shadowOffset", { $0.layer.shadowOffset.width += 1 }),
      ("shadowRadius", { $0.layer.shadowRadius += 1 }),
      ("shadowPath", { $0.layer.shadowPath = CGPath(rect: $0.bounds, transform: nil) }),
      ("zPosition", { $0.layer.zPosition += 1 }),
      ("anchorPoint", { $0.layer.anchorPoint.x += 0.1 }),
      ("contents", { $0.layer.contents = UIImage(systemName: "plus")?.cgImage }),
      ("contentsGravity", { $0.layer.contentsGravity = .left }),
      ("contentsRect", { $0.layer.contentsRect.size.width = 0.5 }),
      ("contentMode", { $0.contentMode = .bottomRight }), ("tag", { $0.tag += 1 }),
      ("isUserInteractionEnabled", { $0.isUserInteractionEnabled.toggle() }),
      ("autoresizingMask", { $0.autoresizingMask.formSymmetricDifference(.flexibleWidth) }),
      ("speed", { $0.layer.speed = 0 }), ("mask", { $0.layer.mask = CALayer() }),
      ("sublayers", { $0.layer.addSublayer(CALayer()) }), ("subviews", { $0.addSubview(UIView()) }),
      ("animations", { $0.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade") }),
      ("shouldRasterize", { $0.layer.shouldRasterize.toggle() }),
      ("isOpaque", { $0.isOpaque.toggle() }),
    ]

    @Test("a width of a view's own is the view's, and not its parent's")
    func ownWidth() {
      let (parent, child) = (UIView(), UIView())
      let before = Headless.describe(parent)
      parent.addSubview(child)
      child.widthAnchor.constraint(equalToConstant: 80).isActive = true
      child.removeFromSuperview()
      #expect(Headless.describe(parent).difference(from: before) == [])
    }

    @Test func anySingleChangeIsNamed() {
      for (index, edit) in Self.edits.enumerated() {
        let (window, view) = tree(UInt64(index))
        let views = all(view)
        let before = Headless.describe(window)
        edit.edit(views[index % views.count])
        let lines = Headless.describe(window).difference(from: before)
        #expect(
          !lines.isEmpty && lines.contains { $0.contains(edit.name) },
          "\(edit.name): \(lines)"
        )
      }
    }
  }
}
