// Text with attributes, the same ones for all of it. Foundation's own, on Linux, is never freed.
/// A text with a font.
open class NSAttributedString: NSObject {
  public typealias Key = Foundation.NSAttributedString.Key

  public let string: String
  private let attributes: [Key: Any]

  public init(string: String, attributes: [Key: Any]? = nil) {
    self.string = string
    self.attributes = attributes ?? [:]
  }

  public convenience init(attributedString: NSAttributedString) {
    self.init(string: attributedString.string, attributes: attributedString.attributes)
  }

  /// How many UTF-16 units there are.
  public var length: Int { string.utf16.count }

  open func attribute(
    _ attrName: Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    range?.pointee = NSRange(location: 0, length: length)
    return attributes[attrName]
  }
}

// The attributes that views set.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
