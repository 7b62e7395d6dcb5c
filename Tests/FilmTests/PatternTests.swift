import Testing

@testable import Films

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
