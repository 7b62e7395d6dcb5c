/// A day or two away, to a photo's place.
public struct Trip: Sendable {
  /// The photo of it.
  public let photo: Photo
  /// How long it takes.
  public let length: String
  let facts: [(value: String, name: String)]

  /// All of them.
  public static let all = [
    Trip(
      photo: Photo.all[1],
      length: "Half a day",
      facts: [("6 am", "Best light"), ("7 km", "On foot"), ("Easy", "Level")]
    ),
    Trip(
      photo: Photo.all[2],
      length: "One hour",
      facts: [("5 am", "Start"), ("600 m", "Up"), ("Calm", "Wind")]
    ),
    Trip(
      photo: Photo.all[7],
      length: "Two days",
      facts: [("8 am", "First lift"), ("40 cm", "New snow"), ("−9°", "At the top")]
    ),
    Trip(
      photo: Photo.all[4],
      length: "One evening",
      facts: [("5 pm", "Lights on"), ("2 km", "On foot"), ("11°", "At night")]
    ),
  ]
}
