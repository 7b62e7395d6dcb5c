import Foundation

/// A browser without a picture, for measuring: it opens the socket, says lines and counts what it hears.
@MainActor final class LiveVisitor {
  private let descriptor: Int32
  private var input: [UInt8] = []
  private var isGreeted = false
  private var isAnswered = false
  private var heard: [String] = []

  /// Knocks at a server's door.
  init?(_ server: WebServer) {
    guard let descriptor = WebServer.call(server.port) else { return nil }
    self.descriptor = descriptor
    let host = "127.0.0.1:\(server.port)"
    let lines = [
      "GET /\(server.gate.token)/socket HTTP/1.1", "Host: \(host)", "Origin: http://\(host)",
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  deinit { close(descriptor) }

  /// Says a line, masked as browsers do.
  func say(_ line: String) {
    let frame = SocketFrame(kind: .text, payload: Array(line.utf8))
    write(frame.bytes(mask: [7, 77, 177, 27]))
  }

  /// Says a line, and waits until it was heard: whatever is asked after it is answered.
  func say(_ line: String, to bench: LiveBench) {
    say(line)
    write([0x89, 0x80, 0, 0, 0, 0])
    isAnswered = false
    for _ in 0..<500 where !isAnswered {
      bench.handle(bench.server.events(within: 0.01))
      receive()
    }
  }

  private func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// What was heard since.
  func messages() -> [String] {
    receive()
    defer { heard = [] }
    return heard
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 {
      input += bytes[..<count]
    }
    if !isGreeted, let end = input.firstRange(of: [13, 10, 13, 10] as [UInt8]) {
      isGreeted = true
      input.removeFirst(end.upperBound)
    }
    while isGreeted, let (kind, text, length) = frame() {
      input.removeFirst(length)
      if kind == 1 { heard.append(text) }
      if kind == 10 { isAnswered = true }
    }
    // An empty array keeps the room of the longest message, which would count as the page's memory.
    if input.isEmpty { input = [] }
  }

  /// The first frame, which is not masked, and how long it is.
  private func frame() -> (kind: UInt8, text: String, length: Int)? {
    guard input.count >= 2 else { return nil }
    let digits = [126: 2, 127: 8][Int(input[1])] ?? 0
    guard input.count >= 2 + digits else { return nil }
    let size = digits == 0 ? Int(input[1]) : input[2..<2 + digits].reduce(0) { $0 << 8 | Int($1) }
    let end = 2 + digits + size
    guard input.count >= end else { return nil }
    return (input[0] & 15, String(decoding: input[(2 + digits)..<end], as: UTF8.self), end)
  }
}
