// Where UIKit raises, the stand-in stops.
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @Suite struct RefusalTests {
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

    @MainActor static let refused: [(what: String, act: () -> Void)] = [
      (
        "a constraint between views that have nothing above them in common",
        { UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true }
      ),
      (
        "PA-3: stopping an animator that is not active",
        {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.startAnimation()
          animator.stopAnimation(true)
          animator.stopAnimation(true)
        }
      ),
      (
        "NV-1: pushing a controller that is in the stack",
        {
          let root = UIViewController()
          UINavigationController(rootViewController: root).pushViewController(root, animated: false)
        }
      ),
      (
        "NV-51: pushing a controller again while its push is held, at the commit",
        {
          let navigation = UINavigationController(rootViewController: UIViewController())
          _ = show(navigation)
          Headless.advance(by: 0.1)
          let pushed = UIViewController()
          for _ in 0..<2 { navigation.pushViewController(pushed, animated: true) }
          Headless.advance(by: 1)
        }
      ),
      (
        "CC-2: a child's view where its parent isn't",
        {
          let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
          _ = show(other)
          parent.addChild(child)
          other.view.addSubview(child.view)
        }
      ),
      (
        "a view with a controller's view in it, below another controller",
        {
          let (family, stranger) = (Family(), UIViewController())
          family.parent.addChild(stranger)
          family.parent.view.addSubview(stranger.view)
          stranger.view.addSubview(family.wrapper)
        }
      ),
      (
        "a view with a controller's view in it, beside all controllers",
        {
          let family = Family()
          family.window.addSubview(family.wrapper)
        }
      ),
      (
        "PX-12, RC-112: adding to an effect view itself",
        { UIVisualEffectView(effect: nil).addSubview(UIView()) }
      ),
      (
        "PX-12, RC-112: inserting into an effect view itself",
        {
          let effect = UIVisualEffectView(effect: nil)
          effect.insertSubview(UIView(), belowSubview: effect.contentView)
        }
      ),
      (
        "a transform between two of which one leaves the plane",
        {
          let end = CATransform3DMakeRotation(1, 1, 0, 0)
          _ = CATransform3DIdentity.interpolated(to: end, at: 0.5)
        }
      ),
      (
        "something associated with a value",
        {
          let key = UnsafeRawPointer(Unmanaged.passUnretained(UIView()).toOpaque())
          objc_setAssociatedObject(7, key, 1, .OBJC_ASSOCIATION_RETAIN)
        }
      ),
    ]

    @Test("the stand-in stops at what UIKit refuses", arguments: 0..<11)
    func stops(at index: Int) async {
      await #expect(processExitsWith: .failure) { [index = index as Int] in
        await MainActor.run { RefusalTests.refused[index].act() }
      }
    }

    @Test(
      "a view with a controller's view in it goes anywhere in its parent's, or into no window's"
    )
    @MainActor func allowed() {
      let family = Family()
      let (other, loose) = (UIView(), UIView())
      family.parent.view.addSubview(other)
      other.addSubview(family.wrapper)
      #expect(RefusalTests.refused.count == 11 && family.wrapper.superview === other)
      loose.addSubview(family.wrapper)
      family.parent.view.addSubview(loose)
      #expect(family.child.view.window === family.window)
      family.parent.view.addSubview(other)
      family.window.addSubview(other)
      #expect(other.superview === family.window)
    }
  }
}
