import UIKit

/// Plays one script in one world, and notes what is there in every frame.
@MainActor final class UntaggedPlayer {
  let world: UntaggedWorld
  /// What can be told of each frame, and what is seen in it.
  private(set) var frames: [(lines: [String], seen: DisplayList)] = []

  /// Whether nothing flew that was planned.
  private(set) var missesFlight = false

  init(_ script: UntaggedScript, isWithEngine: Bool, _ disturb: (UntaggedWorld) -> Void = { _ in })
  {
    Headless.startOver(at: 1000)
    Headless.switches = script.app.switches
    world = UntaggedWorld(script.app, isWithEngine: isWithEngine)
    world.open()
    disturb(world)
    Headless.advance(by: 0.2)
    if let flight = script.app.flight {
      let flew = world.fly(flight)
      missesFlight = isWithEngine && !flew
    }
    for act in script.acts { perform(act) }
    wait(2)
    world.close()
  }

  private func perform(_ act: UntaggedAct) {
    switch act {
    case .touch(let strokes, let call, let time):
      let before = world.place
      touch(strokes, call, at: time)
      if call == nil {
        for way in world.place.ways(from: before) { world.book.meet("finger \(way)") }
      }
    case .call(let call):
      world.perform(call)
      frame()
    case .wait(let seconds): wait(seconds)
    }
  }

  private func wait(_ seconds: Double) {
    for _ in 0..<max(1, Int(seconds / Headless.framePeriod)) { frame() }
  }

  private func frame() {
    Headless.advance(by: Headless.framePeriod)
    frames.append((world.lines(), Headless.nextDisplayList))
  }

  /// What all fingers do in a frame is one event of each kind.
  private func touch(
    _ strokes: [UntaggedAct.Stroke],
    _ call: UntaggedAct.Call?,
    at callTime: Double
  ) {
    var fingers: [Int: Headless.Finger] = [:]
    var isOver: Set<Int> = []
    var call = call
    let end = strokes.map(\.end).max() ?? 0
    var time = 0.0
    while time <= end + Headless.framePeriod || !fingers.isEmpty {
      let begin = strokes.indices.filter {
        strokes[$0].delay <= time && fingers[$0] == nil && !isOver.contains($0)
      }
      if !begin.isEmpty {
        if world.isSlowingDown { world.book.meet("finger catches") }
        let made = Headless.fingersDown(at: begin.map { strokes[$0].start }, in: world.window)
        for (number, finger) in zip(begin, made) { fingers[number] = finger }
      }
      let moving = fingers.keys.sorted().filter { strokes[$0].moves(at: time) }
      if !moving.isEmpty {
        Headless.moveFingers(
          moving.compactMap { number in
            fingers[number].map { ($0, strokes[number].point(at: time)) }
          }
        )
      }
      if time >= callTime, let now = call.take() { world.perform(now) }
      for number in fingers.keys.sorted()
      where strokes[number].end <= time && !begin.contains(number) {
        guard let finger = fingers.removeValue(forKey: number) else { continue }
        isOver.insert(number)
        if strokes[number].isCancelled {
          Headless.cancelFingers([finger])
        } else {
          Headless.liftFingers([finger])
        }
      }
      frame()
      time += Headless.framePeriod
    }
    if let call { world.perform(call) }
  }
}

extension UntaggedAct.Stroke {
  /// Whether the finger goes on at this time, for the last time at the end of its way.
  fileprivate func moves(at time: Double) -> Bool {
    way != .zero && time > delay && time < delay + seconds + 0.025
  }
}

extension Optional {
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
