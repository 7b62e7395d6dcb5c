#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("What windows and controllers wish of the screen") struct WindowWishesTests {
    /// A window that only shows something.
    private final class Poster: UIWindow {
      override var canBecomeKey: Bool { false }
    }

    @Test("a window that can't become key is shown without becoming it")
    func neverKey() async {
      let window = show(UIViewController())
      let poster = Poster(frame: UIScreen.main.bounds)
      poster.rootViewController = UIViewController()
      poster.makeKeyAndVisible()
      await advance(0.05)
      #expect(!poster.isHidden && !poster.isKeyWindow && window.isKeyWindow)
      #expect(window.canBecomeKey && !poster.canBecomeKey)
    }

    #if !os(tvOS) && !os(visionOS)
    #endif
  }
}
#endif
