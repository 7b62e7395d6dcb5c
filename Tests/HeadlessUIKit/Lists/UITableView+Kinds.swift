import Foundation

extension UITableView {
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default` = 0 }

  public enum AccessoryType: Int, Sendable { case none = 0, disclosureIndicator }

  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine }

  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
}
