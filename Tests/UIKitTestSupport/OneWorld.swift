#if canImport(Testing)
import Foundation
import MatchEngineTestSupport
public import Testing

/// What every suite has that touches UIKit, in all targets: there is one screen and one clock, so one suite at a time.
///
///     @Suite(testOrder, .oneWorld, .freshWorld) enum MatchEngineTests {}
public struct OneWorld: SuiteTrait, TestScoping {
  private static let turns = Turns(seed: nil)

  /// Runs a suite while it has the world.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if shuffleSeed != nil { return try await function() }
    try await OneWorld.turns.take(function)
  }
}

/// Lets each test begin in a world of its own: at the same moment, with nothing counted and nothing shown.
public struct FreshWorld: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns(seed: shuffleSeed)

  /// It is for every test of the suite, and not for the suite as a whole: so it's a test's trait, too.
  public var isRecursive: Bool { true }

  /// Runs a test in a new world.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await FreshWorld.turns.take {
      #if canImport(UIKit)
      await startOver()
      #endif
      try await function()
    }
  }
}

extension Trait where Self == OneWorld {
  /// The suite waits until no other one has the world.
  public static var oneWorld: OneWorld { OneWorld() }
}

extension Trait where Self == FreshWorld {
  /// Each test of the suite starts over.
  public static var freshWorld: FreshWorld { FreshWorld() }
}

/// The order of a suite's tests: as they are written, or any, one after the other, if `MATCHENGINE_ORDER` is a seed.
public var testOrder: any SuiteTrait {
  shuffleSeed.map { Comment("in an order from the seed \($0)") } ?? ParallelizationTrait.serialized
}

private let shuffleSeed = ProcessInfo.processInfo.environment["MATCHENGINE_ORDER"].flatMap(
  UInt64.init
)

/// Lets one caller in after the other, in the order in which they came, or in any.
private actor Turns {
  private var random: SplitMix?
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(seed: UInt64?) { random = seed.map { SplitMix(seed: $0) } }

  /// Does something when it's its turn.
  nonisolated func take(_ body: @Sendable () async throws -> Void) async throws {
    await begin()
    do {
      try await body()
    } catch {
      await end()
      throw error
    }
    await end()
  }

  private func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    var next = 0
    if var random {
      next = Int.random(in: waiting.indices, using: &random)
      self.random = random
    }
    waiting.remove(at: next).resume()
  }
}
#endif
