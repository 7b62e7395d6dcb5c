// AN-11, AN-17: from the time of a layer, or of a group, to what an animation shows.
/// Where an animation is at one moment.
struct AnimationMoment {
  var isOver = false
  /// What it shows, eased; nil where it shows nothing.
  var shownFraction: CGFloat?
}

extension CAAnimation {
  /// Where the animation is, so long after its begin in its parent's time.
  func moment(at elapsed: CFTimeInterval) -> AnimationMoment {
    let active = elapsed * CFTimeInterval(speed)
    if active < 0 {
      let fills = fillMode == .backwards || fillMode == .both
      return AnimationMoment(shownFraction: fills ? shown(at: 0) : nil)
    }
    if active >= activeDuration - 1e-9 {
      let fills = fillMode == .forwards || fillMode == .both
      let end = fills ? shown(at: activeDuration, isEnd: true) : nil
      return AnimationMoment(isOver: true, shownFraction: end)
    }
    return AnimationMoment(shownFraction: shown(at: active, isEnd: speed == 0))
  }

  /// Forward once, or forward and back.
  private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

  private var activeDuration: CFTimeInterval {
    repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
  }

  private func shown(at active: CFTimeInterval, isEnd: Bool = false) -> CGFloat {
    eased(basicTime(active + timeOffset, isEnd: isEnd))
  }

  /// The time within one run: what is beyond the last one's end comes round to its beginning.
  private func basicTime(_ time: CFTimeInterval, isEnd: Bool) -> CFTimeInterval {
    guard cycle > 0, cycle.isFinite else { return time }
    var rest = time.truncatingRemainder(dividingBy: cycle)
    if rest < 0 { rest += cycle }
    if isEnd, rest < 1e-9, time > 0 { rest = cycle }
    return rest > duration ? cycle - rest : rest
  }
}
