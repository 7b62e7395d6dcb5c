// The stand-in's fingers: what the touch screen does where there is one.
extension Headless {
  @MainActor public final class Finger {
    let touch: UITouch
    public var view: UIView? { touch.view }

    init(_ touch: UITouch) { self.touch = touch }
  }

  /// How long the screen shows a frame; samples of a finger come once a frame.
  public static var framePeriod: CFTimeInterval { World.shared.screen.framePeriod }

  /// Fingers come down, in one event.
  public static func fingersDown(at points: [CGPoint], in window: UIWindow) -> [Finger] {
    var fingers: [Finger] = []
    inTurn { touches in
      let made = points.map { ($0, touches.makeTouch(at: $0, in: window)) }
      fingers = made.map { Finger($0.1) }
      touches.send(made.map { ($0.1, .began, $0.0) })
    }
    return fingers
  }

  /// Two fingers begin to scroll on a trackpad, with the pointer at a point.
  public static func scrollBegins(at point: CGPoint, in window: UIWindow) -> Finger {
    let touch = World.shared.touches.makeTouch(at: point, in: window)
    touch.isScroll = true
    inTurn { touches in touches.send([(touch, .began, point)]) }
    return Finger(touch)
  }

  /// Fingers are elsewhere, in one event.
  public static func moveFingers(_ moves: [(finger: Finger, point: CGPoint)]) {
    inTurn { touches in
      let live = moves.filter { !$0.finger.touch.isOver }
      touches.send(live.map { ($0.finger.touch, .moved, $0.point) })
    }
  }

  /// Fingers leave the screen where they are, in one event.
  public static func liftFingers(_ fingers: [Finger]) { end(fingers, .ended) }

  /// The system takes fingers away, as it does for a call or a gesture of its own.
  public static func cancelFingers(_ fingers: [Finger]) { end(fingers, .cancelled) }

  /// How many touches there are that somebody is still to hear of.
  public static var touchCount: Int { World.shared.touches.touches.count }

  private static func end(_ fingers: [Finger], _ phase: UITouch.Phase) {
    inTurn { touches in
      let live = fingers.filter { !$0.touch.isOver }
      touches.send(live.map { ($0.touch, phase, $0.touch.point) })
    }
  }

  /// An event is a turn of its own; what it leads to follows at the same moment.
  private static func inTurn(_ send: @escaping @MainActor (TouchDispatcher) -> Void) {
    World.shared.nextTurn { MainActor.assumeIsolated { send(World.shared.touches) } }
    World.shared.settle()
  }
}
