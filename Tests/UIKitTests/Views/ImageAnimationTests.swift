#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Images that are animated") struct ImageAnimationTests {
    let window: UIWindow
    let images = [UIColor.red, .green, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }

    init() async {
      window = show(UIViewController())
      await nextTurn()
    }

    /// An image view in the window.
    private func shownView(_ image: UIImage? = nil) async -> UIImageView {
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      window.addSubview(view)
      await nextTurn()
      return view
    }

    /// Which of the images the screen shows.
    private func shown(by view: UIImageView) -> Int? {
      let contents = view.layer.presentation()?.contents as AnyObject
      return images.firstIndex { $0.cgImage === contents }
    }

    @Test("VH-12, AN-16: its images follow one another, over and over, until it is stopped")
    func plays() async {
      let view = await shownView(images[2])
      #expect(view.animationImages == nil && view.animationRepeatCount == 0)
      #expect(view.animationDuration == 0 && !view.isAnimating)
      view.animationImages = Array(images[0...1])
      view.animationDuration = 1
      #expect(!view.isAnimating && shown(by: view) == 2)
      view.startAnimating()
      #expect(view.isAnimating)
      await advance(0.2)
      #expect(shown(by: view) == 0)
      await advance(0.5)
      #expect(shown(by: view) == 1)
      await advance(2.5)
      #expect(shown(by: view) == 0)
      view.stopAnimating()
      await nextTurn()
      #expect(!view.isAnimating && shown(by: view) == 2)
    }

    @Test(
      "VH-13, VH-14: an animated image plays by itself, anew in each window, until there is another"
    )
    func playsByItself() async {
      let view = await shownView(UIImage.animatedImage(with: images, duration: 3))
      for _ in 0..<2 {
        #expect(view.isAnimating)
        for (time, number) in [(0.5, 0), (1, 1), (1, 2), (1, 0)] {
          await advance(time)
          #expect(shown(by: view) == number)
        }
        view.removeFromSuperview()
        await nextTurn()
        #expect(view.layer.animationKeys() == nil)
        window.addSubview(view)
      }
      view.image = images[1]
      await nextTurn()
      #expect(!view.isAnimating && shown(by: view) == 1)
    }
  }
}
#endif
