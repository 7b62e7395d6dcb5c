#if canImport(UIKit)
import Foundation
import MatchEngine
import UIKit

/// What the UIKit layer costs, in the headless UIKit.
func layerRows() -> [Row] {
  MainActor.assumeIsolated {
    // The tags first, for the flights of other rows would listen.
    tagRows() + startRows() + frameCostRows()
  }
}

@MainActor private func startRows() -> [Row] {
  let times = startTimes(
    gallery(views: 1_000, pairs: 50, isLower: true),
    gallery(views: 1_000, pairs: 50, isLower: false)
  )
  return [
    Row(
      name: "reading",
      measures: "the capture of 2 × 1,000 views, 2 × 50 of them tagged; a bare walk of both",
      figure: times.reading * 1e3,
      unit: "ms",
      floor: times.walkOfBoth * 1e3,
      budget: .ratio(5)
    ),
    Row(
      name: "start",
      measures: "capture, plan, 50 stand-ins and first frame, 2 × 1,000 views; a bare walk of both",
      figure: times.start * 1e3,
      unit: "ms",
      floor: times.walkOfBoth * 1e3,
      budget: .ratio(11)
    ),
  ]
}

@MainActor private func frameCostRows() -> [Row] {
  let navigation = world(gallery(views: 100, pairs: 50, isLower: true))
  let before = Headless.accounts.forcedRenders
  navigation.pushViewController(gallery(views: 100, pairs: 50, isLower: false), animated: true)
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
  ]
}

/// A screen of rows of views, some of them tagged.
@MainActor private func gallery(views: Int, pairs: Int, isLower: Bool) -> TimedScreen {
  TimedScreen { screen in
    var row = UIView()
    for number in 0..<views - 1 {
      if number % 10 == 0 {
        row = UIView(frame: CGRect(x: 0, y: number / 10 * 8, width: 390, height: 8))
        screen.view.addSubview(row)
        continue
      }
      let side: CGFloat = isLower ? 6 : 7
      let x = CGFloat(isLower ? number % 10 : 10 - number % 10) * 38
      let isTagged = number % (views / pairs) == 1
      let isLast = isTagged && number + views / pairs >= views - 1
      let child = isLast ? screen.makeLastView() : UIView()
      child.frame = CGRect(x: x, y: 0, width: side, height: side)
      child.backgroundColor = .gray
      if isTagged { child.matchID = "view \(number)" }
      row.addSubview(child)
    }
  }
}
#endif
