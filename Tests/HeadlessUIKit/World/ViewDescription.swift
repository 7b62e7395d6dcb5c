// Whether something left a view tree as it found it: everything that can be told about it, as text.
/// All that an app has set of a view tree, for comparing before with after.
public struct ViewDescription: Equatable, CustomStringConvertible {
  /// One property of one view or layer.
  public struct Entry: Equatable {
    /// Where in the tree: classes with places among the subviews.
    public let path: String
    public let property: String
    public let value: String
    /// The object that the value is, where it is one.
    let object: ObjectIdentifier?
  }

  /// All entries, views before their subviews.
  public internal(set) var entries: [Entry] = []

  @MainActor init(_ view: UIView) { add(view, path: "\(type(of: view))") }

  /// One line for each property, without addresses: the same for equal trees.
  public var description: String {
    entries.map { "\($0.path) \($0.property): \($0.value)" }.joined(separator: "\n")
  }

  /// What differs from a former description, a line for each property.
  public func difference(from former: ViewDescription) -> [String] {
    let before = Self.byName(former.entries)
    let after = Self.byName(entries)
    var lines: [String] = []
    for entry in former.entries where after[entry.name] == nil {
      lines.append("\(entry.name): was \(entry.value), is gone")
    }
    for entry in entries {
      guard let old = before[entry.name] else {
        lines.append("\(entry.name): is new, \(entry.value)")
        continue
      }
      if old.value != entry.value {
        lines.append("\(entry.name): was \(old.value), is \(entry.value)")
      } else if old.object != entry.object {
        lines.append("\(entry.name): is another object than before, \(entry.value)")
      }
    }
    return lines
  }

  private static func byName(_ entries: [Entry]) -> [String: Entry] {
    Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func note(
    _ path: String,
    _ property: String,
    _ value: String,
    _ object: AnyObject? = nil
  ) {
    entries.append(
      Entry(path: path, property: property, value: value, object: object.map(ObjectIdentifier.init))
    )
  }
}

extension ViewDescription.Entry {
  var name: String { "\(path) \(property)" }
}

extension Headless {
  /// All that can be told about a view and all below, for comparing before with after.
  public static func describe(_ view: UIView) -> ViewDescription { ViewDescription(view) }
}
