#if canImport(UIKit)
import CAllocationCounter
import Foundation
import MatchEngine
import MatchEngineCore
import MatchEngineFuzz
import UIKit

/// What a flight costs the main thread while Core Animation plays it, in the headless UIKit.
func playingRows() -> [Row] {
  MainActor.assumeIsolated {
    let (played, drawn) = tickedFlights()
    return [
      Row(
        name: "played flight",
        measures: "playing 50 pairs, with .smooth, from when it begins; drawing the same flight",
        figure: (played.first - drawn.first + played.whole) * 1e3,
        unit: "ms",
        floor: drawn.whole * 1e3,
        budget: .ratio(0.5)
      ),
      Row(
        name: "playing begins",
        measures: "all frames of 50 pairs, collected and put on as animations; a drawn frame",
        figure: (played.first - drawn.first) * 1e3,
        unit: "ms",
        floor: drawn.frame * 1e3,
        budget: .ratio(20)
      ),
    ] + countedRows()
  }
}

/// What a flight takes in the display link undisturbed, in seconds.
private struct TickTimes {
  /// The frame in which it is staged and playing begins.
  let first: Double
  /// A later frame.
  let frame: Double
  /// All later ones together.
  let whole: Double

  init(_ flights: [[Double]]) {
    first = undisturbed(flights.map { $0[0] })
    frame = undisturbed(flights.map { $0[1..<15].reduce(0, +) / 14 })
    whole = undisturbed(flights.map { $0.dropFirst().reduce(0, +) })
  }
}

/// Times flights in turns, so that both kinds meet the same machine.
@MainActor private func tickedFlights() -> (played: TickTimes, drawn: TickTimes) {
  var flights: [Bool: [[Double]]] = [:]
  for number in 0..<34 {
    let isPlayed = number % 2 == 0
    let navigation = world(adorned(isLower: true))
    navigation.childMatchTransition = MatchTransition {
      $0.timing = .smooth
      $0.isPlayed = isPlayed
    }
    let times = ticks(of: navigation).times
    // The first ones are slower than all others.
    if number >= 4 { flights[isPlayed, default: []].append(times) }
  }
  return (TickTimes(flights[true] ?? []), TickTimes(flights[false] ?? []))
}

/// Pushes, and times the engine's display link from the frame in which it stages the flight.
///
/// Links are called in the order in which they were added: one before the engine's, one after it.
@MainActor private func ticks(
  of navigation: UINavigationController
) -> (times: [Double], allocations: [Int]) {
  var began = (time: ContinuousClock.Instant.now, allocations: 0)
  let before = CADisplayLink { _ in began = (.now, Int(allocation_count())) }
  before.add(to: .main, forMode: .common)
  navigation.pushViewController(adorned(isLower: false), animated: true)
  Headless.turn()
  var (times, allocations): ([Double], [Int]) = ([], [])
  let after = CADisplayLink { _ in
    let time = (.now - began.time).seconds
    let count = Int(allocation_count()) - began.allocations
    MainActor.assumeIsolated {
      guard let flight = navigation.matchFlight, flight.phase != .preparing else { return }
      times.append(time)
      allocations.append(count)
    }
  }
  after.add(to: .main, forMode: .common)
  Headless.advance(by: 2)
  for link in [before, after] { link.invalidate() }
  expect(times.count > 20, "a push with shared IDs flies for some time")
  return (times, allocations)
}

@MainActor private func countedRows() -> [Row] {
  let navigation = world(adorned(isLower: true))
  let allocations = ticks(of: navigation).allocations
  navigation.popToRootViewController(animated: false)
  Headless.advance(by: 0.1)
  navigation.pushViewController(adorned(isLower: false), animated: true)
  Headless.advance(by: 0.1)
  Headless.accounts.recordsWrites = true
  Headless.advance(by: 1 / 60)
  let writes = Headless.accounts.writes.count
  Headless.accounts.recordsWrites = false
  let layers = navigation.view.window.map(stageLayers) ?? []
  let values = layers.reduce(0) { $0 + $1.playedValues }
  expect(values > 0, "the flight is played")
  return [
    Row(
      name: "played writes",
      measures: "writes to layers in a played frame",
      figure: Double(writes),
      budget: .figure(0)
    ),
    Row(
      name: "played allocations",
      measures: "allocations in a played frame, the median",
      figure: allocations_are_counted()
        ? Double(allocations.sorted()[allocations.count / 2] - allocationsOfACall()) : .nan,
      budget: .figure(0)
    ),
    Row(
      name: "values",
      measures: "values of animations for each of 50 pairs with image, border, and shadow",
      figure: Double(values) / 50,
      budget: .figure(150)
    ),
    Row(
      name: "layers",
      measures: "layers for each of these pairs",
      figure: Double(layers.count) / 50
    ),
    stillRow(isPlayed: true),
    stillRow(isPlayed: false),
  ]
}

/// The allocations of a display link's call by itself.
///
/// Without selectors, the engine's link calls a closure on the main actor, and that allocates.
@MainActor private func allocationsOfACall() -> Int {
  var (calls, before, allocations) = (0, 0, 0)
  func call(_ link: CADisplayLink) { calls += 1 }
  let links = [
    CADisplayLink { _ in before = Int(allocation_count()) },
    CADisplayLink { link in MainActor.assumeIsolated { call(link) } },
    CADisplayLink { _ in allocations = Int(allocation_count()) - before },
  ]
  for link in links { link.add(to: .main, forMode: .common) }
  Headless.advance(by: 0.1)
  for link in links { link.invalidate() }
  expect(calls > 1, "a display link is called")
  return allocations
}

/// How many frames stand still while the main thread is busy in mid-flight.
@MainActor private func stillRow(isPlayed: Bool) -> Row {
  let navigation = world(adorned(isLower: true))
  navigation.childMatchTransition = MatchTransition { $0.isPlayed = isPlayed }
  navigation.pushViewController(adorned(isLower: false), animated: true)
  Headless.advance(by: 0.1)
  let places = Headless.shownFrames {
    Headless.advance(by: 2 / 60)
    Headless.keepBusy(for: 0.3)
    Headless.advance(by: 1 / 60)
  }.map { $0.displayList.items.map(\.center) }
  let still = zip(places, places.dropFirst()).filter { $0 == $1 }.count
  return Row(
    name: isPlayed ? "still" : "still, drawn",
    measures: "frames that stand still while the main thread is busy for 0.3 s",
    figure: Double(still),
    budget: isPlayed ? .figure(0) : nil
  )
}

/// All layers on the engine's stage.
@MainActor private func stageLayers(_ view: UIView) -> [CALayer] {
  let isStage = String(describing: type(of: view)) == "StageView"
  return isStage ? layers(below: view.layer) : view.subviews.flatMap(stageLayers)
}

private func layers(below layer: CALayer) -> [CALayer] {
  (layer.sublayers ?? []).flatMap { [$0] + layers(below: $0) }
}

extension CALayer {
  /// How many values are played on the layer.
  fileprivate var playedValues: Int {
    (animationKeys() ?? []).filter { $0.hasPrefix("MatchEngine.") }.reduce(0) { sum, key in
      sum + ((animation(forKey: key) as? CAKeyframeAnimation)?.values?.count ?? 0)
    }
  }
}

/// Fifty tagged views: images with borders that a list clips, and cards with shadows.
@MainActor private func adorned(isLower: Bool) -> TimedScreen {
  let screen = TimedScreen { screen in
    let inset: CGFloat = isLower ? 40 : 60
    let list = UIScrollView(frame: screen.view.bounds.insetBy(dx: 0, dy: inset))
    screen.view.addSubview(list)
    for number in 0..<50 {
      let isImage = number % 2 == 0
      let (row, side) = (CGFloat(number / 5), CGFloat(isLower ? 40 : 60))
      let column = CGFloat(isLower ? number % 5 : 4 - number % 5)
      let child = isImage ? UIImageView(image: TimedScreen.image) : UIView()
      child.frame = CGRect(x: column * 76, y: row * 70, width: side, height: side * 0.8)
      child.backgroundColor = isLower ? .gray : .brown
      child.layer.cornerRadius = isLower ? 4 : 12
      child.layer.borderWidth = 1
      if isImage {
        child.clipsToBounds = true
      } else {
        child.layer.shadowOpacity = 0.4
      }
      child.matchID = "view \(number)"
      (isImage ? list : screen.view).addSubview(child)
    }
  }
  screen.waitsForFrame = true
  return screen
}
#endif
