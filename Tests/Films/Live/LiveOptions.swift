/// How a page is touched in a browser.
struct LiveOptions: Equatable {
  /// The port to listen on; 0 is any that is free.
  var port: UInt16 = 0
  /// One more name that this server may be called by, with its port.
  var host: String?
  /// Whether the page's script plays before the screen is the user's.
  var playsScript = true
  /// What is tried out instead of waiting for hands.
  var trial: Trial?

  /// What a page can be put to without hands.
  enum Trial: String {
    /// An hour of touching, by chance.
    case hour
    /// A few minutes of it.
    case minutes
  }

  mutating func read(_ name: String, _ value: String?) throws(FilmOptions.Misuse) {
    switch (name, value) {
    case ("--port", let text?) where UInt16(text) ?? 0 > 0: port = UInt16(text) ?? 0
    case ("--host", let text?) where LiveOptions.isHost(text): host = text
    case ("--script", "on"?): playsScript = true
    case ("--script", "off"?): playsScript = false
    case ("--trial", let text?) where Trial(rawValue: text) != nil: trial = Trial(rawValue: text)
    default:
      let wanted = [
        "--port": "a number from 1 to 65535", "--host": "a name with its port",
        "--trial": "hour or minutes",
      ]
      throw FilmOptions.Misuse(description: "\(name) wants \(wanted[name] ?? "on or off")")
    }
  }

  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("-") && text.utf8.count < 256
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-:[]".contains($0)) }
  }
}
