import Foundation

/// One connection, from its first byte to its last; whoever reads nothing or says too much is left.
final class WebConnection {
  /// What is going on.
  enum Stage {
    /// The head of a request is read.
    case request
    /// An answer is written, then it ends.
    case answer
    /// Frames come and go.
    case socket
    /// All is said; what still comes is not looked at.
    case farewell
    case over
  }

  /// A number that no other connection has.
  let number: Int
  let descriptor: Int32
  private(set) var stage = Stage.request
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  /// How much of the output is gone.
  private var written = 0
  /// The parts of a message that is not complete.
  private var message: [UInt8] = []
  /// When this stage began, or bytes last went out.
  private var since: Double

  /// How much may be read at a time, be said at a time, and wait to be written.
  static let mostInput = 16_384
  static let mostMessages = 32
  static let mostBacklog = 65_536
  private static let patience = 5.0

  init(number: Int, descriptor: Int32, now: Double) {
    self.number = number
    self.descriptor = descriptor
    since = now
  }

  deinit { close(descriptor) }

  /// Whether it was opened, and nothing has been sent.
  var isIdle: Bool { stage == .request && input.isEmpty }
  var wantsToWrite: Bool { written < output.count }
  /// What was read and not understood yet may be enough for a message.
  private(set) var hasMore = false
  /// Whether more is waiting than a browser that reads would leave.
  var isBehind: Bool { output.count - written > WebConnection.mostBacklog }
  var wantsToRead: Bool { stage != .answer && input.count < WebConnection.mostInput }

  /// Takes what has come.
  func read(now: Double) {
    var bytes = [UInt8](repeating: 0, count: WebConnection.mostInput)
    let count = Glibc.recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else {
      if count == 0 || ![EAGAIN, EINTR].contains(errno) { stage = .over }
      return
    }
    if stage == .request || stage == .socket { input += bytes[..<count] }
  }

  /// Sends what the other side takes.
  func write(now: Double) {
    while written < output.count {
      let count = output[written...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if count < 0, ![EAGAIN, EINTR].contains(errno) { stage = .over }
        return
      }
      written += count
      since = now
    }
    output = []
    written = 0
    if stage == .answer {
      shutdown(descriptor, Int32(SHUT_WR))
      stage = .farewell
    }
  }

  /// Leaves whoever takes too long; a socket that has nothing to write may rest as long as it likes.
  func lookAtClock(now: Double) {
    guard now - since > WebConnection.patience else { return }
    switch stage {
    case .request: answer(.tooSlow)
    case .socket where !wantsToWrite: since = now
    default: stage = .over
    }
  }

  // MARK: Requests

  /// The request, once it is there.
  func request() -> WebRequest? {
    guard stage == .request else { return nil }
    switch WebRequest.read(input) {
    case .incomplete: return nil
    case .refused(let refusal):
      answer(refusal)
      return nil
    case .request(let request, let length):
      input.removeFirst(length)
      return request
    }
  }

  func answer(_ refusal: WebRefusal) {
    answer(refusal.rawValue, type: "text/plain", "\(refusal.rawValue)\n")
  }

  func answer(
    _ status: String = "200 OK",
    type: String,
    _ body: String,
    _ more: [String] = []
  ) {
    let head =
      ["HTTP/1.1 \(status)", "Content-Type: \(type); charset=utf-8"]
      + ["Content-Length: \(body.utf8.count)", "Connection: close"] + WebConnection.manners + more
    output += Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    stage = .answer
  }

  /// Nothing is kept, and nothing comes from elsewhere or goes there.
  private static let manners = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
    "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; "
      + "script-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'",
  ]

  /// From now on frames come and go.
  func becomeSocket(key: String, now: Double) {
    let head = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(SocketFrame.acceptance(of: key))",
    ]
    output += Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    stage = .socket
    since = now
  }

  // MARK: Messages

  /// What was said since; whoever speaks another language is left.
  func messages() -> [String] {
    var texts: [String] = []
    var place = 0
    hasMore = false
    reading: while stage == .socket {
      guard texts.count < WebConnection.mostMessages else {
        hasMore = true
        break
      }
      switch SocketFrame.read(input[place...]) {
      case .incomplete: break reading
      case .broken: leave(1002)
      case .frame(let frame, let length):
        place += length
        if let text = take(frame) { texts.append(text) }
      }
    }
    input.removeFirst(min(place, input.count))
    return texts
  }

  private func take(_ frame: SocketFrame) -> String? {
    switch frame.kind {
    case .ping: send(SocketFrame(kind: .pong, payload: frame.payload))
    case .pong: break
    case .close: leave(1000)
    case .bytes: leave(1003)
    case .text, .more:
      guard (frame.kind == .more) == !message.isEmpty || frame.isLast && message.isEmpty,
        message.count + frame.payload.count <= SocketFrame.longestPayload
      else {
        leave(1009)
        return nil
      }
      message += frame.payload
      guard frame.isLast else { return nil }
      defer { message = [] }
      guard let text = String(validating: message, as: UTF8.self) else {
        leave(1007)
        return nil
      }
      return text
    }
    return nil
  }

  func send(_ text: String) { send(SocketFrame(kind: .text, payload: Array(text.utf8))) }

  private func send(_ frame: SocketFrame) {
    guard stage == .socket else { return }
    output += frame.bytes()
  }

  /// Says goodbye, with the reason's number.
  func leave(_ reason: Int) {
    guard stage == .socket else { return }
    send(SocketFrame(kind: .close, payload: [UInt8(reason >> 8), UInt8(reason & 255)]))
    input = []
    stage = .answer
  }
}
