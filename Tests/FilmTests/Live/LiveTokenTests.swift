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

  @Test func `a file that others may read, that links, or holds more is none`() throws {
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

/// One clock for the wall and the app.
@Suite struct LiveClockTests {
  @Test("the app's time is the wall's", arguments: LiveClock.slownesses)
  func pace(slowness: Int) {
    var clock = LiveClock(world: 1000, wall: 50)
    clock.go(slowness: slowness, at: 52)
    #expect(clock.world(at: 52) == 1002)
    #expect(abs(clock.world(at: 62) - (1002 + 10 / Double(slowness))) < 1e-9)
    for moment in [1002, 1002.5, 1010] {
      #expect(abs(clock.world(at: clock.wall(at: moment)) - moment) < 1e-9)
    }
  }

  @Test func `a clock that stands goes on from where it stood`() {
    var clock = LiveClock(world: 1000, wall: 0)
    clock.pause(true, at: 3)
    #expect(clock.world(at: 100) == 1003)
    #expect(clock.wall(at: 1004) == .infinity)
    clock.pause(false, at: 100)
    #expect(clock.world(at: 101) == 1004)
  }

  @Test func `what was done is before it was heard, not long, and in order`() {
    var watch = LiveWatch()
    #expect(watch.wall(at: 5, heardAt: 105.02) == 105.02)
    // The quickest way so far: all others were slower.
    #expect(watch.wall(at: 5.1, heardAt: 105.11) == 105.11)
    #expect(abs(watch.wall(at: 5.2, heardAt: 105.3) - 105.21) < 1e-9)
    #expect(watch.wall(at: 5.2, heardAt: 110) == 109.75)
    #expect(watch.wall(at: 900, heardAt: 111) == 111)
  }
}
