#if canImport(UIKit) && !os(watchOS)
import UIKit

// What something else than its layer puts on the screen. Apple's classes are found by name, so that nothing
// is linked; the stand-in for UIKit has them itself.

extension CALayer {
  /// Whether a drawing of the layer leaves out what it shows: a film, a camera, or what a GPU has drawn.
  var isShownElsewhere: Bool {
    #if canImport(ObjectiveC)
    type(of: self) != CALayer.self && CALayer.shownElsewhere.contains { isKind(of: $0) }
    #else
    self is AVPlayerLayer || self is CAMetalLayer
    #endif
  }

  #if canImport(ObjectiveC)
  private static let shownElsewhere = classes([
    "AVPlayerLayer", "AVSampleBufferDisplayLayer", "AVCaptureVideoPreviewLayer", "CAMetalLayer",
    "CAEAGLLayer",
  ])
  #endif
}

extension UIView {
  /// Whether a drawing of the view leaves out what it shows: a blur, a map, or a web page.
  var isShownElsewhere: Bool {
    #if canImport(ObjectiveC)
    self is UIVisualEffectView || UIView.shownElsewhere.contains { isKind(of: $0) }
    #else
    self is UIVisualEffectView || self is WKWebView
    #endif
  }

  #if canImport(ObjectiveC)
  private static let shownElsewhere = classes(["WKWebView", "MKMapView"])
  #endif
}

#if canImport(ObjectiveC)
private func classes(_ names: [String]) -> [AnyClass] { names.compactMap(NSClassFromString) }
#endif
#endif
