import UIKit

/// Shows what a page is about: does what the hand does, on the screen of a controller.
///
/// Where a program can make no touches, the hand holds flights by what it is given. The page stays live: touch it whenever
/// you like. If the task that it returns is canceled, the hand stops.
@discardableResult @MainActor public func play(
  _ controller: UIViewController,
  pulling: Grip.Pulling? = nil,
  grabbing: Grip.Grabbing? = nil,
  _ script: (inout Hand) -> Void
) -> Task<Void, Never>? {
  var hand = Hand()
  script(&hand)
  let player = Player(controller, Pulling.Grips(pulling: pulling, grabbing: grabbing))
  #if canImport(ObjectiveC)
  return Task {
    for moment in player.moments(of: hand) {
      try? await Task.sleep(nanoseconds: UInt64(moment.delay * 1e9))
      if Task.isCancelled { return player.leave() }
      moment.act()
    }
  }
  #else
  for moment in player.moments(of: hand) {
    Headless.advance(by: moment.delay)
    moment.act()
  }
  return nil
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
  private let dots = [Dot(), Dot()]
  /// Where the fingers are that are down.
  private var points: [CGPoint] = []

  init(_ controller: UIViewController, _ grips: Pulling.Grips) {
    self.controller = controller
    #if canImport(ObjectiveC)
    finger = ActedFinger(controller, grips)
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
    case .pinch(let spot, let pinch): moments(of: pinch, at: spot)
    case .turn: [Moment(delay: 0) { self.turn() }]
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

  /// Two fingers come down so far to the left and to the right of a place, and go on from there, frame by frame.
  private func moments(of pinch: Hand.Pinch, at spot: @escaping Hand.Spot) -> [Moment] {
    let start = Moment(delay: 0) { self.touch(spot(), apart: 70) }
    let count = max(1, Int((pinch.seconds * 60).rounded()))
    let delay = pinch.seconds / TimeInterval(count)
    var middle = CGPoint.zero
    let moves = (1...count).map { number in
      Moment(delay: delay) { [self] in
        guard points.count == 2 else { return }
        if number == 1 { middle = CGPoint(x: (points[0].x + points[1].x) / 2, y: points[0].y) }
        let part = CGFloat(number) / CGFloat(count)
        let place = CGPoint(x: middle.x + part * pinch.way.dx, y: middle.y + part * pinch.way.dy)
        let reach = 70 * (1 + part * (pinch.scale - 1))
        let (dx, dy) = (reach * cos(part * pinch.angle), reach * sin(part * pinch.angle))
        move(
          to: [
            CGPoint(x: place.x - dx, y: place.y - dy), CGPoint(x: place.x + dx, y: place.y + dy),
          ],
          in: delay
        )
      }
    }
    return [start] + moves + [Moment(delay: 0) { self.lift() }]
  }

  /// A finger comes down at a spot, or two at its sides.
  private func touch(_ spot: (view: UIView, place: CGPoint)?, apart reach: CGFloat? = nil) {
    guard let spot, let window = spot.view.window ?? controller?.view.window else {
      return print("The hand found nothing to touch.")
    }
    let bounds = spot.view.bounds
    let place = CGPoint(
      x: bounds.minX + bounds.width * spot.place.x,
      y: bounds.minY + bounds.height * spot.place.y
    )
    let middle = spot.view.convert(place, to: window)
    points = (reach.map { [-$0, $0] } ?? [0]).map { CGPoint(x: middle.x + $0, y: middle.y) }
    for (dot, point) in zip(dots, points) { dot.appear(at: point, in: window) }
    finger.touch(at: points, in: window)
  }

  private func move(by part: CGVector, in seconds: TimeInterval) {
    move(to: points.map { CGPoint(x: $0.x + part.dx, y: $0.y + part.dy) }, in: seconds)
  }

  private func move(to points: [CGPoint], in seconds: TimeInterval) {
    guard !points.isEmpty else { return }
    self.points = points
    for (dot, point) in zip(dots, points) { dot.move(to: point) }
    finger.move(to: points, in: seconds)
  }

  private func lift() {
    leave()
    finger.lift()
  }

  /// Shows no finger any longer.
  func leave() {
    for dot in dots { dot.disappear() }
  }

  private func turn() {
    #if canImport(ObjectiveC)
    guard let size = controller?.preferredContentSize else { return }
    controller?.preferredContentSize = CGSize(width: size.height, height: size.width)
    #else
    Headless.changeScreen { screen in
      let (size, area) = (screen.size, screen.safeArea)
      screen.size = CGSize(width: size.height, height: size.width)
      // What was at the top of a phone is at both sides of one that is held sideways.
      let isTurned = screen.size.width > screen.size.height
      let notch = max(area.top, area.left)
      screen.safeArea =
        isTurned
        ? UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
        : UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
    }
    #endif
  }
}
