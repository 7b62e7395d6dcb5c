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
    for (index, boxes) in pictureBoxes.enumerated() {
      let progress = positions[boxPaths[boxes.performer].track].progress
      let state = boxPaths[boxes.performer].state(at: progress)
      frame.pictureBoxes[index] = boxes.value(at: progress).inOwnPoints(of: state)
    }
    for (index, part) in parts.enumerated() {
      let progress = positions[boxPaths[part.performer].track].progress
      let state = boxPaths[part.performer].state(at: progress)
      frame.parts[index] = part.value(at: progress).inOwnPoints(of: state)
    }
    for (index, decoration) in decorations.enumerated() {
      let position = positions[boxPaths[decoration.performer].track]
      let state = boxPaths[decoration.performer].state(at: position.progress)
      let value = decoration.value(at: position.clampedProgress)
      frame.decorations[index] = value.inOwnPoints(of: state)
    }
    for index in clips.indices { sampleClip(index, positions, into: &frame) }
  }

  @inline(__always)
  private static func sample(
    _ boxPath: BoxPath,
    _ position: TrackPosition,
    into frame: inout PerformerFrame
  ) {
    frame.set(boxPath.state(at: position.progress), visibility: position.visibility)
    let alphas = boxPath.crossFade.alphas(at: position.progress)
    frame.set(alphas, isLowerInFront: boxPath.crossFade.isLowerInFront)
  }

  private func sampleClip(_ index: Int, _ positions: [TrackPosition], into frame: inout Frame) {
    let clip = clips[index]
    let progress = positions[clip.track].clampedProgress
    for vertex in clip.vertices {
      frame.vertices[vertex] = lowerVertices[vertex].mixed(with: upperVertices[vertex], progress)
    }
    frame.clips[index].rounded = clip.rounded.map { RoundedBoxFrame($0.state(at: progress)) }
  }
}
