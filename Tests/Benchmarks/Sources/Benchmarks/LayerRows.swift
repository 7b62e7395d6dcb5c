#if canImport(UIKit)
import CAllocationCounter
import Foundation
import MatchEngine
import UIKit

/// What the UIKit layer costs, in the headless UIKit.
func layerRows() -> [Row] {
  MainActor.assumeIsolated {
    startRows() + frameCostRows()
  }
}

@MainActor private func startRows() -> [Row] {
  let times = startTimes(
    Gallery(views: 1_000, pairs: 50, isLower: true),
    Gallery(views: 1_000, pairs: 50, isLower: false)
  )
  return [
    Row(
      name: "reading",
      measures: "the capture of 2 × 1,000 views, 2 × 50 of them tagged; a bare walk of both",
      figure: (times.reading ?? .nan) * 1e3,
      unit: "ms",
      floor: times.walkOfBoth * 1e3,
      budget: .ratio(2)
    ),
    Row(
      name: "start",
      measures: "capture, plan, 50 stand-ins and first frame, 2 × 1,000 views; a bare walk of both",
      figure: times.start * 1e3,
      unit: "ms",
      floor: times.walkOfBoth * 1e3,
      budget: .ratio(4.5)
    ),
  ]
}

@MainActor private func frameCostRows() -> [Row] {
  let navigation = world(Gallery(views: 100, pairs: 50, isLower: true))
  let before = Headless.accounts.forcedRenders
  navigation.pushViewController(Gallery(views: 100, pairs: 50, isLower: false), animated: true)
  Headless.advance(by: 0.1)
  guard let flight = navigation.matchFlight else {
    expect(false, "a push with shared IDs flies")
    return []
  }
  let renders = Headless.accounts.forcedRenders - before
  flight.update(0.3)
  Headless.advance(by: 1 / 60)
  Headless.accounts.recordsWrites = true
  flight.update(0.4)
  flight.update(0.5)
  Headless.advance(by: 1 / 60)
  let writes = Headless.accounts.writes
  Headless.accounts.recordsWrites = false
  expect(!writes.isEmpty, "a frame is drawn")
  var times: [String: Int] = [:]
  for write in writes { times["\(write.layer) \(write.property)", default: 0] += 1 }
  let most = times.values.max() ?? 0
  let start = allocation_count()
  for step in 0..<100 {
    flight.update(0.5 + CGFloat(step) / 1_000)
    Headless.advance(by: 1 / 60)
  }
  let allocations = Double(allocation_count() - start) / 100
  return [
    Row(
      name: "renders",
      measures: "renders forced by the start of a push",
      figure: Double(renders),
      budget: .figure(1)
    ),
    Row(
      name: "writes",
      measures: "the most writes to one property of one layer in a frame, 50 pairs",
      figure: Double(most),
      budget: .figure(1)
    ),
    Row(
      name: "all writes",
      measures: "writes in a frame for each of 50 pairs that move and grow",
      figure: Double(writes.count) / 50
    ),
    Row(
      name: "layer allocations",
      measures: "allocations in a frame for each of 50 pairs, the headless UIKit's own among them",
      figure: allocations_are_counted() ? allocations / 50 : .nan
    ),
  ]
}

/// A screen of rows of views, some of them tagged.
@MainActor private final class Gallery: TimedScreen {
  private let views: Int
  private let pairs: Int
  private let isLower: Bool

  init(views: Int, pairs: Int, isLower: Bool) {
    self.views = views
    self.pairs = pairs
    self.isLower = isLower
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    var row = UIView()
    for number in 0..<views - 1 {
      if number % 10 == 0 {
        row = UIView(frame: CGRect(x: 0, y: number / 10 * 8, width: 390, height: 8))
        view.addSubview(row)
        continue
      }
      let side: CGFloat = isLower ? 6 : 7
      let x = CGFloat(isLower ? number % 10 : 10 - number % 10) * 38
      let isTagged = number % (views / pairs) == 1
      let isLast = isTagged && number + views / pairs >= views - 1
      let child = isLast ? makeLastView() : UIView()
      child.frame = CGRect(x: x, y: 0, width: side, height: side)
      child.backgroundColor = .gray
      if isTagged { child.matchID = "view \(number)" }
      row.addSubview(child)
    }
  }
}
#endif
