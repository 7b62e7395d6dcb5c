import MatchEngineTestSupport
import Testing

@testable import Films

/// Requests, and what only looks like them.
@Suite struct WebRequestTests {
  private static let page = "GET /abc/ HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept: */*\r\n\r\n"

  @Test func `a request is its method, its path and its fields, by names in small letters`() {
    let bytes = Array(WebRequestTests.page.utf8)
    let fields = ["host": "127.0.0.1:80", "accept": "*/*"]
    let request = WebRequest(method: "GET", path: "/abc/", fields: fields)
    #expect(WebRequest.read(bytes) == .request(request, length: bytes.count))
    #expect(WebRequest.read(bytes + [1, 2, 3]) == .request(request, length: bytes.count))
  }

  @Test func `every beginning of a request is one that is not complete`() {
    let bytes = Array(WebRequestTests.page.utf8)
    for count in 0..<bytes.count {
      #expect(WebRequest.read(Array(bytes[..<count])) == .incomplete)
    }
  }

  @Test(
    arguments: [
      "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", " / HTTP/1.1\r\n\r\n",
      "GET http://elsewhere/ HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nno field\r\n\r\n", "GET / HTTP/1.1\r\n: nameless\r\n\r\n",
      "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\nHost: a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n",
      "GET /ü HTTP/1.1\r\n\r\n", "\r\n\r\n",
    ]
  )
  func `what is no request is refused`(text: String) {
    #expect(WebRequest.read(Array(text.utf8)) == .refused(.notUnderstood))
  }

  @Test(
    arguments: [
      "POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: -0\r\n\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
      String(repeating: "x", count: WebRequest.longestHead),
      "GET /" + String(repeating: "x", count: WebRequest.longestHead) + " HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\n" + (0..<64).map { "X-\($0): y\r\n" }.joined() + "\r\n",
    ]
  )
  func `what has a body, or is too long, is refused for that`(text: String) {
    #expect(WebRequest.read(Array(text.utf8)) == .refused(.tooLarge))
  }

  @Test func `whatever bytes come, they are read, and nothing is made of more than there is`() {
    var random = SplitMix(seed: 7)
    let letters = Array("GET / HTTP/1.1\r\nHost: a:1\r\n\r\n\u{0}ÿ".utf8)
    for _ in 0..<20_000 {
      var bytes = Array(WebRequestTests.page.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = letters.randomElement(using: &random) ?? 0
      }
      if case .request(let request, let length) = WebRequest.read(bytes) {
        #expect(length <= bytes.count && request.path.hasPrefix("/"))
        #expect(request.fields.count < WebRequest.mostFields)
      }
    }
  }
}

/// Who is let in.
@Suite struct WebGateTests {
  private static let gate = WebGate(token: "secret", port: 8080, otherHost: "far.example:443")
  private static let own = ["host": "127.0.0.1:8080"]

  private func room(
    _ path: String,
    _ fields: [String: String] = own,
    method: String = "GET"
  ) -> Result<WebGate.Room, WebRefusal> {
    Result { () throws(WebRefusal) in
      try WebGateTests.gate.room(
        for: WebRequest(method: method, path: path, fields: fields)
      )
    }
  }

  @Test func `with the token, the page and the film are to be had`() {
    #expect(room("/secret/") == .success(.page))
    #expect(room("/secret/film") == .success(.film))
    for host in ["localhost:8080", "LOCALHOST:8080", "far.example:443"] {
      #expect(room("/secret/", ["host": host]) == .success(.page))
    }
  }

  @Test(
    "without it, or at any other place, there is nothing",
    arguments: [
      "/", "/secret", "/Secret/", "/secre/", "/secretx/", "//secret/", "/secret//", "/secret/film/",
      "/secret/../", "/secret/x", "/secret/?", "/%73ecret/", "/ /", "",
    ]
  )
  func nothing(path: String) { #expect(room(path) == .failure(.notFound)) }

  @Test(
    "by another name, this is another server",
    arguments: [
      "127.0.0.1", "127.0.0.1:80", "evil.example:8080", "far.example", "", "[::1]:8080", nil,
    ]
  )
  func host(host: String?) {
    #expect(room("/secret/", host.map { ["host": $0] } ?? [:]) == .failure(.notAllowed))
  }

  @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:8081", ""])
  func `no page of another site gets anything, even with the token`(origin: String) {
    var fields = WebGateTests.socket
    fields["origin"] = origin
    for path in ["/secret/", "/secret/film", "/secret/socket"] {
      #expect(room(path, fields) == .failure(.notAllowed))
    }
  }

  @Test("only GET is answered", arguments: ["POST", "HEAD", "OPTIONS", "get", "PUT"])
  func method(method: String) {
    #expect(room("/secret/", method: method) == .failure(.notSupported))
  }

  private static let socket = [
    "host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080", "upgrade": "websocket",
    "connection": "keep-alive, Upgrade", "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  @Test func `a socket is opened with all that belongs to it, and without any of it it is not`() {
    let key = "dGhlIHNhbXBsZSBub25jZQ=="
    #expect(room("/secret/socket", WebGateTests.socket) == .success(.socket(key: key)))
    for name in WebGateTests.socket.keys {
      var fields = WebGateTests.socket
      fields[name] = nil
      guard case .failure = room("/secret/socket", fields) else {
        Issue.record("a socket was opened without \(name)")
        continue
      }
    }
  }

  @Test func `a token is 26 letters and digits, and never the same`() {
    let tokens = (0..<100).map { _ in WebGate.newToken() }
    #expect(Set(tokens).count == 100)
    #expect(
      tokens.allSatisfy { $0.utf8.count == 26 && $0.allSatisfy { $0.isLetter || $0.isNumber } }
    )
  }
}
