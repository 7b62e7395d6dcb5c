import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  /// What views leave in their layers to be drawn.
  @MainActor @Suite struct ContentsTests {
    @Test("PX-5: a label's background is seen below its text, animated, resolved and in pictures")
    func labelBackground() async throws {
      let (window, board) = stage(CGSize(width: 300, height: 300))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "Text"
      label.layer.cornerRadius = 5
      label.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      board.addSubview(label)
      await nextTurn()
      func items() -> [DisplayItem] { Headless.displayList.items(of: label) }
      #expect(items().map(\.kind) == [.background, .text])
      #expect(items().first?.color == UIColor.black.cgColor)
      #expect(items().first?.radii == CornerRadii(5))
      board.overrideUserInterfaceStyle = .dark
      await nextTurn()
      #expect(items().first?.color == UIColor.white.cgColor)
      let snapshot = try #require(label.snapshotView(afterScreenUpdates: false))
      let drawn = UIGraphicsImageRenderer(bounds: label.bounds).image { context in
        label.layer.render(in: context.cgContext)
      }
      let pictures = [snapshot, UIImageView(image: drawn)]
      for picture in pictures { board.addSubview(picture) }
      await nextTurn()
      let kinds = pictures.map { picture in
        Headless.displayList(of: picture).items.filter { $0.pictures > 0 }.map(\.kind)
      }
      #expect(kinds == [[.background, .text], [.background, .text]])
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        label.backgroundColor = .black
      }
      await advance(0.5)
      let middle = try #require(items().first?.color?.components?.first)
      #expect(middle > 0.3 && middle < 0.7)
      window.isHidden = true
    }

    @Test func colorsFollowTheStyle() async {
      let (window, board) = stage(CGSize(width: 300, height: 300))
      let label = UILabel(frame: board.bounds)
      label.text = "text"
      board.addSubview(label)
      func color() -> CGColor? {
        guard case .text(_, _, let color, _)? = label.layer.shown?.values.drawing?.commands.first
        else { return nil }
        return color
      }
      await nextTurn()
      #expect(color() == label.color(.label))
      let light = color()
      board.overrideUserInterfaceStyle = .dark
      await nextTurn()
      #expect(color() != light && color() == label.color(.label))
      window.isHidden = true
    }

    /// Guards against a list that stays black below a light bar, because the style changed while it was covered.
    @Test("what was in no window while the screen's style changed has the new one as it comes back")
    func styleOfTheAbsent() async {
      final class Listener: UIViewController {
        var heard = 0
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { heard += 1 }
      }
      let (window, board) = stage(CGSize(width: 300, height: 300))
      let listener = Listener()
      let view = UIView(frame: board.bounds)
      view.backgroundColor = .systemBackground
      listener.view.addSubview(view)
      board.addSubview(listener.view)
      await nextTurn()
      let light = view.layer.backgroundColor
      let heard = listener.heard
      listener.view.removeFromSuperview()
      Headless.changeScreen { $0.style = .dark }
      #expect(view.layer.backgroundColor == light && listener.heard == heard)
      board.addSubview(listener.view)
      #expect(view.layer.backgroundColor == view.color(.systemBackground))
      #expect(view.layer.backgroundColor != light && listener.heard == heard + 1)
      Headless.changeScreen { $0.style = .light }
      #expect(view.layer.backgroundColor == light && listener.heard == heard + 2)
      window.isHidden = true
    }

    /// Guards against a bar that stays black, because its controller got another style while another tab was shown.
    @Test(
      "what was in no window while something around its place got a style has that as it comes back"
    )
    func styleAroundTheAbsent() async {
      let (window, board) = stage(CGSize(width: 300, height: 300))
      let (outer, inner) = (UIView(frame: board.bounds), UIView(frame: board.bounds))
      for view in [outer, inner] { view.backgroundColor = .systemBackground }
      outer.addSubview(inner)
      let light = inner.layer.backgroundColor
      board.overrideUserInterfaceStyle = .dark
      #expect(inner.layer.backgroundColor == light)
      board.addSubview(outer)
      for view in [outer, inner] {
        #expect(view.layer.backgroundColor == board.color(.systemBackground))
        #expect(view.layer.backgroundColor != light)
      }
      outer.removeFromSuperview()
      inner.overrideUserInterfaceStyle = .light
      board.addSubview(outer)
      #expect(outer.layer.backgroundColor != light && inner.layer.backgroundColor == light)
      window.isHidden = true
    }
  }

  @MainActor @Suite struct EffectViewTests {
    @Test("PX-12, RC-112: its content view takes what an effect view does not")
    func contentView() {
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      let view = UIView()
      effect.contentView.addSubview(view)
      effect.bringSubviewToFront(effect.contentView)
      #expect(view.superview === effect.contentView && effect.subviews == [effect.contentView])
    }

    @Test(
      "EF-20: an effect comes with its animator, and one made outside of a window shows the effect whole"
    )
    func outsideOfWindow() async {
      let window = show(UIViewController())
      var blurs: [CGFloat] = []
      for isInWindow in [true, false] {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        if isInWindow { window.addSubview(view) }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.effect = UIBlurEffect(style: .regular)
        }
        animator.pauseAnimation()
        window.addSubview(view)
        for fraction in isInWindow ? [0, 0.5, 1] : [] as [CGFloat] {
          animator.fractionComplete = fraction
          await nextTurn()
          let radii = Headless.displayList.items.filter { $0.kind == .backdrop }.map(\.width)
          #expect(radii == (fraction == 0 ? [] : [20 * fraction]))
        }
        animator.fractionComplete = 0.25
        await nextTurn()
        blurs.append(Headless.nextDisplayList.items.first { $0.kind == .backdrop }?.width ?? 0)
        view.removeFromSuperview()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
      #expect(blurs[1] > 0 && isClose(blurs[0], blurs[1] / 4, within: 0.01))
    }
  }
}
