import MatchEngineTestSupport

@testable import MatchEngineCore

/// What is seen of each performer, number by number, in the order of ``NumberRows``.
typealias Numbers = [[Double]]

/// Where the numbers of a performer are in a list; some performers lack some of them.
struct NumberRows {
  let pictures: Range<Int>
  let decoration: Range<Int>
  let clip: Range<Int>

  init(_ performer: Performer) {
    // Its box: the center, the size, the transform and the corners. Then its opacity, and those of its pictures.
    var next = 16
    func take(_ count: Int) -> Range<Int> {
      defer { next += count }
      return next..<next + count
    }
    pictures = take(performer.pictureBoxesIndex == nil ? 0 : 8)
    decoration = take(performer.decorationIndex == nil ? 0 : 17)
    clip = take(performer.clipIndex == nil ? 0 : 12)
  }

  /// The colors of the border, of the shadow and of the background.
  var colors: [Range<Int>] {
    guard let first = decoration.first else { return [] }
    return [first + 1..<first + 5, first + 5..<first + 9, first + 12..<first + 16]
  }
}

extension Frame {
  func numbers(of plan: Plan) -> Numbers { performers.indices.map { numbers(of: $0) } }

  private func numbers(of performer: Int) -> [Double] {
    let shown = performers[performer]
    var numbers = shown.center.numbers + shown.size.numbers
    numbers += shown.transform.numbers + shown.corners.numbers
    numbers += [shown.alpha, shown.lowerAlpha, shown.upperAlpha, shown.pastAlpha]
    if let boxes = pictureBoxes(of: performer) {
      numbers += boxes.lower.origin.numbers + boxes.lower.size.numbers
      numbers += boxes.upper.origin.numbers + boxes.upper.size.numbers
    }
    if let decoration = decoration(of: performer) {
      numbers += [decoration.border.width] + decoration.border.color.numbers
      numbers += decoration.shadow.color.numbers + decoration.shadow.offset.numbers
      numbers += [decoration.shadow.radius] + decoration.background.numbers + [decoration.blur]
    }
    if let box = clip(of: performer) {
      numbers += box.placement.center.numbers + box.placement.size.numbers
      numbers += box.placement.transform.affine.numbers + box.corners.numbers
    }
    return numbers
  }
}

extension Vector {
  fileprivate var numbers: [Double] { [x, y] }
}

extension Affine {
  fileprivate var numbers: [Double] { [a, b, c, d] }
}

extension Corners {
  fileprivate var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension RGBA {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

/// A course while it is played: straight lines from each of its frames to the next.
struct PlayedCourse {
  private let times: [Double]
  private let frames: [Numbers]

  init(_ course: Course) {
    var frames: [Numbers] = []
    course.forEachFrame { frames.append($1.numbers(of: course.plan)) }
    times = course.times
    self.frames = frames
  }

  /// What is on the screen so many seconds after it began.
  func numbers(at time: Double) -> Numbers {
    guard time > 0, let next = times.firstIndex(where: { $0 > time }) else {
      return frames[time > 0 ? frames.count - 1 : 0]
    }
    let share = (time - times[next - 1]) / (times[next] - times[next - 1])
    return zip(frames[next - 1], frames[next]).map { before, after in
      zip(before, after).map { $0 + ($1 - $0) * share }
    }
  }
}

extension RecordingStage {
  /// What is seen at a time: what was drawn last, or what is played.
  func seen(at clock: Double, of plan: Plan) -> Numbers? {
    played.map { PlayedCourse($0.course).numbers(at: clock - $0.clock) }
      ?? frames.last?.numbers(of: plan)
  }
}
