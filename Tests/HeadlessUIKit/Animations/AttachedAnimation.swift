// AN-6, AN-11: when an animation begins, what it shows before, during and after.
/// One animation on one layer.
final class AttachedAnimation {
  let key: String
  let animation: CAAnimation
  /// Whoever waits for the end.
  let batch: AnimationBatch?
  /// A property animator that says how far it is, in place of time.
  let driver: AnimatorTimeline?
  /// What a block changed: the key path, and the state's value before and after.
  var modelEnds: (path: String, before: LayerValue, after: LayerValue)?
  /// When it began, in its layer's time; nil until it was committed.
  var start: CFTimeInterval?
  /// Whether the view that it moves gets no touches meanwhile (AN-5).
  var blocksTouches = false
  /// Replaced by another one, and waiting only for its own end.
  var isMuted = false

  init(
    key: String,
    animation: CAAnimation,
    batch: AnimationBatch? = nil,
    driver: AnimatorTimeline? = nil
  ) {
    self.key = key
    self.animation = animation
    self.batch = batch
    self.driver = driver
  }

  func begin(at time: CFTimeInterval) {
    guard start == nil else { return }
    let start = animation.beginTime == 0 ? time : animation.beginTime
    self.start = start
    animation.begin(at: start)
  }

  var endsByItself: Bool { driver == nil && animation.isRemovedOnCompletion }

  func hasEnded(at time: CFTimeInterval) -> Bool {
    guard let start, endsByItself else { return false }
    return animation.moment(at: time - start).isOver
  }

  /// Puts what it shows at `time` onto `state`.
  func apply(to state: inout LayerState, at time: CFTimeInterval) {
    guard let start,
      let fraction = driver?.eased ?? animation.moment(at: time - start).shownFraction
    else { return }
    animation.apply(to: &state, fraction: fraction)
  }
}
