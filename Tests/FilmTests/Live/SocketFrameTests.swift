import Foundation
import MatchEngineTestSupport
import Testing

@testable import Films

/// The frames of a web socket, and what its handshake is made of.
@Suite struct SocketFrameTests {
  @Test func `sums are those that are known`() {
    func hex(_ text: String) -> String {
      SHA1.sum(of: Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    )
    #expect(
      hex(String(repeating: "a", count: 1000)) == "291e9a6c66994949b57ba5e650361e98fc36b1ba"
    )
  }

  @Test func `the key of the standard is answered as the standard says`() {
    #expect(
      SocketFrame.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    )
  }

  @Test func `a frame is read as it was written, and any beginning of it is not complete`() {
    for count in [0, 1, 125, 126, 127, 1000, SocketFrame.longestPayload] {
      let payload = (0..<count).map { UInt8($0 % 251) }
      let bytes = masked(payload)
      let frame = SocketFrame(kind: .text, payload: payload)
      #expect(SocketFrame.read(bytes[...]) == .frame(frame, length: bytes.count))
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 50)) {
        #expect(SocketFrame.read(bytes[..<length]) == .incomplete)
      }
    }
  }

  @Test func `what no browser sends is broken`() {
    #expect(SocketFrame.read([0x81, 0x01, 65]) == .broken, "without a mask")
    #expect(SocketFrame.read([0xc1, 0x80, 0, 0, 0, 0]) == .broken, "with an extension's bit")
    #expect(SocketFrame.read([0x83, 0x80, 0, 0, 0, 0]) == .broken, "of no known kind")
    #expect(SocketFrame.read([0x09, 0x80, 0, 0, 0, 0]) == .broken, "half a ping")
    #expect(SocketFrame.read([0x89, 0xfe, 0, 200, 0, 0]) == .broken, "a long ping")
    #expect(SocketFrame.read([0x81, 0xff, 0, 0, 0, 0]) == .broken, "longer than any")
    let long = masked(Array(repeating: 65, count: SocketFrame.longestPayload + 1))
    #expect(SocketFrame.read(long[...]) == .broken)
  }

  @Test func `whatever bytes come, they are read`() {
    var random = SplitMix(seed: 11)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      if case .frame(let frame, let length) = SocketFrame.read(bytes[...]) {
        #expect(length <= bytes.count && frame.payload.count < bytes.count)
      }
    }
  }

  /// As a browser sends it.
  private func masked(_ payload: [UInt8]) -> [UInt8] {
    SocketFrame(kind: .text, payload: payload).bytes(mask: [9, 200, 31, 77])
  }
}
