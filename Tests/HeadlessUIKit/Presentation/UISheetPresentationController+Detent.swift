// The heights at which a sheet can rest.
import Foundation

extension UISheetPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
  }
}
