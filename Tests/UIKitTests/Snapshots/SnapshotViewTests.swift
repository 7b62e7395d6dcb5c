#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

/// Counts its layout passes.
final class CountingView: UIView {
  var passes = 0
  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

extension UIKitTests {
  /// SN-1…SN-11, as far as they can be seen without looking at pixels.
  @MainActor @Suite struct SnapshotViewTests {
    private let window: UIWindow
    private let root = UIViewController()
    private let view = CountingView(frame: CGRect(x: 20, y: 30, width: 80, height: 60))

    init() async {
      window = show(root)
      view.backgroundColor = .red
      root.view.addSubview(view)
      await nextTurn()
    }

    @Test("SN-3: with true pending layout is done first, with false it is not")
    func layoutBeforeASnapshot() {
      let before = view.passes
      view.setNeedsLayout()
      _ = view.snapshotView(afterScreenUpdates: false)
      #expect(view.passes == before)
      _ = view.snapshotView(afterScreenUpdates: true)
      #expect(view.passes == before + 1)
    }

    @Test("RC-90: there is a snapshot of whatever is asked for")
    func alwaysASnapshot() {
      let rects = [
        CGRect(x: 500, y: 500, width: 10, height: 10), .null,
        CGRect(x: 0, y: 0, width: 0, height: 10),
      ]
      for rect in rects {
        let part = view.resizableSnapshotView(
          from: rect,
          afterScreenUpdates: true,
          withCapInsets: .zero
        )
        #expect(part != nil, "\(rect)")
      }
      #expect(view.snapshotView(afterScreenUpdates: false) != nil)
      let (empty, hidden, loose) = (UIView(), UIView(frame: view.frame), UIView(frame: view.frame))
      root.view.addSubview(empty)
      root.view.addSubview(hidden)
      hidden.isHidden = true
      for other in [empty, hidden, loose] {
        #expect(other.snapshotView(afterScreenUpdates: true) != nil)
      }
    }

    @Test("RC-91, SN-5: a snapshot has the size of the rectangle, and nothing else of its own")
    func snapshotView() async throws {
      view.alpha = 0.25
      view.layer.cornerRadius = 9
      view.layer.shadowOpacity = 1
      view.isHidden = true
      await nextTurn()
      for (rect, size) in [
        (CGRect(x: 70, y: 50, width: 30, height: 40), CGSize(width: 30, height: 40)),
        (CGRect.null, .zero),
        (CGRect(x: 3, y: 3, width: 0, height: 10), CGSize(width: 0, height: 10)),
      ] {
        let snapshot = try #require(
          view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
        )
        #expect(snapshot.frame == CGRect(origin: .zero, size: size))
        #expect(snapshot.bounds == snapshot.frame)
        #expect(snapshot.subviews.isEmpty && snapshot.isUserInteractionEnabled)
        #expect(snapshot.autoresizingMask == [])
        #expect(snapshot.layer.contentsScale == UIScreen.main.scale)
        #expect(snapshot.alpha == 1 && !snapshot.isHidden)
        #expect(snapshot.layer.cornerRadius == 0 && snapshot.layer.shadowOpacity == 0)
      }
    }

    @Test("RC-93: drawing a hierarchy says no in no window, and without a context")
    func drawnOrNot() {
      let (empty, hidden, clear) = (UIView(), UIView(frame: view.frame), UIView(frame: view.frame))
      for other in [empty, hidden, clear] { root.view.addSubview(other) }
      hidden.isHidden = true
      clear.alpha = 0
      let loose = UIView(frame: view.frame)
      let box = CGRect(x: 0, y: 0, width: 40, height: 30)
      #expect(!view.drawHierarchy(in: box, afterScreenUpdates: false))
      _ = UIGraphicsImageRenderer(bounds: box).image { _ in
        for shown in [view, hidden, clear, empty] {
          #expect(shown.drawHierarchy(in: box, afterScreenUpdates: true))
        }
        #expect(!loose.drawHierarchy(in: box, afterScreenUpdates: false))
      }
    }
  }

  /// Images that are drawn.
  @MainActor @Suite struct ImageTests {
    private func image(_ scale: CGFloat) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format)
      return renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
      }
    }

    @Test("An image has its renderer's size in points, and scale times as many pixels")
    func sizes() {
      for scale in [1, 2, 3] as [CGFloat] {
        let image = image(scale)
        #expect(image.size == CGSize(width: 10, height: 6) && image.scale == scale)
        #expect(image.cgImage?.width == Int(10 * scale) && image.cgImage?.height == Int(6 * scale))
      }
    }

    @Test("An image's copies keep its size, and take the mode that they are given")
    func modes() {
      let image = image(2)
      #expect(image.renderingMode == .automatic)
      let template = image.withRenderingMode(.alwaysTemplate)
      #expect(template.renderingMode == .alwaysTemplate && template.size == image.size)
      #expect(template !== image && image.renderingMode == .automatic)
      let tinted = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
      #expect(tinted.renderingMode == .alwaysOriginal && tinted.scale == 2)
    }

    @Test("Symbols of the system are there under their names")
    func symbols() throws {
      for name in ["heart", "star", "photo", "xmark", "plus", "play"] {
        let symbol = try #require(UIImage(systemName: name))
        #expect(symbol.size.width > 0 && symbol.size.height > 0)
      }
    }
  }
}
#endif
