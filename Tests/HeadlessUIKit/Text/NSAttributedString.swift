// Foundation's, on this platform, stops where it compares two attributes that are no objects of its own, as fonts are.
/// A text with attributes; the UTF-16 units that got them together share them.
open class NSAttributedString: NSObject, @unchecked Sendable {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  fileprivate(set) var units: [UInt16]
  fileprivate var looks: [Look]

  fileprivate final class Look {
    let attributes: [Key: Any]
    init(_ attributes: [Key: Any]) { self.attributes = attributes }
  }

  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    units = Array(str.utf16)
    looks = Array(repeating: Look(attrs ?? [:]), count: units.count)
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
    if let range {
      let end = end(from: location, within: length)
      range.pointee = NSRange(location: location, length: end - location)
    }
    return looks[location].attributes
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
      let next = self.end(from: place, within: end)
      block(looks[place].attributes, NSRange(location: place, length: next - place), &stops)
      place = next
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private func alike(_ one: Look, _ other: Look) -> Bool {
    if one === other { return true }
    return one.attributes.count == other.attributes.count
      && one.attributes.allSatisfy { key, value in
        (value as? AnyHashable).map { $0 == other.attributes[key] as? AnyHashable } ?? false
      }
  }

  /// Where what begins at a place and looks the same ends.
  private func end(from place: Int, within end: Int) -> Int {
    looks[place..<end].firstIndex { !alike($0, looks[place]) } ?? end
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString, units == other.units else { return false }
    var place = 0
    while place < length {
      if !alike(looks[place], other.looks[place]) { return false }
      place = min(end(from: place, within: length), other.end(from: place, within: length))
    }
    return true
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
    var place = range.location
    while place < range.location + range.length {
      let old = looks[place]
      let new = Look(old.attributes.merging(attrs) { $1 })
      while place < range.location + range.length, looks[place] === old {
        looks[place] = new
        place += 1
      }
    }
  }
}
