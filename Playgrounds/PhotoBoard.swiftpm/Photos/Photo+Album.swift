extension [Photo] {
  /// The photos of the app.
  static var album: [Photo] {
    entries.enumerated().map { number, entry in
      let (title, place, country, hour) = entry
      return Photo(
        id: number,
        title: title,
        place: place,
        story: "\(opening(hour)) \(closing(country))",
        landscape: Landscape(country: country, hour: hour, seed: UInt64(number + 1)),
        shape: [.wide, .square, .wide, .tall, .wide][number % 5]
      )
    }
  }

  private static var entries: [(String, String, Landscape.Country, Landscape.Hour)] {
    [
      ("First light", "Val Ferret", .mountains, .dawn),
      ("Low tide", "Skagen", .sea, .noon),
      ("The long ridge", "Merzouga", .dunes, .dusk),
      ("Pines", "Inari", .forest, .dawn),
      ("Lights on", "Porto", .town, .night),
      ("Above the clouds", "Kyrgyz Range", .mountains, .noon),
      ("Evening swim", "Naxos", .sea, .dusk),
      ("After the rain", "Black Forest", .forest, .noon),
      ("Cold sand", "Namib", .dunes, .night),
      ("Rooftops", "Sarajevo", .town, .dusk),
      ("North face", "Romsdal", .mountains, .dusk),
      ("Moonrise", "Lofoten", .sea, .night),
      ("Wind", "Maspalomas", .dunes, .noon),
      ("The old road", "Białowieża", .forest, .dusk),
      ("Early bakery", "Lyon", .town, .dawn),
      ("Camp", "Altai", .mountains, .night),
      ("Nobody yet", "Sylt", .sea, .dawn),
      ("Silk", "Dunhuang", .dunes, .dawn),
      ("Owls", "Harz", .forest, .night),
      ("Harbour quarter", "Bergen", .town, .noon),
      ("Seven lakes", "Rila", .mountains, .dawn),
      ("Ferry", "Marmara", .sea, .dusk),
      ("Caravan", "Wadi Rum", .dunes, .dusk),
      ("Snow line", "Tatra", .mountains, .noon),
    ]
  }

  private static func opening(_ hour: Landscape.Hour) -> String {
    switch hour {
    case .dawn: "We had got up in the dark for this, and for a quarter of an hour nobody spoke."
    case .noon: "At noon there is hardly a shadow, and colors are what they are."
    case .dusk: "The sun had just gone, and everything kept its warmth for a while."
    case .night: "It took a minute until the eyes could see how bright the night was."
    }
  }

  private static func closing(_ country: Landscape.Country) -> String {
    switch country {
    case .mountains: "The ridges lie behind one another like cut paper."
    case .sea: "The water was so calm that it drew the sky a second time."
    case .dunes: "By the next morning the wind had moved every line."
    case .forest: "Between the trunks it smelled of resin and wet earth."
    case .town: "One window after the other told who was at home."
    }
  }
}
