import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ReportTests {
  private let options = PlanOptions(
    container: RandomTree.container,
    timing: .linear(duration: 0.44)
  )

  private func plan(_ lower: TreeNode, _ upper: TreeNode) -> Plan {
    Plan(lower, upper, options: options)
  }

  private func hidden(_ id: String) -> TreeNode {
    TreeNode(id, frame: Box(0, 0, 9, 9), traits: NodeTraits(isHidden: true))
  }

  private var list: TreeNode {
    let leaving = NodeLooks(style: MatchStyle(leaving: .fade))
    return TreeNode(frame: RandomTree.container) {
      TreeNode("photo-7", frame: Box(10, 90, 100, 100))
      TreeNode("old", frame: Box(0, 0, 40, 40), looks: leaving)
      TreeNode("title", frame: Box(10, 200, 100.5, 20))
      TreeNode("badge", frame: Box(10, 90, 10, 10))
    }
  }

  private var detail: TreeNode {
    let entering = NodeLooks(style: MatchStyle(entering: .fade))
    return TreeNode(frame: RandomTree.container) {
      TreeNode("photo-7", frame: Box(0, 227, 390, 390))
      TreeNode("title", frame: Box(0, 620.125, 390, 40))
      TreeNode("new", frame: Box(0, 0, 40, 40), looks: entering)
      hidden("badge")
      TreeNode("plain", frame: Box(0, 0, 40, 40))
    }
  }

  @Test func whatStayedForOneReasonIsOneLine() {
    let grid = TreeNode(frame: RandomTree.container) {
      TreeNode("title", frame: Box(10, 20, 100, 20))
      for number in 0..<20 {
        TreeNode("photo-\(number)", frame: Box(Double(number) * 10, 90, 9, 9))
      }
    }
    let detail = TreeNode(frame: RandomTree.container) {
      TreeNode("photo-7", frame: Box(0, 227, 390, 390))
      hidden("title")
    }
    let text = MatchReport(plan(grid, detail), .backward).description
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "1 pair back, 0.44 s" && lines.count == 4, "\(text)")
    let reason = "stayed   no view of the upper screen has this ID"
    #expect(lines[3] == "photo-0 … photo-19  \(reason)", "\(text)")
  }

  @Test func theTableOfASmallPlanReadsWell() {
    let flew = "flew     from"
    #expect(
      plan(list, detail).description == """
        2 pairs, 0.44 s
        photo-7  \(flew) (60.00, 140.00) 100.00 × 100.00 to (195.00, 422.00) 390.00 × 390.00
        old      left     no view of the upper screen has this ID
        title    \(flew) (60.25, 210.00) 100.50 × 20.00 to (195.00, 640.13) 390.00 × 40.00
        new      entered  no view of the lower screen has this ID
        badge    stayed   cannot be seen on the upper screen: \
        it or a view around it is hidden or transparent; show it before the change
        plain    stayed   no view of the lower screen has this ID
        """
    )
  }

  @Test func phasesAndFaultsFollowTheTable() {
    let photo = TreeNode("photo", frame: Box(0, 0, 10, 10))
    let report = MatchReport(
      plan(photo, photo),
      phases: [
        MatchReport.Phase(phase: .idle, time: 0),
        MatchReport.Phase(phase: .ended(.finished), time: 0.449),
      ],
      faults: ["photo: it was drawn"],
      outcome: .finished
    )
    let lines = report.description.split(separator: "\n").map(String.init)
    #expect(lines.first == "1 pair, 0.44 s")
    #expect(lines.dropFirst(2).first == "photo: it was drawn")
    #expect(lines.last?.hasPrefix("idle 0.00 s, ended") == true)
    #expect(lines.last?.hasSuffix("0.45 s") == true)
  }

  @Test func everyReasonForLeavingAViewOutReachesItsRowAndItsPartners() {
    let reasons: [MatchOmission] = [
      .hidden, .empty, .outside, .threeDimensional, .excluded, .duplicate,
    ]
    for reason in reasons {
      var (without, with) = (Capture(), Capture(elements: [.plain("x")]))
      without.omissions = [
        OmittedElement(id: "x", reason: reason), OmittedElement(id: "x", reason: .hidden),
      ]
      let plan = Plan(lower: with, upper: without, options: options)
      #expect(MatchReport(plan).rows.first?.fact == .leftOut(on: .upper, reason))
      (without, with) = (Capture(), without)
      for (ends, side) in [((with, without), "lower"), ((without, with), "upper")] {
        let report = Plan(lower: ends.0, upper: ends.1, options: options).description
        #expect(report.contains("cannot be seen on the \(side) screen: \(reason)"), "\(report)")
      }
    }
  }

  private func counts(_ keys: [IDKey]) -> [IDKey: Int] {
    keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  @Test func everyTagOfEitherScreenHasARow() {
    expectLaw(1000) { random in
      let hasEffects = random.chance(oneIn: 2)
      let plan = Plan(random: &random, isHostile: true) {
        if hasEffects { $0.style = MatchStyle(entering: .fade, leaving: .fade) }
      }
      let report = MatchReport(plan)
      let elements = plan.lower.elements + plan.upper.elements
      let omissions = plan.lower.omissions + plan.upper.omissions
      let ids = elements.map(\.id) + omissions.map(\.id)
      let duplicates = omissions.filter { $0.reason == .duplicate }.map(\.id)
      // One for each ID, and one for each further view that has it.
      let expected = Array(Set(ids.map { IDKey($0) })) + duplicates.map { IDKey($0) }
      let flew = report.rows.filter { $0.fate == .flew }
      return counts(report.rows.map { IDKey($0.id) }) == counts(expected)
        && flew.count == report.pairCount && report.duration == plan.duration
    }
  }

  @Test func longNamesAreShortenedAndNumbersRounded() {
    let long = String(repeating: "a", count: 50)
    #expect(long.padded(to: 40) == String(repeating: "a", count: 39) + "…")
    #expect("ab".padded(to: 4) == "ab  ")
    #expect(1.005.hundredths == "1.01" || 1.005.hundredths == "1.00")
    #expect((-0.001).hundredths == "0.00")
    #expect((-2.5).hundredths == "-2.50")
    #expect(1e300.hundredths == "∞")
    #expect((-1e300).hundredths == "-∞")
    #expect(Double.nan.hundredths == "nan")
  }
}
