/// What only the stand-in has: its clock, its switches, its accounts.
@MainActor public enum Headless {
  public static var now: CFTimeInterval { World.shared.now }

  /// What the real UIKit may do either way.
  public static var switches: Switches {
    get { World.shared.switches }
    set { World.shared.switches = newValue }
  }

  public static var accounts: Accounts {
    get { World.shared.accounts }
    set { World.shared.accounts = newValue }
  }

  /// What UIKit would have complained about in the console.
  public static var warnings: [String] { accounts.warnings }

  /// Ends this turn and all that follow from it, then lets time pass, frame by frame.
  public static func advance(by seconds: CFTimeInterval) { World.shared.advance(by: seconds) }

  /// Lets time pass while the main thread works: no turn ends, and the screen shows frames of what was committed last.
  public static func keepBusy(for seconds: CFTimeInterval) {
    World.shared.keepBusy(for: seconds)
  }

  /// Ends this turn, and only this one.
  public static func turn() { World.shared.turn() }

  /// A machine that has just been switched on: no windows, no animations, nothing waiting; its clock goes on, or is set.
  public static func startOver(
    screen: ScreenSetting = ScreenSetting(),
    at time: CFTimeInterval? = nil
  ) {
    World.startOver(screen: screen, at: time)
  }
}

// How the stand-in stops: it never silently does something else than UIKit.
/// Stops where the stand-in cannot honor what it was asked for.
func missing(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("The headless UIKit has no answer: \(sentence)", file: file, line: line)
}

/// Stops where UIKit raises an exception.
func raise(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("UIKit raises an exception: \(sentence)", file: file, line: line)
}

extension World {
  /// What UIKit writes to the console, and goes on.
  func warn(_ sentence: String) {
    accounts.warnings.append(sentence)
    FileHandle.standardError.write(Data("The headless UIKit warns: \(sentence)\n".utf8))
  }
}
