import Foundation

/// A request as it comes over a connection: its head, and no body.
struct WebRequest: Equatable {
  var method: String
  var path: String
  /// The fields by their names in small letters.
  var fields: [String: String]

  /// What the bytes so far are.
  enum Reading: Equatable {
    /// The beginning of a request.
    case incomplete
    /// A request, and how many bytes it takes.
    case request(WebRequest, length: Int)
    /// None that is answered.
    case refused(WebRefusal)
  }

  static let longestHead = 8192
  static let mostFields = 64

  /// Reads the request that the bytes begin with.
  static func read(_ bytes: [UInt8]) -> Reading {
    let head = bytes.prefix(longestHead)
    guard let end = head.firstRange(of: [13, 10, 13, 10] as [UInt8]) else {
      return bytes.count < longestHead ? .incomplete : .refused(.tooLarge)
    }
    guard let lines = lines(bytes[..<end.lowerBound]), let first = lines.first else {
      return .refused(.notUnderstood)
    }
    let words = first.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"),
      words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
    else { return .refused(.notUnderstood) }
    guard lines.count <= mostFields else { return .refused(.tooLarge) }
    guard let fields = fields(lines.dropFirst()) else { return .refused(.notUnderstood) }
    guard fields["transfer-encoding"] == nil, fields["content-length"] ?? "0" == "0" else {
      return .refused(.tooLarge)
    }
    return .request(
      WebRequest(method: words[0], path: words[1], fields: fields),
      length: end.upperBound
    )
  }

  /// The lines of a head in plain letters; nil if there is anything else in it.
  private static func lines(_ head: ArraySlice<UInt8>) -> [String]? {
    var lines: [[UInt8]] = [[]]
    var rest = head[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 13:
        guard rest.popFirst() == 10 else { return nil }
        lines.append([])
      case 9, 32..<127: lines[lines.count - 1].append(byte)
      default: return nil
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The fields of a head; nil if one is none, or stands there twice.
  private static func fields(_ lines: ArraySlice<String>) -> [String: String]? {
    var fields: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      let isName =
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
      guard isName, fields[name] == nil else { return nil }
      let value = line[line.index(after: colon)...]
      fields[name] = value.trimmingCharacters(in: .whitespaces)
    }
    return fields
  }
}
