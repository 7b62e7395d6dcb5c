extension Plan {
  /// What is on the screen when everything is at `progress`: 0 is the lower screen, 1 the upper one.
  ///
  /// What is not a number counts as 0, and the infinite as the end that it is on. Beyond 0 and 1 places
  /// go on, as they do under a spring, up to ten ways off.
  public func frame(at progress: Double) -> Frame {
    var frame = Frame(for: self)
    let place = progress.isFinite ? min(max(progress, -10), 10) : progress > 0 ? 1 : 0
    sample(Array(repeating: TrackPosition(place: place), count: positionCount), into: &frame)
    return frame
  }

  /// One position for each track, and one for each of the two screens.
  var positionCount: Int { tracks.count + 2 }

  /// Fills `frame` with where everything is when each track is where `positions` says.
  func sample(_ positions: [TrackPosition], into frame: inout Frame) {
    frame.isInUpperOrder = (positions.first?.place ?? 0) >= 0.5
    boxPaths.withUnsafeBufferPointer { boxPaths in
      positions.withUnsafeBufferPointer { positions in
        frame.performers.withUnsafeMutableBufferPointer { performers in
          for place in boxPaths.indices {
            Plan.sample(boxPaths[place], positions[boxPaths[place].track], into: &performers[place])
          }
        }
      }
    }
    for (place, boxes) in pictureBoxes.enumerated() {
      let progress = positions[boxPaths[boxes.performer].track].place
      let boxState = boxPaths[boxes.performer].boxState(at: progress)
      frame.pictureBoxes[place] = boxes.value(at: progress).own(boxState)
    }
    for (place, decoration) in decorations.enumerated() {
      let position = positions[boxPaths[decoration.performer].track]
      let boxState = boxPaths[decoration.performer].boxState(at: position.place)
      frame.decorations[place] = decoration.value(at: position.within).own(boxState)
    }
    for place in clips.indices { sampleClip(place, positions, into: &frame) }
  }

  @inline(__always)
  private static func sample(
    _ boxPath: BoxPath,
    _ position: TrackPosition,
    into frame: inout PerformerFrame
  ) {
    frame.set(boxPath.boxState(at: position.place), visibility: position.visibility)
    let pictures = Blend.alphas(boxPath.blend, position.place)
    frame.set(pictures, isLowerInFront: boxPath.blend.isLowerInFront)
  }

  private func sampleClip(_ place: Int, _ positions: [TrackPosition], into frame: inout Frame) {
    let clip = clips[place]
    let progress = positions[clip.track].within
    for vertex in clip.vertices {
      frame.vertices[vertex] = lowerVertices[vertex].mixed(with: upperVertices[vertex], progress)
    }
    frame.clips[place].rounded = clip.rounded.map { RoundedBoxFrame($0.boxState(at: progress)) }
  }
}
