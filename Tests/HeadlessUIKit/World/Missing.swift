// How the stand-in stops: it never silently does something else than UIKit.
import Foundation

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
