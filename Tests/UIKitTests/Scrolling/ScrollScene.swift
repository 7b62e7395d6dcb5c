#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// A window with a scroll view of 300 by 400 points, and a record of what its delegate hears.
@MainActor final class ScrollScene: NSObject, UIScrollViewDelegate {
  let window: UIWindow
  let scroll = UIScrollView(frame: CGRect(x: 40, y: 100, width: 300, height: 400))
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private(set) var log: [String] = []
  /// What was known when the finger lifted: where it was, how fast per millisecond, where it will rest.
  private(set) var release: (offset: CGPoint, velocity: CGPoint, target: CGPoint)?

  init(content: CGSize) async {
    window = show(UIViewController())
    super.init()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content
    scroll.delegate = self
    window.rootViewController?.view.addSubview(scroll)
    await nextTurn()
  }

  /// A drag in the middle of the scroll view.
  func drag(by way: CGVector) async { await hold(by: way).lift() }

  /// A finger that has dragged and is still down.
  func hold(by way: CGVector) async -> Finger {
    let finger = await Hands.touch(at: CGPoint(x: 190, y: 300), in: window)
    await finger.move(to: CGPoint(x: 190 + way.dx, y: 300 + way.dy), during: 0.3)
    return finger
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if log.last != "scroll" { log.append("scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("will end drag")
    release = (scrollView.contentOffset, velocity, targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("did end drag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("will decelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("did animate") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
#endif
