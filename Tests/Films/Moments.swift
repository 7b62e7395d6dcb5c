extension Film {
  /// Six to eight frames that tell the film: the stills, and between them what flies.
  var moments: [Int] {
    guard frameCount > 0 else { return [] }
    let flights = flights.filter { !$0.fractions.isEmpty }
    var stills = [0, frameCount - 1]
    let between = zip(flights, flights.dropFirst()).filter { $0.end < $1.start }
      .map { ($0.end + $1.start) / 2 }
    if stills.count + between.count + flights.count <= 8 { stills += between }
    let room = (flights.count == 1 ? 7 : 8) - stills.count
    let share = max(1, room / max(1, flights.count))
    let airborne = flights.flatMap { $0.moments(share) }
    let step = max(1, (airborne.count + room - 1) / room)
    let chosen = airborne.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    return Set(stills + chosen).sorted()
  }
}

extension FlightRecord {
  /// Frames between which it goes equally far, to and fro.
  fileprivate func moments(_ count: Int) -> [Int] {
    var way = [0.0]
    for (a, b) in zip(fractions, fractions.dropFirst()) { way.append((way.last ?? 0) + abs(b - a)) }
    let whole = way.last ?? 0
    return (1...count).map { number in
      let goal = whole * (Double(number) - 0.5) / Double(count)
      return start + (way.firstIndex { $0 >= goal } ?? 0)
    }
  }
}
