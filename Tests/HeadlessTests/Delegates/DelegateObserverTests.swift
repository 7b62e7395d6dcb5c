import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Key-value observing of delegates")
  struct DelegateObserverTests {
    final class Delegate: NSObject, UINavigationControllerDelegate {}

    @MainActor final class Heard { var all: [String] = [] }

    @Test("whoever observes a delegate hears of every setting, after it, until it stops")
    func heard() {
      let delegate = Delegate()
      let heard = Heard()
      let navigation = UINavigationController()
      let observation = navigation.observe(\.delegate) { navigation, _ in
        MainActor.assumeIsolated {
          heard.all.append("\(navigation.delegate === delegate)")
        }
      }
      navigation.delegate = delegate
      navigation.delegate = nil
      observation.invalidate()
      navigation.delegate = delegate
      #expect(heard.all == ["true", "false"])
    }
  }
}
