import UIKit

/// Shows what a page is about: does what the hand does, on the screen of a controller.
///
/// The page stays live: touch it whenever you like.
@MainActor public func play(_ controller: UIViewController, _ script: (inout Hand) -> Void) {
  var hand = Hand()
  script(&hand)
  let player = Player(controller)
  #if canImport(ObjectiveC)
  Task {
    for moment in player.moments(of: hand) {
      try? await Task.sleep(nanoseconds: UInt64(moment.delay * 1e9))
      moment.act()
    }
  }
  #else
  for moment in player.moments(of: hand) {
    Headless.advance(by: moment.delay)
    moment.act()
  }
  #endif
}

/// Makes moments of steps, one a frame while a finger moves.
@MainActor final class Player {
  /// What is done after a while.
  struct Moment {
    let delay: TimeInterval
    let act: @MainActor () -> Void
  }

  private weak var controller: UIViewController?
  private let finger: any Finger
  private let dot = Dot()
  private var point = CGPoint.zero

  init(_ controller: UIViewController) {
    self.controller = controller
    #if canImport(ObjectiveC)
    finger = ActedFinger(controller)
    #else
    finger = ScreenFinger()
    #endif
  }

  func moments(of hand: Hand) -> [Moment] { hand.steps.flatMap(moments(of:)) }

  private func moments(of step: Hand.Step) -> [Moment] {
    switch step {
    case .wait(let seconds): [Moment(delay: seconds) { self.finger.rest() }]
    case .act(let act): [Moment(delay: 0, act: act)]
    case .touch(let spot): [Moment(delay: 0) { self.touch(spot()) }]
    case .lift: [Moment(delay: 0) { self.lift() }]
    case .move(let way, let seconds): moments(of: way, for: seconds)
    }
  }

  private func moments(of way: CGVector, for seconds: TimeInterval) -> [Moment] {
    let count = max(1, Int((seconds * 60).rounded()))
    let part = CGVector(dx: way.dx / CGFloat(count), dy: way.dy / CGFloat(count))
    let delay = seconds / TimeInterval(count)
    return (0..<count).map { _ in
      Moment(delay: delay) { self.move(by: part, in: delay) }
    }
  }

  private func touch(_ spot: (view: UIView, place: CGPoint)?) {
    guard let spot, let window = spot.view.window ?? controller?.view.window else {
      return print("The hand found nothing to touch.")
    }
    let bounds = spot.view.bounds
    let place = CGPoint(
      x: bounds.minX + bounds.width * spot.place.x,
      y: bounds.minY + bounds.height * spot.place.y
    )
    point = spot.view.convert(place, to: window)
    dot.appear(at: point, in: window)
    finger.touch(at: point, in: window)
  }

  private func move(by part: CGVector, in seconds: TimeInterval) {
    point.x += part.dx
    point.y += part.dy
    dot.move(to: point)
    finger.move(to: point, in: seconds)
  }

  private func lift() {
    dot.disappear()
    finger.lift()
  }
}
