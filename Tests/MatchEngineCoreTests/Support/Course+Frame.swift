import MatchEngineTestSupport

@testable import MatchEngineCore

extension Course {
  /// What is on the screen while it is played, so many seconds after it began.
  func frame(at time: Double) -> Frame {
    var frame = first
    let changes = restackings.reduce(0) { $0 + ($1 <= time ? 1 : 0) }
    frame.progress = first.isInUpperOrder != (changes % 2 == 1) ? 1 : 0
    for index in performers.indices { performers[index].show(at: time, in: &frame) }
    return frame
  }
}

extension Keyframes {
  /// The number at a time, exactly as it is played.
  ///
  /// Before the first keyframe and after the last one, it stays as it is there.
  func value(at time: Double) -> Double {
    guard time > 0, let next = times.firstIndex(where: { $0 > time }) else {
      return values[time > 0 ? values.count - 1 : 0]
    }
    let fraction = (time - times[next - 1]) / (times[next] - times[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * timings[next - 1](fraction)
  }
}

extension RecordingStage {
  /// What is seen at a time: what was drawn last, or what is played.
  func frame(at clock: Double) -> Frame? {
    played.map { $0.course.frame(at: clock - $0.clock) } ?? frames.last
  }
}

extension PerformerCourse {
  /// Sets what is played at a time in a frame that has what is seen at first.
  fileprivate func show(at time: Double, in frame: inout Frame) {
    guard isChanging else { return }
    var numbers: [Double] = []
    append(frame, to: &numbers)
    for (row, keyframes) in keyframes.enumerated() {
      if let keyframes { numbers[row] = keyframes.value(at: time) }
    }
    set(numbers, in: &frame)
  }

  /// The reverse of ``append(_:to:)``.
  private func set(_ numbers: [Double], in frame: inout Frame) {
    var rest = numbers[...]
    frame.performers[performer].center = rest.takeVector()
    frame.performers[performer].size = rest.takeVector()
    frame.performers[performer].transform = rest.takeTransform()
    frame.performers[performer].corners = rest.takeCorners()
    frame.performers[performer].alpha = rest.removeFirst()
    frame.performers[performer].lowerAlpha = rest.removeFirst()
    frame.performers[performer].upperAlpha = rest.removeFirst()
    let shown = frame.performers[performer]
    if shown.pictureBoxes >= 0 {
      frame.pictureBoxes[shown.pictureBoxes].lower = rest.takeBox()
      frame.pictureBoxes[shown.pictureBoxes].upper = rest.takeBox()
    }
    if shown.decoration >= 0 { frame.decorations[shown.decoration] = rest.takeDecoration() }
    setClip(shown, in: &frame, &rest)
  }

  private func setClip(
    _ shown: PerformerFrame,
    in frame: inout Frame,
    _ rest: inout ArraySlice<Double>
  ) {
    guard shown.clip >= 0 else { return }
    frame.clips[shown.clip].placement.center = rest.takeVector()
    frame.clips[shown.clip].placement.size = rest.takeVector()
    frame.clips[shown.clip].placement.transform = Decomposition(rest.takeTransform())
    frame.clips[shown.clip].corners = rest.takeCorners()
  }
}

extension ArraySlice<Double> {
  fileprivate mutating func takeVector() -> Vector { Vector(removeFirst(), removeFirst()) }

  fileprivate mutating func takeBox() -> Box { Box(origin: takeVector(), size: takeVector()) }

  fileprivate mutating func takeTransform() -> Affine {
    Affine(a: removeFirst(), b: removeFirst(), c: removeFirst(), d: removeFirst())
  }

  fileprivate mutating func takeCorners() -> Corners {
    Corners(
      topLeft: removeFirst(),
      topRight: removeFirst(),
      bottomRight: removeFirst(),
      bottomLeft: removeFirst()
    )
  }

  fileprivate mutating func takeColor() -> RGBA {
    RGBA(removeFirst(), removeFirst(), removeFirst(), removeFirst())
  }

  fileprivate mutating func takeDecoration() -> Decoration {
    let border = Border(width: removeFirst(), color: takeColor())
    let color = takeColor()
    let shadow = Shadow(color: color, offset: takeVector(), radius: removeFirst())
    return Decoration(border: border, shadow: shadow, background: takeColor(), blur: removeFirst())
  }
}
