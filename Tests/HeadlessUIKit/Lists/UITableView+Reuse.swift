// VH-11: which cell shows what is not the same from one layout pass to the next.
import Foundation

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, identifier)
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellQueue.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let kind = cellQueue.kind(identifier) else { return nil }
    return CellMaker.row(kind, identifier) as? UITableViewCell
  }

  /// The cell has the size of its row already.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard cellQueue.kind(identifier) != nil,
      let cell = dequeueReusableCell(withIdentifier: identifier)
    else { raise("no class is registered for cells with the identifier \(identifier)") }
    if let frame = metrics.row(indexPath) { cell.lay(frame, sides: sidesOfRows) }
    return cell
  }
}
