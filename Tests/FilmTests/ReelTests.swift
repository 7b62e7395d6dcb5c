import MatchEngineTestSupport
import Testing
import UIKit

@testable import Films

/// Frames that were put on a film.
@Suite struct ReelTests {
  @Test("every frame comes back as it was", arguments: 0..<20)
  func roundTrip(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let frames = frames(&generator)
    let film = film(of: frames)
    #expect(film.frameCount == frames.count)
    for (number, frame) in frames.enumerated() {
      #expect(film.frame(number)?.screen == frame)
    }
    #expect(film.frame(frames.count) == nil)
  }

  @Test func `a still stretch is kept once, with its length`() {
    let frame = ["<rect x=\"1\" y=\"2\"/>", "<rect x=\"3\" y=\"4\"/>"]
    let film = film(of: Array(repeating: frame, count: 90))
    #expect(film.reel.shots.map(\.count) == [90])
    #expect(film.reel.patterns.count == 1)
  }

  @Test func `of a frame that moves, only the numbers that changed are kept`() {
    let frames = (0..<30).map { step in
      ["<rect x=\"\(step)\" y=\"2\"/>"] + Array(repeating: "<rect x=\"3\" y=\"4\"/>", count: 50)
    }
    let film = film(of: frames)
    #expect(film.reel.scenes.count == 1)
    #expect(film.reel.shots.dropFirst().allSatisfy { $0.numbers.count == 1 })
  }

  private func film(of frames: [[String]]) -> Film {
    var reel = Reel()
    for frame in frames { reel.add(frame) }
    return Film(title: "", size: .zero, framesPerSecond: 60, reel: reel)
  }

  /// Frames of a few lines, of which now and then some come, go or move.
  private func frames(_ generator: inout SplitMix) -> [[String]] {
    var frame: [String] = []
    return (0..<120).map { _ in
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: frame.append(line(&generator))
      case 1 where !frame.isEmpty: frame.removeLast()
      case 2, 3:
        for place in frame.indices where Bool.random(using: &generator) {
          frame[place] = line(&generator)
        }
      default: break
      }
      return frame
    }
  }

  private func line(_ generator: inout SplitMix) -> String {
    let x = Int.random(in: -9...9, using: &generator)
    let kind = ["x", "width", "fill", "opacity"].randomElement(using: &generator) ?? ""
    return "<rect \(kind)=\"\(x).5\" y=\"2\"/>"
  }
}

/// A line of SVG, taken apart and put together.
@Suite struct PatternTests {
  @Test(
    arguments: [
      "<rect x=\"10\" y=\"2.5\" width=\"3\" height=\"4\" fill=\"#ff0012\"/>",
      "<path d=\"M0 -1.5L10 20C1 2 3 4 5 6Z\" fill=\"#000000\" fill-opacity=\"0.3\"/>",
      "<g clip-path=\"url(#f12)\" opacity=\"0.25\">", "</g>", "",
      "<use xlink:href=\"#p3\" transform=\"matrix(0.5 0 0 -0.5 12 13.25)\"/>",
      "<text x=\"4\" y=\"5\" font-size=\"17\">x=&quot;12&quot; y=3 d=\u{2014}7</text>",
    ]
  )
  func `a line is its pattern with its numbers`(line: String) {
    let (pattern, numbers) = Pattern.taken(from: line)
    #expect(pattern.line(numbers[...]) == line)
    #expect(pattern.slotCount == numbers.count)
  }

  @Test func `lines that differ in places only have one pattern`() {
    let first = Pattern.taken(from: "<rect x=\"1\" y=\"2\" opacity=\"0.5\" fill=\"#111111\"/>")
    let second = Pattern.taken(from: "<rect x=\"-8.5\" y=\"0\" opacity=\"1\" fill=\"#111111\"/>")
    #expect(first.pattern == second.pattern)
    #expect(second.numbers == ["-8.5", "0", "1"])
  }

  @Test func `names, colors and texts are no numbers`() {
    let line = "<text id=\"f1\" fill=\"#123456\" clip-path=\"url(#f2)\">7 &quot;8</text>"
    #expect(Pattern.taken(from: line).numbers.isEmpty)
  }
}
