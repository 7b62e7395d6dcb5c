/// Who may come in: whoever has the token, by one of the names of this server, and from no other site.
struct WebGate: Sendable {
  /// A part of the address that nobody can guess.
  let token: String
  /// What requests may call this server, with its port.
  let hosts: [String]

  enum Room: Equatable {
    case page
    case film
    /// The web socket, for a key.
    case socket(key: String)
  }

  init(token: String, port: UInt16, otherHost: String? = nil) {
    self.token = token
    hosts =
      ["127.0.0.1:\(port)", "localhost:\(port)"] + [otherHost?.lowercased()].compactMap { $0 }
  }

  /// What a request is for, if it may have that.
  func room(for request: WebRequest) throws(WebRefusal) -> Room {
    guard let host = request.fields["host"]?.lowercased(), hosts.contains(host) else {
      throw .notAllowed
    }
    if let origin = request.fields["origin"], !isOurs(origin) { throw .notAllowed }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard parts.count == 2, let first = parts.first, let last = parts.last, isToken(first) else {
      throw .notFound
    }
    guard request.method == "GET" else { throw .notSupported }
    switch last {
    case "": return .page
    case "film": return .film
    case "socket": return .socket(key: try key(of: request))
    default: throw .notFound
    }
  }

  /// A socket is opened by our own page alone: whoever opens one says where the page is from.
  private func key(of request: WebRequest) throws(WebRefusal) -> String {
    guard request.fields["origin"] != nil else { throw .notAllowed }
    let upgrade = request.fields["upgrade"]?.lowercased()
    let connection = request.fields["connection"]?.lowercased() ?? ""
    guard upgrade == "websocket", connection.contains("upgrade"),
      request.fields["sec-websocket-version"] == "13",
      let key = request.fields["sec-websocket-key"], key.utf8.count == 24
    else { throw .notUnderstood }
    return key
  }

  private func isOurs(_ origin: String) -> Bool {
    hosts.contains {
      origin.lowercased() == "http://\($0)" || origin.lowercased() == "https://\($0)"
    }
  }

  /// Takes as long for any word of that length.
  private func isToken(_ word: Substring) -> Bool {
    let (given, own) = (Array(word.utf8), Array(token.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A new token: 128 bits by chance, in letters and digits.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array(tokenLetters)
    return String((0..<tokenLength).map { _ in letters[Int(generator.next(upperBound: UInt(32)))] })
  }

  static let tokenLetters = "abcdefghijklmnopqrstuvwxyz234567"
  static let tokenLength = 26
}
