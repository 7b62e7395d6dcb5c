// VH-11, OQ-17: cells are reused.
/// Which classes are registered, and the views that wait to be used again.
struct ReuseQueue<View: UIView> {
  private var kinds: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ kind: AnyClass?, _ identifier: String) {
    guard let kind = kind as? View.Type else { raise("what is registered is no \(View.self)") }
    kinds[identifier] = kind
    waiting[identifier] = nil
  }

  func kind(_ identifier: String) -> View.Type? { kinds[identifier] }

  /// The one that has waited for the shortest time, so that which view shows what changes often.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}

// Lists make the cells that an app registered by their class alone.
/// Makes a view of a class that is only known when it runs, by an initializer that apps don't declare as required, but
/// that has the same place in the table of methods; open, or else the optimizer would bind the call.
open class FrameMaker: UIView {
  public required override init(frame: CGRect) { missing("a view that is no app's") }
  public required init?(coder: NSCoder) { missing("views from an archive") }
}

/// The same for the cells of tables.
open class RowMaker: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    missing("a cell that is no app's")
  }
  public required init?(coder: NSCoder) { missing("cells from an archive") }
}

/// The same for headers and footers of tables.
open class HeaderMaker: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) { missing("a header that is no app's") }
  public required init?(coder: NSCoder) { missing("headers from an archive") }
}

/// Were the calls optimized, they would be bound to the classes above, too.
@MainActor enum CellMaker {
  @_optimize(none) static func view(_ kind: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(kind, to: FrameMaker.Type.self).init(frame: frame)
  }

  @_optimize(none) static func header(
    _ kind: UITableViewHeaderFooterView.Type,
    _ identifier: String
  ) -> UIView {
    unsafeBitCast(kind, to: HeaderMaker.Type.self).init(reuseIdentifier: identifier)
  }

  @_optimize(none) static func row(_ kind: UITableViewCell.Type, _ identifier: String) -> UIView {
    unsafeBitCast(kind, to: RowMaker.Type.self).init(style: .default, reuseIdentifier: identifier)
  }
}
