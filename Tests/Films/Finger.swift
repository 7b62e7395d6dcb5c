import UIKit

/// A finger on the screen, or one that has just left it.
struct Finger {
  let identity: ObjectIdentifier
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
    let gone = fingers.filter { finger in !places.contains { $0.finger == finger.identity } }
      .map { finger in
        var finger = finger
        finger.absence += 1
        return finger
      }
    return gone.filter { !$0.isForgotten }
      + places.map { Finger(identity: $0.finger, point: $0.point) }
  }
}
