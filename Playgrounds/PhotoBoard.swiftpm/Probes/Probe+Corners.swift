#if canImport(UIKit)
import UIKit

// Corners by configuration, which SDKs before iOS 26 don't have: all of it is reached by its name.
nonisolated extension Probe {
  static let corners = [
    Probe(
      "radiiCountConfigurations",
      relies: "The effective radii are those of the configuration, before a layout and if copied"
    ) { room in
      let (view, host) = await room.showView(40)
      let (plain, capsule, copy) = (UIView(), UIView(), UIView())
      for each in [plain, capsule, copy] {
        each.frame = view.bounds
        host.addSubview(each)
      }
      plain.layer.cornerRadius = 7
      guard let own = plain.effectiveRadii, capsule.becomeCapsule() else { return nil }
      copy.takeCorners(of: capsule)
      let early = [capsule, copy].map(\.effectiveRadii)
      await room.wait(0.1)
      let late = [capsule, copy].map(\.effectiveRadii)
      let isPlain = own.allSatisfy { $0 == 0 || $0 == 7 } && plain.effectiveRadii == own
      return "\(isPlain && (early + late).allSatisfy { $0 == [20, 20, 20, 20] })"
    }
  ]
}

extension UIView {
  /// The radii of the corners, or nil if the system doesn't know them.
  fileprivate var effectiveRadii: [CGFloat]? {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    #if canImport(ObjectiveC)
    let selector = NSSelectorFromString("effectiveRadiusForCorner:")
    guard responds(to: selector), let method = method(for: selector) else { return nil }
    typealias Radius = @convention(c) (UIView, Selector, UInt) -> CGFloat
    let call = unsafeBitCast(method, to: Radius.self)
    return corners.map { call(self, selector, $0.rawValue) }
    #else
    return corners.map { effectiveRadius(corner: $0) }
    #endif
  }

  /// Makes the shorter sides round, or returns false if the system has no such configuration.
  fileprivate func becomeCapsule() -> Bool {
    #if canImport(ObjectiveC)
    let selector = NSSelectorFromString("capsuleConfiguration")
    guard let kind = NSClassFromString("UICornerConfiguration") as? NSObject.Type,
      kind.responds(to: selector), let capsule = kind.perform(selector)
    else { return false }
    setValue(capsule.takeUnretainedValue(), forKey: "cornerConfiguration")
    #else
    cornerConfiguration = .capsule()
    #endif
    return true
  }

  fileprivate func takeCorners(of other: UIView) {
    #if canImport(ObjectiveC)
    setValue(other.value(forKey: "cornerConfiguration"), forKey: "cornerConfiguration")
    #else
    cornerConfiguration = other.cornerConfiguration
    #endif
  }
}
#endif
