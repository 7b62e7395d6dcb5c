#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Where one of a performer's two pictures lies in the course of a flight.
struct PlayedPlace {
  let performer: Int
  let isUpper: Bool
  let x: Keyframes?
  let y: Keyframes?
  let width: Keyframes?
  let height: Keyframes?

  init(_ performer: Int, isUpper: Bool, in course: Course) {
    (self.performer, self.isUpper) = (performer, isUpper)
    let own = course.performers[performer]
    if own.pictureBoxes.isEmpty {
      (x, y, width, height) = (nil, nil, own.width, own.height)
    } else {
      let rows = own.pictureBoxes.dropFirst(isUpper ? 4 : 0)
      let first = rows.startIndex
      (x, y, width, height) = (rows[first], rows[first + 1], rows[first + 2], rows[first + 3])
    }
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
  /// Plays where a layer is, whose anchor point is its top left.
  func play(_ place: PlayedPlace, by playback: Playback) {
    playback.play(position: place.x, place.y, on: self)
    playback.play(size: place.width, place.height, on: self)
  }

  /// Plays a box given by the keyframes of its left, top, width and height.
  func play(box rows: ArraySlice<Keyframes?>, by playback: Playback) {
    guard rows.count == 4 else { return }
    let first = rows.startIndex
    playback.play(position: rows[first], rows[first + 1], on: self)
    playback.play(size: rows[first + 2], rows[first + 3], on: self)
  }
}
#endif
