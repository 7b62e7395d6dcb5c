#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing

/// What does not build in an app extension, or changes the system's own methods.
///
/// Hero #255 #256 #377 #415 #557 #681 #716 #720 #776.
@Suite("The library keeps to what extensions may use") struct BuildTests {
  @Test("the sources name nothing that extensions may not use, and replace no method")
  func words() throws {
    let words = [
      "UIApplication.shared", "method_exchangeImplementations", "method_setImplementation",
      "class_replaceMethod", "class_addMethod", "open class func load",
      "openURL", "nonisolated(unsafe) static var",
    ]
    #expect(try lines(with: words) == [])
  }

  @Test func `a class is looked up by name in one place, and is Apple's and public`() throws {
    #expect(try lines(with: ["NSClassFromString"]).count == 1)
    let file = try Catalog("Sources/MatchEngine/Platform").code()
    let literals = file.flatMap { line in
      line.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    let prefixes = ["AV", "CA", "WK", "MK", "NS", "UI", "_"]
    let names = literals.filter { name in
      name.allSatisfy(\.isLetter) && prefixes.contains { name.hasPrefix($0) }
    }
    #expect(
      Set(names) == [
        "AVPlayerLayer", "AVSampleBufferDisplayLayer", "AVCaptureVideoPreviewLayer", "CAMetalLayer",
        "CAEAGLLayer", "WKWebView", "MKMapView",
      ]
    )
  }

  /// The lines of code with one of some words.
  private func lines(with words: [String]) throws -> [String] {
    let lines = try Catalog("Sources").code().filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    #expect(lines.count > 5_000)
    return lines.filter { line in words.contains { line.contains($0) } }
  }
}
#endif
