#if canImport(UIKit)
import MatchEngine
import UIKit

/// The other screens of the documentation's first article: a grid with a pager, a card, and a sheet.
extension GettingStarted {
  // example: class PhotoTiles: UICollectionViewController {

  // example: final class CardView: UIControl {
}
#endif
