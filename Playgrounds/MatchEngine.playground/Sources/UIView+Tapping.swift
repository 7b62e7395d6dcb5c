import UIKit

extension UIView {
  /// This view or the nearest one around it that is of a kind.
  func nearest<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    self as? Kind ?? superview?.nearest(kind)
  }

  /// Does what a tap would do here: bars first, for what is in them is nobody's business.
  func tapped(at point: CGPoint, under root: UIViewController?) {
    let place = convert(point, from: nil)
    if let bar = nearest(UINavigationBar.self), bar.backItem != nil,
      bar.convert(place, from: self).x < 120
    {
      root?.first(UINavigationController.self, where: { $0.navigationBar === bar })?
        .popViewController(animated: true)
    } else if let bar = nearest(UITabBar.self) {
      let part = bar.convert(place, from: self).x / max(bar.bounds.width, 1)
      let tabs = root?.first(UITabBarController.self) { $0.tabBar === bar }
      tabs?.selectedIndex = Int(part * CGFloat(bar.items?.count ?? 1))
    } else if let segments = nearest(UISegmentedControl.self) {
      let part = segments.convert(place, from: self).x / max(segments.bounds.width, 1)
      segments.selectedSegmentIndex = Int(part * CGFloat(segments.numberOfSegments))
      segments.sendActions(for: .valueChanged)
    } else if let control = nearest(UIControl.self) {
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    } else {
      select()
    }
  }

  /// Selects the cell around this view, as its list would.
  private func select() {
    if let cell = nearest(UICollectionViewCell.self),
      let list = cell.nearest(UICollectionView.self),
      let path = list.indexPath(for: cell)
    {
      list.selectItem(at: path, animated: false, scrollPosition: [])
      #if canImport(ObjectiveC)
      list.delegate?.collectionView?(list, didSelectItemAt: path)
      #endif
    } else if let cell = nearest(UITableViewCell.self), let list = cell.nearest(UITableView.self),
      let path = list.indexPath(for: cell)
    {
      list.selectRow(at: path, animated: false, scrollPosition: .none)
      #if canImport(ObjectiveC)
      list.delegate?.tableView?(list, didSelectRowAt: path)
      #endif
    }
  }
}

extension UIViewController {
  /// The first controller of a kind at or below this one.
  func first<Kind: UIViewController>(_ kind: Kind.Type, where holds: (Kind) -> Bool) -> Kind? {
    if let self = self as? Kind, holds(self) { return self }
    for controller in children + [presentedViewController].compactMap({ $0 }) {
      if let found = controller.first(kind, where: holds) { return found }
    }
    return nil
  }
}
