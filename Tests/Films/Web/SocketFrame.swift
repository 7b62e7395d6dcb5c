import Foundation

/// One frame of a web socket (RFC 6455).
struct SocketFrame: Equatable {
  enum Kind: UInt8 {
    case more = 0
    case text = 1
    case bytes = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  var kind: Kind
  var isLast = true
  var payload: [UInt8]

  /// What the bytes so far are.
  enum Reading: Equatable {
    case incomplete
    case frame(SocketFrame, length: Int)
    /// Nothing that a browser would send.
    case broken
  }

  static let longestPayload = 4096

  /// Reads the frame that the bytes begin with: those of a browser are masked.
  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    let first = bytes.startIndex
    guard bytes.count >= 2 else { return .incomplete }
    let (head, size) = (bytes[first], bytes[first + 1])
    guard head & 0x70 == 0, let kind = Kind(rawValue: head & 0x0f), size & 0x80 != 0 else {
      return .broken
    }
    let isLast = head & 0x80 != 0
    var length = Int(size & 0x7f)
    var place = first + 2
    if kind.rawValue >= 8, !isLast || length > 125 { return .broken }
    if length == 127 { return .broken }
    if length == 126 {
      guard bytes.count >= 4 else { return .incomplete }
      length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
      place += 2
    }
    guard length <= longestPayload else { return .broken }
    guard bytes.endIndex - place >= 4 + length else { return .incomplete }
    let mask = Array(bytes[place..<place + 4])
    place += 4
    let payload = bytes[place..<place + length].enumerated().map {
      $0.element ^ mask[$0.offset % 4]
    }
    let frame = SocketFrame(kind: kind, isLast: isLast, payload: payload)
    return .frame(frame, length: place + length - first)
  }

  /// The frame as a server sends it or, with a mask, a browser.
  func bytes(mask: [UInt8] = []) -> [UInt8] {
    let head = [(isLast ? 0x80 : 0) | kind.rawValue]
    let count = payload.count
    var size: [UInt8] =
      switch count {
      case 0..<126: [UInt8(count)]
      case 126..<65536: [126, UInt8(count >> 8), UInt8(count & 255)]
      default:
        [127] + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: count >> $0) }
      }
    guard !mask.isEmpty else { return head + size + payload }
    size[0] |= 0x80
    return head + size + mask + payload.enumerated().map { $0.element ^ mask[$0.offset % 4] }
  }

  /// What answers a key when a socket is opened.
  static func acceptance(of key: String) -> String {
    let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return Data(SHA1.sum(of: Array(text.utf8))).base64EncodedString()
  }
}
