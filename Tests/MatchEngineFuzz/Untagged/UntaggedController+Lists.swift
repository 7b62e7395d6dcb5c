import UIKit

extension UntaggedController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let known = tableView.dequeueReusableCell(withIdentifier: "cell") {
      cell = known
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
      fill(cell.contentView, indexPath.row)
    }
    if made.content == .table { cell.textLabel?.text = "Row \(indexPath.row)" }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("selected \(indexPath.row)")
  }
}

/// The rows of a table have actions on one side, as mails have.
extension UntaggedController {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("asked for editing")
    return indexPath.row % 3 > 0
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("asked for leading actions")
    return nil
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("asked for trailing actions")
    return nil
  }
}

extension UntaggedController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { note("begins editing") }
  func textFieldDidEndEditing(_ textField: UITextField) { note("ends editing") }
}

extension UntaggedController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 60 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if cell.contentView.backgroundColor == nil {
      cell.contentView.backgroundColor = UIColor(white: 0.5, alpha: 1)
      fill(cell.contentView, indexPath.item)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("selected \(indexPath.item)")
  }
}

extension UntaggedController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrolls", scrollView) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zooms", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEndDrag \(targetContentOffset.pointee)", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDrag \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willDecelerate", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didDecelerate", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didAnimate", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    made.content == .zooming ? scrollView.subviews.first : nil
  }
}
