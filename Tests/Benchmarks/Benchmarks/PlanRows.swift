import MatchEngineCore

/// What planning costs beside a bare visit.
func planRows() -> [Row] {
  let pair = ScreenPair(views: 10_000, seed: 5, isScattered: true)
  expect(pair.plan().pairCount == 1_000, "1,000 pairs are planned")
  let measured = [{ keep(pair.plan()) }, { keep(pair.bareVisits()) }]
  let caches = ColdCaches()
  let cold = undisturbedTimes(rounds: 60, of: measured, before: caches.empty)
  return [
    Row(
      name: "plan",
      measures: "capture 2 × 10,000 views, plan 1,000 pairs; floor: visit both, read each ID",
      figure: cold[0] * 1e6,
      unit: "µs",
      floor: cold[1] * 1e6,
      budget: .ratio(2)
    )
  ]
}

/// How planning grows.
func growthRows() -> [Row] {
  // Ten small pairs, their plans kept until the last is made, take as much memory as one large one,
  // so both find the caches alike.
  let small = (0..<10).map { ScreenPair(views: 10_000, seed: 100 + 2 * $0) }
  let large = ScreenPair(views: 100_000, seed: 7)
  expect(small.allSatisfy { $0.plan().pairCount == 1_000 }, "1,000 pairs are planned")
  expect(large.plan().pairCount == 10_000, "10,000 pairs are planned")
  let times = undisturbedTimes(
    rounds: 15,
    of: [{ keep(large.plan()) }, { keep(small.map { $0.plan() }) }]
  )
  return [
    Row(
      name: "growth",
      measures: "the same of 2 × 100,000 views and 10,000 pairs; floor: the mean of ten small ones",
      figure: times[0] * 1e6,
      unit: "µs",
      floor: times[1] * 1e5,
      budget: .ratio(12)
    )
  ]
}
