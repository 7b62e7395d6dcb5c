import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Where a view that contains a controller's view may go")
  struct ControllerPlaceTests {
    /// A parent on the screen with a child, whose view lies in a wrapper in the parent's view.
    @MainActor struct Family {
      let window: UIWindow
      let parent = UIViewController()
      let child = UIViewController()
      let wrapper = UIView()

      init() {
        startOver()
        window = show(parent)
        parent.addChild(child)
        wrapper.addSubview(child.view)
        parent.view.addSubview(wrapper)
        child.didMove(toParent: parent)
        Headless.turn()
      }
    }

    @Test("it goes anywhere in its parent's view, and into a tree that no controller has yet")
    func allowed() {
      let family = Family()
      let other = UIView()
      family.parent.view.addSubview(other)
      other.addSubview(family.wrapper)
      #expect(family.wrapper.superview === other)
      let loose = UIView()
      loose.addSubview(family.wrapper)
      family.parent.view.addSubview(loose)
      #expect(family.child.view.window === family.window)
    }

    @Test("it does not go below another controller: UIKit raises")
    func belowAnother() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let family = Family()
          let stranger = UIViewController()
          family.parent.addChild(stranger)
          family.parent.view.addSubview(stranger.view)
          stranger.view.addSubview(family.wrapper)
        }
      }
    }

    @Test("it does not go into the window beside all controllers: UIKit raises")
    func besideAll() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let family = Family()
          family.window.addSubview(family.wrapper)
        }
      }
    }

    @Test("the same moves are fine for a view without a controller's view in it")
    func without() {
      let family = Family()
      let plain = UIView()
      family.parent.view.addSubview(plain)
      family.window.addSubview(plain)
      #expect(plain.superview === family.window)
    }
  }
}
