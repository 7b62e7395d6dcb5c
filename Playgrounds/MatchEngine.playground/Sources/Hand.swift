import UIKit

/// What a hand does, step by step; nothing happens before it is played.
///
/// ```swift
/// play(navigation) { hand in
///   hand.wait(0.5)
///   hand.tap { list.row(2) }
///   hand.wait(1)
///   hand.drag(by: CGVector(dx: 0, dy: 240), for: 0.4) { detail.photoView }
/// }
/// ```
///
/// Views are named by closures, which are asked when their moment has come.
@MainActor public struct Hand {
  /// Where a finger comes down: a view, and a place in it from 0 to 1.
  public typealias Spot = @MainActor () -> (view: UIView, place: CGPoint)?

  /// One thing that a hand does.
  public enum Step {
    /// Nothing, for a while; a finger that is down stays where it is.
    case wait(TimeInterval)
    /// The finger comes down.
    case touch(Spot)
    /// The finger moves so far, evenly.
    case move(CGVector, TimeInterval)
    /// The finger leaves the screen.
    case lift
    /// Two fingers come down around a place, come closer or part, turn and move, and leave the screen.
    case pinch(Spot, Pinch)
    /// The phone is held the other way.
    case turn
    /// What no finger does.
    case act(@MainActor () -> Void)
  }

  /// What two fingers do.
  public struct Pinch {
    /// How far apart they are in the end, as a part of how far apart they came down.
    let scale: CGFloat
    /// By how much they turn, in radians.
    let angle: CGFloat
    /// How far they go.
    let way: CGVector
    /// How long that takes.
    let seconds: TimeInterval
  }

  /// All that it does.
  public private(set) var steps: [Step] = []

  init() {}

  /// Does nothing for a while.
  public mutating func wait(_ seconds: TimeInterval) { steps.append(.wait(seconds)) }

  /// Does what no finger does.
  public mutating func `do`(_ act: @escaping @MainActor () -> Void) { steps.append(.act(act)) }

  /// Puts a finger on a view: in its middle, or at a place in it from 0 to 1.
  public mutating func touch(
    at place: CGPoint = CGPoint(x: 0.5, y: 0.5),
    _ view: @escaping @MainActor () -> UIView?
  ) {
    steps.append(.touch { view().map { ($0, place) } })
  }

  /// Moves the finger that is down.
  public mutating func move(by way: CGVector, for seconds: TimeInterval) {
    steps.append(.move(way, seconds))
  }

  /// Takes the finger off the screen.
  public mutating func lift() { steps.append(.lift) }

  /// Puts two fingers on a view, around its middle or a place in it from 0 to 1, and lifts them in motion.
  ///
  /// With a scale of 1, they move as one finger does. In Xcode, two fingers do nothing: pinch there yourself.
  public mutating func pinch(
    at place: CGPoint = CGPoint(x: 0.5, y: 0.5),
    to scale: CGFloat,
    turning angle: CGFloat = 0,
    by way: CGVector = .zero,
    for seconds: TimeInterval,
    _ view: @escaping @MainActor () -> UIView?
  ) {
    let pinch = Pinch(scale: scale, angle: angle, way: way, seconds: seconds)
    steps.append(.pinch({ view().map { ($0, place) } }, pinch))
  }

  /// Turns the phone: upright, it is held sideways then, and the other way round.
  public mutating func turn() { steps.append(.turn) }
}

extension Hand {
  /// Taps a view: its middle, or a place in it from 0 to 1.
  public mutating func tap(
    at place: CGPoint = CGPoint(x: 0.5, y: 0.5),
    _ view: @escaping @MainActor () -> UIView?
  ) {
    touch(at: place, view)
    wait(0.1)
    lift()
  }

  /// Puts a finger on a view, moves it and lifts it in motion.
  public mutating func drag(
    at place: CGPoint = CGPoint(x: 0.5, y: 0.5),
    by way: CGVector,
    for seconds: TimeInterval,
    _ view: @escaping @MainActor () -> UIView?
  ) {
    touch(at: place, view)
    move(by: way, for: seconds)
    lift()
  }

  /// Chooses a segment.
  public mutating func choose(
    _ index: Int,
    _ control: @escaping @MainActor () -> UISegmentedControl?
  ) {
    steps.append(
      .touch {
        control().map { ($0, Hand.place(of: index, among: $0.numberOfSegments)) }
      }
    )
    wait(0.1)
    lift()
  }

  /// Chooses a tab.
  public mutating func choose(_ index: Int, of tabs: UITabBarController) {
    steps.append(
      .touch { (tabs.tabBar, Hand.place(of: index, among: tabs.tabBar.items?.count ?? 1)) }
    )
    wait(0.1)
    lift()
  }

  /// Taps the back button.
  public mutating func goBack(in navigation: UINavigationController) {
    let bar = navigation.navigationBar
    steps.append(.touch { (bar, CGPoint(x: 24 / bar.bounds.width, y: 22 / bar.bounds.height)) })
    wait(0.1)
    lift()
  }

  /// The middle of one of several equal parts beside each other.
  static func place(of index: Int, among count: Int) -> CGPoint {
    CGPoint(x: (CGFloat(index) + 0.5) / CGFloat(max(count, 1)), y: 0.4)
  }
}
