import UIKit

/// A finger on the screen, or one that has just left it.
struct Finger {
  /// Kept while it fades, so that no other touch is taken for it.
  let touch: UITouch
  var point: CGPoint
  /// For how many frames it has been gone.
  var absence = 0

  private static let fading = 15

  var isForgotten: Bool { absence > Finger.fading }
  var radius: Double { 22 + Double(absence) }
  var opacity: Double { 1 - Double(absence) / Double(Finger.fading + 1) }

  /// The fingers of the next frame: those that are there, and those that fade out where they lifted.
  @MainActor static func next(after fingers: [Finger]) -> [Finger] {
    let places = Headless.fingerPlaces
    let gone = fingers.filter { finger in !places.contains { $0.touch === finger.touch } }
      .map { finger in
        var finger = finger
        finger.absence += 1
        return finger
      }
    return gone.filter { !$0.isForgotten }
      + places.map { Finger(touch: $0.touch, point: $0.point) }
  }
}
