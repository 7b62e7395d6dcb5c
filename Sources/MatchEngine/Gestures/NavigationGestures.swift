#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The gestures of a navigation, put on its view when it has one, and taken away again.
@MainActor final class NavigationGestures {
  private weak var relay: NavigationRelay?
  #if os(iOS) || !canImport(ObjectiveC)
  private var swipe: EdgeSwipe?
  #endif
  private var pull: PullGesture?

  init(before relay: NavigationRelay) { self.relay = relay }

  func attach(to navigation: UINavigationController) {
    guard let relay, navigation.isViewLoaded else { return }
    #if os(iOS) || !canImport(ObjectiveC)
    if swipe == nil { swipe = EdgeSwipe(before: relay, of: navigation) }
    #endif
    #if !os(tvOS)
    if pull == nil {
      pull = PullGesture(
        on: navigation,
        by: { [weak relay] in relay?.popper ?? .nobody },
        goBack: { [weak navigation] in
          navigation?.beginMatch { $0.popViewController(animated: true) }
        }
      )
    }
    #endif
  }

  func remove() {
    #if os(iOS) || !canImport(ObjectiveC)
    swipe?.remove()
    swipe = nil
    #endif
    pull?.remove()
    pull = nil
  }
}
#endif
