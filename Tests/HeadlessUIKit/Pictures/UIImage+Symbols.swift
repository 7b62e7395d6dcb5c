// A few of the system's symbols, as plain shapes of our own that can be told apart.
import Foundation

extension UIImage {
  /// A symbol at the size of body text; others than these few are not there.
  public convenience init?(systemName name: String) {
    guard let path = SymbolShape.path(name) else { missing("the symbol \(name)") }
    let size = CGSize(width: 20, height: 20)
    let drawing = Drawing(size: size, commands: [.fill(path, LayerState.black, .winding)])
    self.init(drawing, scale: World.shared.screen.scale, isSymbol: true)
  }
}
