#if canImport(Testing)
import Testing

/// What every suite has that touches UIKit, in all targets: there is one screen and one clock, so one suite at a time.
///
///     @Suite(.serialized, .oneWorld) enum MatchEngineTests {}
public struct OneWorld: SuiteTrait, TestScoping {
  private static let turns = Turns()

  /// Runs a suite while it has the world.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await OneWorld.turns.begin()
    do {
      try await function()
    } catch {
      await OneWorld.turns.end()
      throw error
    }
    await OneWorld.turns.end()
  }
}

extension Trait where Self == OneWorld {
  /// The suite waits until no other one has the world.
  public static var oneWorld: OneWorld { OneWorld() }
}

/// Lets one caller in after the other.
private actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
#endif
