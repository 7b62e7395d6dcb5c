import Foundation
import Testing

@testable import Films

/// The server, and whoever comes to its door.
@Suite(.serialized) @MainActor struct WebServerTests {
  private func server() throws -> WebServer {
    let server = try WebServer(port: 0, otherHost: nil, token: "secret")
    server.contents = { $0 == .film ? ("film", "Film.html") : ("page", nil) }
    return server
  }

  /// What comes back for some bytes, or for as much as the server takes of them.
  private func answer(_ server: WebServer, _ bytes: [UInt8]) throws -> String {
    let caller = try #require(Caller(server.port))
    var rest = bytes[...]
    var answer: [UInt8] = []
    for _ in 0..<200 {
      rest = rest.dropFirst(caller.send(rest))
      _ = server.events(within: 0.002)
      let (bytes, isOver) = caller.receive()
      answer += bytes
      if isOver { break }
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private func get(_ path: String, _ server: WebServer, _ more: String = "") -> [UInt8] {
    Array("GET \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\(more)\r\n".utf8)
  }

  @Test func `the page comes with the token, and may ask for nothing from elsewhere`() throws {
    let server = try server()
    let text = try answer(server, get("/secret/", server))
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\npage"))
    #expect(text.contains("default-src 'none'") && text.contains("frame-ancestors 'none'"))
    let film = try answer(server, get("/secret/film", server))
    #expect(film.contains("attachment; filename=\"Film.html\"") && film.hasSuffix("film"))
  }

  @Test func `whatever is wrong gets its number, and the next one an answer`() throws {
    let server = try server()
    let long = "GET /\(String(repeating: "x", count: 200_000))"
    for (bytes, number) in [
      (Array("nonsense\r\n\r\n".utf8), 400), (get("/other/", server), 404),
      (Array("GET /secret/ HTTP/1.1\r\nHost: evil\r\n\r\n".utf8), 403),
      (get("/secret/", server, "Origin: http://evil\r\n"), 403), (Array(long.utf8), 431),
      (get("/secret/", server, "Content-Length: 100000\r\n"), 431), ([UInt8](0...255), 400),
    ] {
      let text = try answer(server, bytes + (number == 400 ? Array("\r\n\r\n".utf8) : []))
      #expect(text.hasPrefix("HTTP/1.1 \(number) "), "\(text.prefix(40))")
      #expect(try answer(server, get("/secret/", server)).hasSuffix("page"))
    }
  }

  @Test func `a request is answered however it is cut up`() throws {
    let server = try server()
    let caller = try #require(Caller(server.port))
    for byte in get("/secret/", server) {
      #expect(caller.send([byte]) == 1)
      _ = server.events(within: 0.001)
    }
    var text = ""
    for _ in 0..<20 {
      _ = server.events(within: 0.001)
      text += String(decoding: caller.receive().bytes, as: UTF8.self)
    }
    #expect(text.hasSuffix("page"))
  }

  /// Callers who have all said something.
  private func crowd(_ count: Int, at server: WebServer, saying text: String) -> [Caller] {
    (0..<count).compactMap { _ in
      let caller = Caller(server.port)
      _ = server.events(within: 0.002)
      _ = caller?.send(Array(text.utf8)[...])
      _ = server.events(within: 0.002)
      return caller
    }
  }

  @Test("there are so many callers at a time, and every one after them is told so")
  func crowd() throws {
    let server = try server()
    let crowd = crowd(WebServer.mostConnections, at: server, saying: "GET")
    #expect(crowd.count == WebServer.mostConnections)
    for _ in 0..<40 {
      #expect(try answer(server, get("/secret/", server)).hasPrefix("HTTP/1.1 503 "))
    }
  }

  @Test func `whoever comes and says nothing keeps nobody out`() throws {
    let server = try server()
    let idlers = crowd(100, at: server, saying: "")
    #expect(idlers.count == 100)
    for _ in 0..<40 {
      #expect(try answer(server, get("/secret/", server)).hasSuffix("page"))
    }
  }

  @Test func `whoever does not come to the point is told so, and left`() throws {
    let pair = Caller.pair()
    let connection = WebConnection(number: 1, descriptor: pair.far, now: 100)
    connection.lookAtClock(now: 104)
    #expect(connection.stage == .request)
    connection.lookAtClock(now: 106)
    connection.write(now: 106)
    #expect(String(decoding: pair.near.receive().bytes, as: UTF8.self).hasPrefix("HTTP/1.1 408 "))
    connection.lookAtClock(now: 112)
    #expect(connection.stage == .over)
  }

  @Test func `nobody outside of this machine is listened to`() throws {
    let server = try server()
    #expect(server.address.hasPrefix("http://127.0.0.1:\(server.port)/secret/"))
    let taken = #expect(throws: WebServer.Failure.self) {
      try WebServer(port: server.port, otherHost: nil)
    }
    #expect(taken?.description.contains("\(server.port) cannot be had") == true)
  }
}

/// Somebody at the server's door.
private final class Caller {
  private let descriptor: Int32

  @MainActor init?(_ port: UInt16) {
    guard let descriptor = WebServer.call(port) else { return nil }
    self.descriptor = descriptor
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Two ends of one line.
  static func pair() -> (near: Caller, far: Int32) {
    var ends: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (Caller(ends[0]), ends[1])
  }

  /// Sends what is taken, and says how much that was.
  func send(_ bytes: ArraySlice<UInt8>) -> Int {
    guard !bytes.isEmpty else { return 0 }
    return max(
      0,
      bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    )
  }

  func receive() -> (bytes: [UInt8], isOver: Bool) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return (Array(buffer.prefix(max(0, count))), count == 0)
  }
}
