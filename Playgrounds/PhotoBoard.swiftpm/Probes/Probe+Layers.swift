#if canImport(UIKit)
import UIKit

// Animations, layout, and where views are.
nonisolated extension Probe {
  static let layers = [
    Probe(
      "layersHavePresentationsOnceCommitted",
      relies: "A layer has a presentation once it was committed, and not before",
      settledBy: "VH-9"
    ) { room in
      let (view, _) = await room.showView()
      let isEarly = view.layer.presentation() != nil
      await room.wait(0.1)
      return "\(!isEarly && view.layer.presentation() != nil)"
    },
    Probe(
      "heldAnimationsStay",
      relies: "An animation of a day stays through a push, and shows its value",
      settledBy: "AN-41"
    ) { room in
      let stage = await ProbeStack(1, in: room)
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
      stage.window.addSubview(view)
      view.layer.hold(Float(0), of: "opacity")
      stage.navigation.pushViewController(stage.b, animated: true)
      await room.wait(1)
      let isShown = view.layer.presentation()?.opacity != 0
      return "\(view.layer.animation(forKey: "held") != nil && !isShown)"
    },
    Probe(
      "opacitiesAreClampedOneByOne",
      open: "Whether each of several animations keeps an opacity within its bounds"
    ) { room in
      let (view, host) = await room.showView()
      view.backgroundColor = .red
      await room.wait(0.1)
      view.layer.hold(Float(0.5), of: "opacity")
      view.layer.holdMore(Float(0.75), as: "more")
      view.layer.holdMore(Float(-0.5), as: "less")
      await room.wait(0.1)
      let seen = ProbePixels(ofSeen: host).opacity(at: 10)
      if abs(seen - 0.5) < 0.05 { return "true" }
      return abs(seen - 0.75) < 0.05 ? "false" : nil
    },
    Probe(
      "presentationsFollowPausedAnimators",
      relies: "A presentation has the values of a paused animator's fraction",
      settledBy: "GE-13"
    ) { room in
      let (view, _) = await room.showView()
      await room.wait(0.1)
      let start = view.center.x
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      await room.wait(0.1)
      let seen = (view.layer.presentation()?.position.x ?? 0) - start
      animator.stopAnimation(true)
      return "\(abs(seen - 50) < 1)"
    },
    Probe(
      "markedViewsAreLaidOutAfterLists",
      relies: "A view that a list marks in its layout is laid out in the same pass",
      settledBy: "LY-22"
    ) { room in
      let window = await room.show()
      let (list, view, log) = (LoggedTable(), LoggedView(), ProbeLog())
      (list.log, view.log) = (log, log)
      list.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      list.whenLaidOut = { view.setNeedsLayout() }
      window.addSubview(list)
      window.addSubview(view)
      await room.wait(0.1)
      log.clear()
      list.setNeedsLayout()
      window.layoutIfNeeded()
      return "\(log.calls == ["list", "view"])"
    },
    Probe(
      "heldTransformsMoveNoSafeArea",
      relies: "A held transform changes no safe area and calls for no layout",
      settledBy: "LY-21"
    ) { room in
      let (controller, log) = (LoggedController("A", ProbeLog()), ProbeLog())
      _ = await room.show(controller)
      controller.whenLaidOut = { log.note("layout") }
      let insets = controller.view.safeAreaInsets
      controller.view.layer.hold(CATransform3DMakeTranslation(0, 50, 0), of: "transform")
      await room.wait(0.1)
      return "\(log.calls.isEmpty && controller.view.safeAreaInsets == insets)"
    },
    Probe(
      "arrangedOrderIsKept",
      relies: "Inserting an arranged subview elsewhere changes only the paint order",
      settledBy: "VH-16"
    ) { _ in
      let (a, b) = (UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.insertSubview(a, at: 1)
      return "\(stack.arrangedSubviews == [a, b] && stack.subviews == [b, a])"
    },
  ]

  static let texts = [
    Probe("labelsDrawTextAlone", relies: "Without its background a label renders its text alone") {
      room in
      let (view, _) = await room.showView(100)
      let label = UILabel(frame: view.bounds)
      label.text = "I"
      label.backgroundColor = .red
      view.addSubview(label)
      await room.wait(0.1)
      label.backgroundColor = nil
      let pixels = ProbePixels(ofRendered: label.layer, label.bounds.size)
      return "\(pixels.opacity(at: 95) < 0.05 && (0..<20).contains { pixels.opacity(at: $0) > 0 })"
    },
    Probe(
      "labelsDrawThemselves",
      relies: "Called by hand, a label draws its text, at the context's scale, and nothing else",
      settledBy: "PX-23"
    ) { room in
      let (view, _) = await room.showView(100)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let inside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
      inside.backgroundColor = .red
      label.text = "W"
      label.layer.borderWidth = 20
      view.addSubview(label)
      label.addSubview(inside)
      await room.wait(0.1)
      let pixels = ProbePixels(CGSize(width: 400, height: 80)) { context in
        context.scaleBy(x: 4, y: 4)
        label.draw(label.bounds)
      }
      let drawn = (0..<400).filter { pixels.opacity(at: $0) > 0 }
      return "\(drawn.contains { $0 > 24 } && drawn.allSatisfy { $0 < 100 })"
    },
    Probe(
      "textRectsAreLinesHigh",
      relies:
        "The text rectangle of a label is as wide as its text, and some lines of its font high"
    ) { _ in
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 17)
      label.text = "English, Deutsch, français, italiano, rumantsch, svenska, suomi"
      @MainActor func size(_ width: CGFloat, lines: Int) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width, height: 1000)
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).size
      }
      let (line, several) = (size(1000, lines: 1), size(120, lines: 0))
      let height = label.font.lineHeight
      let rest = (several.height / height - (several.height / height).rounded()) * height
      let isFilled = several.width > 80 && several.width <= 120
      return "\(abs(line.height - height) < 1 && abs(rest) < 1 && isFilled && line.width > 400)"
    },
  ]
}

extension CALayer {
  /// Adds to an opacity.
  fileprivate func holdMore(_ value: Float, as key: String) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = value
    animation.toValue = value
    animation.isAdditive = true
    animation.duration = 86_400
    add(animation, forKey: key)
  }
}

/// A view that notes when it is laid out, and when it leaves its window.
private final class LoggedView: UIView {
  var log: ProbeLog?

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.note("view")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { log?.note("leaves") }
  }
}

/// A list that notes when it is laid out.
private final class LoggedTable: UITableView {
  var log: ProbeLog?
  var whenLaidOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.note("list")
    whenLaidOut?()
  }
}
#endif
