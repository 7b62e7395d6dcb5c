#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A screen as it was before a change modified its views: its captured tree and its pictures.
@MainActor final class ScreenSnapshot {
  let root: UIView
  private(set) var tree: CapturedTree<UIView>
  /// The screen as it was seen, if the app was animating it; only the first frame starts from there.
  private var seen: CapturedTree<UIView>?
  /// The view whose coordinates the tree uses, and its transform to the window when the snapshot was made.
  private(set) var container: UIView
  private let toWindow: CGAffineTransform
  /// How far the snapshot was moved.
  private(set) var shift = Vector.zero
  let count = PictureCount()
  private var shots: [ObjectIdentifier: TakenPicture] = [:]
  private(set) var traits: [ObjectIdentifier: PerformerTraits.End] = [:]
  /// How the views looked whose picture may serve for both ends.
  private var looks: [ObjectIdentifier: Int] = [:]

  /// Pictures the screen, except what is already flying: its performers continue, or another flight has it.
  init(of screen: MatchScreen, in container: UIView, besides stage: ViewStage? = nil) {
    root = screen.view
    self.container = container
    toWindow = CGAffineTransform(from: container, to: container.window ?? container)
    let known = ExaminedViews()
    // Views that lie in front in the current change still lie in front.
    let inFront = stage?.ends?.trees.upper.nodesInFront ?? []
    tree = screen.walk(in: container, inFront: inFront, known).tree(flying: nil)
    seen = stage == nil ? screen.captureSeen(tree, in: container) : nil
    let flying = Set(tree.nodes.map { ObjectIdentifier($0) })
    tree = tree.removing { $0.flies(beside: stage?.originals) }
    // Later, the texts may have changed.
    tree.measureTexts()
    let taker = PictureTaker(flying: flying, count: count, known: known, container: container)
    for (view, element) in zip(tree.nodes, tree.capture.elements) {
      let flies = ViewTag.of(view)?.hider != nil
      traits[ObjectIdentifier(view)] = PerformerTraits.End(of: view, element, known)
      if !flies {
        shots[ObjectIdentifier(view)] = taker.content(of: view, element.picture.includes)
      }
      if element.picture.identity != nil { continue }
      looks[ObjectIdentifier(view)] = view.layer.look(beside: flying, asCommitted: !flies)
    }
  }

  /// Moves the snapshot to another view or, if the same view has moved or scrolled at once, to where it was seen.
  func move(to other: UIView) {
    guard let window = other.window else { return }
    let isSame = other === container
    container = other
    let now = CGAffineTransform(from: other, to: window)
    if isSame, now == toWindow || other.chain().contains(where: \.layer.isAnimatedByApp) { return }
    let affine = Affine(toWindow.concatenating(now.inverted()))
    tree.capture.move(by: affine)
    seen?.capture.move(by: affine)
    shift = affine.translation
  }

  /// The screen as it was seen, at the first call; nil after that.
  func removeSeen() -> CapturedTree<UIView>? {
    defer { seen = nil }
    return seen
  }

  /// Lets the pictures of views that still look the same serve for both ends; a new drawing may lack a part of them.
  func serve(_ fresh: inout CapturedTree<UIView>) {
    let flying = Set(fresh.nodes.map { ObjectIdentifier($0) })
    for (index, element) in fresh.capture.elements.enumerated() {
      let view = fresh.nodes[index]
      // A picture of the whole view is as translucent as the view; one of its contents isn't.
      guard let old = tree.capture.index(of: element.id), tree.nodes[old] === view,
        tree.capture.elements[old].picture.includes == element.picture.includes,
        looks[ObjectIdentifier(view)] == view.layer.look(beside: flying)
      else { continue }
      fresh.capture.elements[index].picture.isLoaded = false
    }
  }

  /// Retakes pictures that leave out views that don't fly, now that the flying views are known.
  func retake(flying views: [UIView]) {
    let flying = Set(views.map { ObjectIdentifier($0) })
    // The screen may have left the window in the meantime.
    let taker = PictureTaker(flying: flying, count: count, isFresh: true)
    let staying = tree.nodes.filter { !flying.contains(ObjectIdentifier($0)) }
    for (view, element) in zip(tree.nodes, tree.capture.elements)
    where flying.contains(ObjectIdentifier(view)) {
      guard staying.contains(where: { $0.isDescendant(of: view) }), ViewTag.of(view)?.given == nil
      else { continue }
      shots[ObjectIdentifier(view)] = taker.content(of: view, element.picture.includes)
    }
  }

  /// Takes the picture of a view out of the snapshot; each picture can be taken once.
  func removePicture(of view: UIView) -> TakenPicture? {
    shots.removeValue(forKey: ObjectIdentifier(view))
  }
}
#endif
