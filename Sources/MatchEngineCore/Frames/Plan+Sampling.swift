extension Plan {
  /// The frame with every performer at `progress`: 0 is the lower screen, 1 the upper one.
  ///
  /// NaN counts as 0, and an infinite progress as the end on its side. Beyond 0 and 1 positions go
  /// on, as they do under a spring, up to ten times the way.
  public func frame(at progress: Double) -> Frame {
    var frame = Frame(for: self)
    let bounded = progress.isFinite ? min(max(progress, -10), 10) : progress > 0 ? 1 : 0
    let position = TrackPosition(progress: bounded)
    sample(Array(repeating: position, count: positionCount), into: &frame)
    return frame
  }

  /// One position for each track and one for each of the two screens.
  var positionCount: Int { tracks.count + 2 }

  /// Fills `frame`, with each track at its position.
  func sample(_ positions: [TrackPosition], into frame: inout Frame) {
    frame.progress = positions.first?.progress ?? 0
    frame.isInUpperOrder = frame.progress >= 0.5
    boxPaths.withUnsafeBufferPointer { boxPaths in
      positions.withUnsafeBufferPointer { positions in
        frame.performers.withUnsafeMutableBufferPointer { performers in
          for index in boxPaths.indices {
            Plan.sample(boxPaths[index], positions[boxPaths[index].track], into: &performers[index])
          }
        }
      }
    }
    sampleDetails(positions, into: &frame)
  }

  /// Fills in what only some performers have.
  @inline(never)
  private func sampleDetails(_ positions: [TrackPosition], into frame: inout Frame) {
    for index in pictureBoxes.indices {
      samplePictures(index, positions[track(of: pictureBoxes[index].performer)], into: &frame)
    }
    for index in decorations.indices {
      sampleDecoration(index, positions[track(of: decorations[index].performer)], into: &frame)
    }
    for index in clips.indices { sampleClip(index, positions[clips[index].track], into: &frame) }
  }

  /// Fills in what `frame` has of one performer, with its track and that of its clip at their positions.
  func sample(
    _ performer: Int,
    at position: TrackPosition,
    clip clipPosition: TrackPosition,
    into frame: inout Frame
  ) {
    Plan.sample(boxPaths[performer], position, into: &frame.performers[performer])
    let own = performers[performer]
    if let boxes = own.pictureBoxes { samplePictures(boxes, position, into: &frame) }
    if let decoration = own.decoration { sampleDecoration(decoration, position, into: &frame) }
    if let clip = own.clip { sampleClip(clip, clipPosition, into: &frame) }
  }

  private func track(of performer: Int) -> Int { boxPaths[performer].track }

  @inline(__always)
  private static func sample(
    _ boxPath: BoxPath,
    _ position: TrackPosition,
    into frame: inout PerformerFrame
  ) {
    frame.set(boxPath.state(at: position.progress), visibility: position.visibility)
    let alphas = boxPath.crossFade.alphas(at: position.progress)
    frame.set(alphas, isLowerInFront: boxPath.crossFade.isLowerInFront)
    frame.pastAlpha = 0
    frame.progress = position.progress
  }

  private func samplePictures(_ index: Int, _ position: TrackPosition, into frame: inout Frame) {
    let boxes = pictureBoxes[index]
    let state = boxPaths[boxes.performer].state(at: position.progress)
    frame.pictureBoxes[index] = boxes.value(at: position.progress).inOwnPoints(of: state)
  }

  private func sampleDecoration(_ index: Int, _ position: TrackPosition, into frame: inout Frame) {
    let decoration = decorations[index]
    let state = boxPaths[decoration.performer].state(at: position.progress)
    frame.decorations[index] = decoration.value(at: position.clampedProgress).inOwnPoints(of: state)
  }

  private func sampleClip(_ index: Int, _ position: TrackPosition, into frame: inout Frame) {
    frame.clips[index] = RoundedBox(clips[index].state(at: position.clampedProgress))
  }
}
