#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing

/// What does not build in an app extension, or changes the system's own methods.
///
/// Hero #255 #256 #377 #415 #557 #681 #716 #720 #776.
@Suite("The library keeps to what extensions may use") struct BuildTests {
  @Test(
    "the sources name nothing that extensions may not use, and replace no method",
    arguments: [
      "UIApplication.shared", "method_exchangeImplementations", "method_setImplementation",
      "class_replaceMethod", "class_addMethod", "NSClassFromString", "open class func load",
      "openURL", "nonisolated(unsafe) static var",
    ]
  )
  func words(_ word: String) throws {
    let lines = try Catalog("Sources").code()
    #expect(lines.count > 5_000)
    let found = lines.filter { line in
      line.contains(word) && !line.drop { $0 == " " }.hasPrefix("//")
    }
    #expect(found == [])
  }
}
#endif
