// Foundation's, on this platform, stops where it compares two attributes that are no objects of its own, as fonts are.
/// A text with attributes, kept for each of its UTF-16 units.
open class NSAttributedString: NSObject, @unchecked Sendable {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  fileprivate(set) var units: [UInt16]
  fileprivate(set) var looks: [[Key: Any]]

  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    units = Array(str.utf16)
    looks = Array(repeating: attrs ?? [:], count: units.count)
  }
  public convenience init(attributedString attrStr: NSAttributedString) {
    self.init(string: "")
    (units, looks) = (attrStr.units, attrStr.looks)
  }

  open var string: String { String(decoding: units, as: UTF16.self) }
  open var length: Int { units.count }

  open func attributes(
    at location: Int,
    effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [Key: Any] {
    let end = (location..<length).first { !alike(looks[$0], looks[location]) } ?? length
    range?.pointee = NSRange(location: location, length: end - location)
    return looks[location]
  }
  open func attribute(
    _ attrName: Key,
    at location: Int,
    effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSAttributedString(string: "")
    let places = range.location..<range.location + range.length
    (part.units, part.looks) = (Array(units[places]), Array(looks[places]))
    return part
  }

  open func enumerateAttributes(
    in enumerationRange: NSRange,
    options: Options = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var (place, stops) = (enumerationRange.location, ObjCBool(false))
    let end = place + enumerationRange.length
    while place < end, !stops.boolValue {
      let next = (place..<end).first { !alike(looks[$0], looks[place]) } ?? end
      block(looks[place], NSRange(location: place, length: next - place), &stops)
      place = next
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private func alike(_ one: [Key: Any], _ other: [Key: Any]) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in
        (value as? AnyHashable).map { $0 == other[key] as? AnyHashable } ?? false
      }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString, units == other.units else { return false }
    return zip(looks, other.looks).allSatisfy { alike($0, $1) }
  }
  open override var hash: Int { units.hashValue }
}

open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  open func append(_ attrString: NSAttributedString) {
    units += attrString.units
    looks += attrString.looks
  }
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open func addAttributes(_ attrs: [Key: Any], range: NSRange) {
    for place in range.location..<range.location + range.length {
      looks[place].merge(attrs) { $1 }
    }
  }
}
