import Foundation

/// A server for this machine's own browsers: one thread, and nothing happens while nobody waits for it.
@MainActor final class WebServer {
  enum Event {
    case came(Int)
    case said(Int, String)
    case gone(Int)
  }

  let gate: WebGate
  let port: UInt16
  /// What is to be had in a room: a text, and its name if it is a file to keep.
  var contents: (WebGate.Room) -> (text: String, file: String?) = { _ in ("", nil) }
  private let listener: Int32
  private var connections: [Int: WebConnection] = [:]
  private var count = 0
  private var greeted: Set<Int> = []

  static let mostConnections = 32

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// One on a port of the loopback address; 0 is any that is free.
  init(port wanted: UInt16, otherHost: String?, token: String = WebGate.newToken()) throws(Failure)
  {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0, let port = WebServer.open(listener, wanted) else {
      let reason = String(cString: strerror(errno))
      if listener >= 0 { close(listener) }
      throw Failure(description: "port \(wanted) cannot be had: \(reason)")
    }
    self.listener = listener
    self.port = port
    gate = WebGate(token: token, port: port, otherHost: otherHost)
  }

  deinit { close(listener) }

  var address: String { "http://127.0.0.1:\(port)/\(gate.token)/" }

  /// The browsers that have a socket.
  var browsers: [WebConnection] {
    connections.values.filter { $0.stage == .socket }.sorted { $0.number < $1.number }
  }

  /// Seconds that only go on.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// What happens within so many seconds, or the first things that do.
  func events(within seconds: Double) -> [Event] {
    let hasMore = connections.values.contains(where: \.hasMore)
    // A signal does not end the wait.
    let rest = hasMore ? 0 : min(max(seconds, 0), 0.1)
    var list = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    let open = Array(connections.values)
    for one in open {
      let events = (one.wantsToRead ? POLLIN : 0) | (one.wantsToWrite ? POLLOUT : 0)
      list.append(pollfd(fd: one.descriptor, events: Int16(events), revents: 0))
    }
    _ = poll(&list, nfds_t(list.count), Int32((rest * 1000).rounded(.up)))
    let now = WebServer.now
    for (one, ready) in zip(open, list.dropFirst()) {
      let events = Int32(ready.revents)
      if events & (POLLIN | POLLHUP | POLLERR) != 0 { one.read(now: now) }
      if events & POLLOUT != 0 { one.write(now: now) }
    }
    if list[0].revents != 0 { accept(now) }
    return connections.values.sorted { $0.number < $1.number }.flatMap { attend(to: $0, now) }
  }

  private func attend(to one: WebConnection, _ now: Double) -> [Event] {
    var events: [Event] = []
    if let request = one.request() { answer(request, one, now) }
    if one.stage == .socket {
      if greeted.insert(one.number).inserted { events.append(.came(one.number)) }
      events += one.messages().map { .said(one.number, $0) }
    }
    one.write(now: now)
    one.lookAtClock(now: now)
    if one.stage != .socket, greeted.remove(one.number) != nil { events.append(.gone(one.number)) }
    if one.stage == .over { connections[one.number] = nil }
    return events
  }

  private func answer(_ request: WebRequest, _ one: WebConnection, _ now: Double) {
    do {
      let room = try gate.room(for: request)
      if case .socket(let key) = room { return one.becomeSocket(key: key, now: now) }
      let (text, file) = contents(room)
      let keep = file.map { ["Content-Disposition: attachment; filename=\"\($0)\""] } ?? []
      one.answer(type: "text/html", text, keep)
    } catch {
      one.answer(error)
    }
  }

  private func accept(_ now: Double) {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return }
    WebServer.doNotWait(descriptor)
    WebServer.sendAtOnce(descriptor)
    count += 1
    let one = WebConnection(number: count, descriptor: descriptor, now: now)
    connections[count] = one
    if connections.count > WebServer.mostConnections { makeRoom(for: one) }
  }

  /// Leaves whoever has waited longest and sent nothing; where nobody has, the newcomer is told that the house is full.
  private func makeRoom(for newcomer: WebConnection) {
    let others = connections.values.filter { $0 !== newcomer }.sorted { $0.number < $1.number }
    if let idle = others.first(where: \.isIdle) {
      connections[idle.number] = nil
    } else {
      newcomer.answer(.tooMany)
      // Whoever was told is only waited for as long as there are few.
      let told = others.first { $0.stage == .farewell || $0.stage == .answer }
      if connections.count > 2 * WebServer.mostConnections, let told {
        connections[told.number] = nil
      }
    }
  }

  /// Says goodbye to all, as far as they listen.
  func leave() {
    for one in browsers { one.leave(1001) }
    for one in connections.values { one.write(now: WebServer.now) }
    connections = [:]
  }

  /// Binds a socket, and says to which port.
  private static func open(_ listener: Int32, _ port: UInt16) -> UInt16? {
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    doNotWait(listener)
    var place = loopback(port)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(listener, address, size) == 0, listen(listener, 16) == 0,
          getsockname(listener, address, &size) == 0
        else { return nil }
        return UInt16(bigEndian: pointer.pointee.sin_port)
      }
    }
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return place
  }

  /// A caller's end of a connection to a server on this machine; nil if there is none.
  static func call(_ port: UInt16) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = loopback(port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    doNotWait(descriptor)
    sendAtOnce(descriptor)
    if status != 0 { close(descriptor) }
    return status == 0 ? descriptor : nil
  }

  /// Small parts do not wait for one another, as those of browsers don't.
  private static func sendAtOnce(_ descriptor: Int32) {
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
  }

  private static func doNotWait(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}
