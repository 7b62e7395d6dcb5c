extension Plan {
  /// The frame with every performer at `progress`: 0 is the lower screen, 1 the upper one.
  ///
  /// NaN counts as 0, and an infinite progress as the end on its side. Beyond 0 and 1 positions go
  /// on, as they do under a spring, up to ten times the way.
  public func frame(at progress: Double) -> Frame {
    var frame = Frame(for: self)
    let nearer = progress > 0 ? 1.0 : 0
    let bounded = progress.isFinite ? min(max(progress, -10), 10) : nearer
    sample(Array(repeating: bounded, count: tracks.count), into: &frame)
    return frame
  }

  /// Fills `frame`, with each track at its progress.
  func sample(_ positions: [Double], into frame: inout Frame) {
    frame.progress = positions.first ?? 0
    boxPaths.withUnsafeBufferPointer { boxPaths in
      positions.withUnsafeBufferPointer { positions in
        frame.performers.withUnsafeMutableBufferPointer { performers in
          for index in boxPaths.indices {
            Plan.sample(boxPaths[index], positions[boxPaths[index].track], into: &performers[index])
          }
        }
      }
    }
    if pictureBoxes.isEmpty, decorations.isEmpty, clips.isEmpty { return }
    for index in frame.performers.indices where frame.performers[index].hasDetails {
      let progress = frame.performers[index].progress
      show(state(of: index, at: progress), of: index, in: &frame)
    }
  }

  @inline(__always)
  private static func sample(
    _ boxPath: BoxPath,
    _ progress: Double,
    into frame: inout PerformerFrame
  ) {
    frame.set(boxPath.state(at: progress))
    let alphas = boxPath.crossFade.alphas(at: progress)
    frame.set(alphas, isLowerInFront: boxPath.crossFade.isLowerInFront)
    frame.pastAlpha = 0
    frame.progress = progress
  }

  /// Where the two pictures of a performer lie at `progress`; nil if both fill it.
  ///
  /// Beyond its ends, a box takes along what is no text, so that it stays covered.
  func pictures(of performer: Int, at progress: Double) -> PictureBoxes? {
    guard let index = performers[performer].pictureBoxes else { return nil }
    let boxes = pictureBoxes[index]
    let clamped = progress.clampedToUnit
    let path = boxPaths[performer]
    guard clamped != progress, !performers[performer].isWritten else {
      return boxes.value(at: progress)
    }
    let growth = path.state(at: progress).extent.growth(from: path.state(at: clamped).extent)
    let rest = boxes.value(at: clamped)
    return PictureBoxes(lower: rest.lower.scaled(by: growth), upper: rest.upper.scaled(by: growth))
  }
}
