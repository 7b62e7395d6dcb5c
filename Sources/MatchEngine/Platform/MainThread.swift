#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The thread of the main actor, for code that no actor isolates.
enum MainThread {
  #if canImport(ObjectiveC)
  /// Whether this code runs on it.
  static var isCurrent: Bool { Thread.isMainThread }
  #else
  // On other platforms than Apple's, the main actor runs on the main queue, which any thread may serve.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
  #endif
}
#endif
