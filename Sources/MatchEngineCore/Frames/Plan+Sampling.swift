extension Plan {
  /// The frame with every performer at `progress`: 0 is the lower screen, 1 the upper one.
  ///
  /// NaN counts as 0, and an infinite progress as the end on its side. Beyond 0 and 1 positions go
  /// on, as they do under a spring, up to ten times the way.
  public func frame(at progress: Double) -> Frame {
    var frame = Frame(for: self)
    let nearer = progress > 0 ? 1.0 : 0
    let bounded = progress.isFinite ? min(max(progress, -10), 10) : nearer
    frame.positions = Array(repeating: bounded, count: tracks.count)
    sample(into: &frame)
    return frame
  }

  /// Fills `frame`, in which each track has its progress.
  func sample(into frame: inout Frame) {
    let positions = frame.positions
    boxPaths.withUnsafeBufferPointer { boxPaths in
      positions.withUnsafeBufferPointer { positions in
        frame.performers.withUnsafeMutableBufferPointer { performers in
          for index in boxPaths.indices {
            let progress = positions[boxPaths[index].trackIndex]
            Plan.sample(boxPaths[index], progress, into: &performers[index])
          }
        }
      }
    }
    sampleDetails(positions, into: &frame)
  }

  /// Fills in the details that only some performers have.
  @inline(never)
  private func sampleDetails(_ positions: [Double], into frame: inout Frame) {
    for index in pictureBoxes.indices {
      let path = boxPaths[pictureBoxes[index].performerIndex]
      let progress = positions[path.trackIndex]
      let scale = path.state(at: progress).positiveScale
      frame.pictureBoxes[index] = pictures(index, at: progress).inOwnPoints(scale)
    }
    for index in decorations.indices {
      let path = boxPaths[decorations[index].performerIndex]
      let progress = positions[path.trackIndex]
      let decoration = decorations[index].value(at: progress.clampedToUnit)
      frame.decorations[index] = decoration.inOwnPoints(path.state(at: progress).positiveScale)
    }
    for index in clips.indices {
      frame.clips[index] = RoundedBox(clips[index].state(at: positions[clips[index].trackIndex]))
    }
  }

  @inline(__always)
  private static func sample(
    _ boxPath: BoxPath,
    _ progress: Double,
    into frame: inout PerformerFrame
  ) {
    frame.set(boxPath.state(at: progress))
    let alphas = boxPath.pictureAlphas(at: progress)
    frame.lowerAlpha = alphas.lower
    frame.upperAlpha = alphas.upper
    frame.isLowerInFront = boxPath.crossFade.isLowerInFront
    frame.pastAlpha = 0
    frame.progress = progress
  }

  /// Where two pictures lie at `progress`; beyond the ends, pictures without text grow with the box and cover it.
  func pictures(_ index: Int, at progress: Double) -> PictureBoxes {
    let boxes = pictureBoxes[index]
    let clamped = progress.clampedToUnit
    let path = boxPaths[boxes.performerIndex]
    guard clamped != progress, !performers[boxes.performerIndex].showsText
    else { return boxes.value(at: progress) }
    let growth = path.state(at: progress).extent.growth(from: path.state(at: clamped).extent)
    let rest = boxes.value(at: clamped)
    return PictureBoxes(lower: rest.lower.scaled(by: growth), upper: rest.upper.scaled(by: growth))
  }
}
