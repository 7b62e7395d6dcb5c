#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// When and how fast Core Animation plays a course.
struct LayerClock {
  /// When the course begins, on the clock of all layers.
  let begin: CFTimeInterval
  /// How fast it goes; 0 means that it stands still.
  let speed: Double
  /// How far into the course it stands still.
  var offset: CFTimeInterval = 0
  /// At how many frames per second; nil if the system chooses.
  let rate: CAFrameRateRange?
}

/// The animations that play a course.
///
///     course ──▶ keyframes of a number ──▶ animation of a layer
///
/// The layers themselves have the values of the course's end. As long as the animations are on them, they show what
/// the flight does, even while the main thread is busy.
@MainActor final class Playback {
  let course: Course
  /// When the course begins, on the flight's own clock.
  let begin: CFTimeInterval
  private let clock: LayerClock
  /// The begin in the time of the stage's layer, which is also that of every layer on it.
  private let stageBegin: CFTimeInterval
  private var onStage: [(layer: CALayer, key: String)] = []
  /// The animations on the app's own layers, which the app may take away.
  private var onScreens: [(layer: CALayer, key: String, animation: CAKeyframeAnimation)] = []
  /// The times and timings of the last animations; most numbers share theirs with others.
  private var timings: [LayerTimings] = []

  /// The times and timings of keyframes, as Core Animation takes them.
  private final class LayerTimings {
    let schedule: Keyframes.Schedule
    let keyTimes: [NSNumber]
    let functions: [CAMediaTimingFunction]

    init(_ schedule: Keyframes.Schedule) {
      self.schedule = schedule
      let duration = schedule.times[schedule.times.count - 1]
      keyTimes = schedule.times.map { NSNumber(value: $0 / duration) }
      functions = schedule.timings.map {
        CAMediaTimingFunction(controlPoints: Float($0.x1), Float($0.y1), Float($0.x2), Float($0.y2))
      }
    }
  }

  init(_ course: Course, from begin: CFTimeInterval, _ clock: LayerClock, on stage: CALayer) {
    self.course = course
    self.begin = begin
    self.clock = clock
    stageBegin = stage.convertTime(clock.begin, from: nil)
  }
}

// MARK: Numbers

extension Playback {
  /// What a performer does.
  func performer(_ number: Int) -> PerformerCourse { course.performers[number] }

  /// Plays one number.
  func play(_ keyframes: Keyframes?, _ keyPath: String, on layer: CALayer) {
    guard let keyframes else { return }
    add(keyframes.values.map { CGFloat($0) as Any }, keyframes, keyPath, layer)
  }

  /// Plays where a layer's anchor point is.
  func play(position x: Keyframes?, _ y: Keyframes?, on layer: CALayer) {
    play(x, y, "position", ("x", "y"), on: layer) { CGPoint(x: $0, y: $1) }
  }

  /// Plays the left, the top, the width, the height and the radius of what clips, in coordinates of what is around it.
  func play(clip rows: [Keyframes?], on layer: CALayer) {
    play(position: rows[0], rows[1], on: layer)
    play(rows[0], rows[1], "bounds.origin", ("x", "y"), on: layer) { CGPoint(x: $0, y: $1) }
    play(size: rows[2], rows[3], on: layer)
    play(rows[4], "cornerRadius", on: layer)
  }

  /// Plays the size of a layer's bounds.
  func play(size width: Keyframes?, _ height: Keyframes?, on layer: CALayer) {
    play(width, height, "bounds.size", ("width", "height"), on: layer) {
      CGSize(width: $0, height: $1)
    }
  }

  /// Plays numbers with the same times and timings as one value.
  func play(_ rows: [Keyframes?], _ keyPath: String, on layer: CALayer, _ value: ([Double]) -> Any)
  {
    let rows = rows.compactMap(\.self)
    guard let first = rows.first else { return }
    add(rows.joined(by: value), first, keyPath, layer)
  }

  /// Plays a color, whose opacity may be played separately.
  func play(color: [Keyframes], _ keyPath: String, on layer: CALayer, isOpaque: Bool = false) {
    play(color, keyPath, on: layer) { rgba in
      RGBA(rgba[0], rgba[1], rgba[2], isOpaque ? 1 : rgba[3]).uiColor.cgColor
    }
  }

  /// Plays two numbers as one value if they have the same times and timings.
  private func play(
    _ first: Keyframes?,
    _ second: Keyframes?,
    _ keyPath: String,
    _ names: (String, String),
    on layer: CALayer,
    _ value: (CGFloat, CGFloat) -> Any
  ) {
    if let first, let second, first.schedule == second.schedule {
      let values = zip(first.values, second.values).map { value(CGFloat($0), CGFloat($1)) }
      return add(values, first, keyPath, layer)
    }
    play(first, "\(keyPath).\(names.0)", on: layer)
    play(second, "\(keyPath).\(names.1)", on: layer)
  }

  private func add(_ values: [Any], _ keyframes: Keyframes, _ keyPath: String, _ layer: CALayer) {
    guard let animation = animation(values, keyframes, keyPath) else { return }
    start(animation, at: stageBegin)
    let key = "MatchEngine.played.\(keyPath)"
    layer.add(animation, forKey: key)
    onStage.append((layer, key))
    // Another flight may show what this one would, and the last of the animations of an opacity counts.
    guard keyPath == "opacity", layer.animation(forKey: OwnAnimation.opacity) != nil else { return }
    LayerOverride.keepHidden(layer)
  }

  /// Overrides a value of one of the app's own layers.
  func override(
    _ keyPath: String,
    of layer: CALayer,
    as key: String,
    _ rows: [Keyframes?],
    _ value: ([Double]) -> Any
  ) {
    let rows = rows.compactMap(\.self)
    guard let first = rows.first,
      let animation = animation(rows.joined(by: value), first, keyPath)
    else { return }
    start(animation, at: layer.convertTime(clock.begin, from: nil))
    // The last value stays until the next frame is drawn.
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.removeAnimation(forKey: key)
    layer.add(animation, forKey: key)
    onScreens.append((layer, key, animation))
  }

  private func animation(_ values: [Any], _ keyframes: Keyframes, _ keyPath: String)
    -> CAKeyframeAnimation?
  {
    guard let duration = keyframes.times.last, duration > 0 else { return nil }
    let timings = timings(of: keyframes.schedule)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = timings.keyTimes
    animation.timingFunctions = timings.functions
    animation.duration = duration
    // A course that goes on may begin only when what is committed now is shown.
    animation.fillMode = .backwards
    if let rate = clock.rate { animation.preferredFrameRateRange = rate }
    return animation
  }

  private func start(_ animation: CAKeyframeAnimation, at begin: CFTimeInterval) {
    animation.beginTime = begin
    animation.speed = Float(clock.speed)
    animation.timeOffset = min(clock.offset, animation.duration)
  }

  private func timings(of schedule: Keyframes.Schedule) -> LayerTimings {
    if let known = timings.last(where: { $0.schedule == schedule }) { return known }
    let new = LayerTimings(schedule)
    timings.append(new)
    return new
  }
}

extension [Keyframes] {
  /// One value for each keyframe of numbers with the same times.
  fileprivate func joined(by value: ([Double]) -> Any) -> [Any] {
    guard let first else { return [] }
    var numbers = map { _ in 0.0 }
    return first.values.indices.map { index in
      for row in indices { numbers[row] = self[row].values[index] }
      return value(numbers)
    }
  }
}

// MARK: Order and end

extension Playback {
  /// Plays the order of sibling views, rearmost first, which have that of the course's end already.
  func play(order: (_ isUpper: Bool) -> [UIView]) {
    guard let last = course.restackings.last, last > 0 else { return }
    let (lower, upper) = (order(false), order(true))
    guard !lower.elementsEqual(upper, by: ===) else { return }
    let ranks = Dictionary(
      upper.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let isUpper = course.restackings.indices.map { course.first.isInUpperOrder == ($0 % 2 == 0) }
    let keyTimes = ([0] + course.restackings).map { NSNumber(value: $0 / last) }
    for (rank, view) in lower.enumerated() {
      let other = ranks[ObjectIdentifier(view)] ?? rank
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      animation.calculationMode = .discrete
      animation.values = isUpper.map { CGFloat($0 ? other : rank) }
      animation.keyTimes = keyTimes
      animation.duration = last
      start(animation, at: stageBegin)
      animation.fillMode = .backwards
      view.layer.add(animation, forKey: "MatchEngine.played.order")
      onStage.append((view.layer, "MatchEngine.played.order"))
    }
  }

  /// Puts back what the app has taken away from its own layers, as if it had never been gone.
  func putBack() {
    for (layer, key, animation) in onScreens where layer.animation(forKey: key) == nil {
      layer.add(animation, forKey: key)
    }
  }

  /// Takes all animations off the stage.
  ///
  /// Those on the app's own layers are overrides, which the next frame replaces.
  func stop() {
    for (layer, key) in onStage { layer.removeAnimation(forKey: key) }
    (onStage, onScreens) = ([], [])
  }
}

/// Where one of a performer's two pictures lies in the course of a flight.
struct PlayedPlace {
  let performer: Int
  let isUpper: Bool
  /// The left, the top, the width and the height.
  let box: [Keyframes?]

  init(_ performer: Int, isUpper: Bool, in course: Course) {
    (self.performer, self.isUpper) = (performer, isUpper)
    let own = course.performers[performer]
    box =
      own.pictureBoxes.isEmpty
      ? [nil, nil, own.width, own.height] : Array(own.pictureBoxes.dropFirst(isUpper ? 4 : 0))
  }

  /// The picture's box in a frame, and that of its performer, both in the view around the picture.
  func boxes(in frame: Frame) -> (own: CGRect, whole: CGRect) {
    let whole = CGRect(origin: .zero, size: CGSize(frame.performers[performer].size))
    let boxes = frame.pictureBoxes(of: performer)
    let own = boxes.map { CGRect(isUpper ? $0.upper : $0.lower) } ?? whole
    return (own, whole)
  }
}

@MainActor extension CALayer {
  /// Plays where a layer is, whose anchor point is its top left, by the keyframes of left, top, width and height.
  func play(box rows: [Keyframes?], by playback: Playback) {
    guard rows.count >= 4 else { return }
    playback.play(position: rows[0], rows[1], on: self)
    playback.play(size: rows[2], rows[3], on: self)
  }

  /// Plays a box that is worked out in each frame, from the picture's box and from that of its performer.
  func play(
    _ place: PlayedPlace,
    by playback: Playback,
    _ box: (_ own: CGRect, _ whole: CGRect) -> CGRect
  ) {
    let rows = playback.course.keyframes(of: place.performer, count: 4) { frame, numbers in
      let (own, whole) = place.boxes(in: frame)
      numbers.append(box(own, whole))
    }
    play(box: rows, by: playback)
  }
}

extension [Double] {
  /// Appends the left, the top, the width and the height of a box.
  mutating func append(_ box: CGRect) {
    self += [Double(box.minX), Double(box.minY), Double(box.width), Double(box.height)]
  }
}
#endif
