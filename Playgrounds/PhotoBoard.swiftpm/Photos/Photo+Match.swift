extension Photo {
  /// What of a photo is seen on more than one screen.
  enum Part: String {
    case picture, title, place
  }

  /// What a part of this photo is called in flights.
  func matchID(_ part: Part) -> String { "\(part.rawValue)-\(id)" }
}
