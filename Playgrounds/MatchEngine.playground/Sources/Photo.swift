import UIKit

/// A photo of the album; it is drawn, so that the pages need no files.
public struct Photo: Hashable, Sendable, Identifiable {
  /// Its number.
  public let id: Int
  /// What it is called.
  public let title: String
  /// Where and when it was taken.
  public let place: String
  /// A few sentences about it.
  public let story: String
  private let scene: Scene

  /// The picture: one and the same wherever it is shown.
  @MainActor public var image: UIImage { Photo.images[id] }

  /// A paler picture, for as long as there is no other one.
  @MainActor public var preview: UIImage {
    Photo.paint { painter in
      painter.paint(scene)
      painter.box(0, 0, 1, 1, 0xffffff, alpha: 0.4)
    }
  }

  /// All of them.
  public static let all = [
    Photo(
      id: 0,
      title: "Last light",
      place: "Hohe Tauern, October",
      story:
        "The sun had gone behind the second ridge when the first one began to glow. Ten minutes later everything was blue.",
      scene: .ridges
    ),
    Photo(
      id: 1,
      title: "Still lake",
      place: "Altaussee, June",
      story:
        "No wind before six in the morning. The mountain stands on its head, and only a fish now and then puts it right again.",
      scene: .lake
    ),
    Photo(
      id: 2,
      title: "Balloons",
      place: "Göreme, April",
      story:
        "They rise before the sun does, without a sound. From up there the valleys look like a crumpled blanket.",
      scene: .balloons
    ),
    Photo(
      id: 3,
      title: "Dunes",
      place: "Erg Chebbi, March",
      story:
        "Every evening the wind draws the same line along the crest, and every night it thinks again.",
      scene: .dunes
    ),
    Photo(
      id: 4,
      title: "Harbour",
      place: "Trieste, November",
      story:
        "The offices leave their lights on for the ships. The water passes them on, a little shaken.",
      scene: .harbour
    ),
    Photo(
      id: 5,
      title: "Morning wood",
      place: "Black Forest, September",
      story: "Mist between the spruces, one row behind another, each paler than the last.",
      scene: .wood
    ),
    Photo(
      id: 6,
      title: "Open sea",
      place: "Off Hvar, August",
      story: "One sail, no hurry. The sun lays a road, and nobody takes it.",
      scene: .sea
    ),
    Photo(
      id: 7,
      title: "First snow",
      place: "Engadin, December",
      story:
        "It fell all night. In the morning the mountains looked as if someone had only just thought of them.",
      scene: .snow
    ),
    Photo(
      id: 8,
      title: "Poppies",
      place: "Val d'Orcia, May",
      story: "Two weeks of red, and then it is wheat again.",
      scene: .poppies
    ),
  ]

  @MainActor private static let images = all.map { photo in
    paint { $0.paint(photo.scene) }
  }

  @MainActor private static func paint(_ act: (Painter) -> Void) -> UIImage {
    let size = CGSize(width: 480, height: 360)
    let format = UIGraphicsImageRendererFormat.preferred()
    // Nothing behind a photo shines through it while it becomes another one.
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      act(Painter(context: context.cgContext, size: size))
    }
  }
}
