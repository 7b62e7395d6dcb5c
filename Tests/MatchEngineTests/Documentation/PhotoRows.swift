#if canImport(UIKit)
import MatchEngine
import UIKit

/// Eighty rows with a photo each.
final class PhotoRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let photo = UIImageView(CGRect(x: 16, y: 4, width: 52, height: 52), PhotoScreen.image)
    photo.matchID = "photo-\(indexPath.row)"
    cell.contentView.addSubview(photo)
    return cell
  }
}
#endif
