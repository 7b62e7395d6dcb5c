import Foundation

extension UITableView {
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine }
}

/// A section's header or footer.
struct TableEnd: Hashable {
  var section: Int
  var isHeader: Bool
}
