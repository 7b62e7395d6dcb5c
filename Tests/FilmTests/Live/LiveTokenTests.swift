import Foundation
import Testing

@testable import Films

/// What lets a browser in again after a restart.
@Suite struct LiveTokenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "LiveToken-\(UUID().uuidString)"
  )

  private func withToken(_ body: (LiveToken) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(LiveToken(path: folder.appendingPathComponent("Page.token").path))
  }

  @Test func `the token stays as it is, in a file that is its owner's alone`() throws {
    try withToken { token in
      let first = token.text
      #expect(first.count == WebGate.tokenLength && token.text == first)
      let facts = try FileManager.default.attributesOfItem(atPath: token.path)
      #expect(facts[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("a file that others may read, that is a link, or in which something else stands is none")
  func refused() throws {
    try withToken { token in
      let first = token.text
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: token.path)
      let second = token.text
      #expect(second != first && token.text == second)
      let other = token.path + ".other"
      try FileManager.default.moveItem(atPath: token.path, toPath: other)
      try FileManager.default.createSymbolicLink(atPath: token.path, withDestinationPath: other)
      let third = token.text
      #expect(third != second && token.text == third)
      for text in ["", "secret", String(repeating: "a", count: 27), "A" + third.dropFirst()] {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: token.path))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        let next = token.text
        #expect(next != text && next.count == WebGate.tokenLength)
      }
    }
  }

  @Test func `where it cannot be kept, there is a new one each time`() {
    let token = LiveToken(path: "/nowhere/at/all/Page.token")
    #expect(token.text.count == WebGate.tokenLength && token.text != token.text)
  }
}
