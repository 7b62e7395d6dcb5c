// AN-20: what the screen shows, frame by frame, whatever the main thread does.
/// One frame that the screen has shown.
public struct ShownFrame {
  public let time: CFTimeInterval
  public let displayList: DisplayList
}

extension Headless {
  /// When the screen shows its next frame: a display link's `targetTimestamp`.
  public static var nextFrame: CFTimeInterval { World.shared.nextFrame }

  /// The frames that the screen shows while something goes on, in order; each shows what was committed before it.
  public static func shownFrames(during body: () throws -> Void) rethrows -> [ShownFrame] {
    let (film, others) = startFilming()
    defer { (World.shared.whenFrameIsShown, World.shared.whenFrameIsCorrected) = (others, nil) }
    try body()
    return film.frames
  }

  /// The frames that the screen shows while something goes on, in order.
  public static func shownFrames(
    during body: () async throws -> Void
  ) async rethrows -> [ShownFrame] {
    let (film, others) = startFilming()
    defer { (World.shared.whenFrameIsShown, World.shared.whenFrameIsCorrected) = (others, nil) }
    try await body()
    return film.frames
  }

  /// Looks at the screen whenever a picture forces a render: the screen may show all that is there in that moment.
  public static var whenRenderWasForced: (@MainActor () -> Void)? {
    get { World.shared.whenRenderWasForced }
    set { World.shared.whenRenderWasForced = newValue }
  }

  /// Looks at the screen as it will be at a time if nothing is committed until then.
  public static func look<Result>(
    at time: CFTimeInterval,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try World.shared.look(at: time, body)
  }

  /// What the screen shows in its next frame, if nothing else is committed until then.
  public static var nextDisplayList: DisplayList {
    look(at: World.shared.nextSight) { displayList }
  }

  /// What the screen shows of a view in its next frame, in the view's own coordinates.
  public static func nextDisplayList(of view: UIView) -> DisplayList {
    look(at: World.shared.nextSight) { displayList(of: view) }
  }

  private final class Film { var frames: [ShownFrame] = [] }

  private static func startFilming() -> (film: Film, others: (@MainActor () -> Void)?) {
    let film = Film()
    let others = World.shared.whenFrameIsShown
    func shoot() {
      film.frames.append(ShownFrame(time: World.shared.shownTime, displayList: displayList))
    }
    World.shared.whenFrameIsShown = {
      others?()
      shoot()
    }
    World.shared.whenFrameIsCorrected = {
      if film.frames.last?.time == World.shared.shownTime { film.frames.removeLast() }
      shoot()
    }
    return (film, others)
  }
}
