import MatchEngine
import UIKit

/// One thing that happens.
enum Act {
  case go(Move, How)
  case hold
  case update(CGFloat)
  case finish(CGFloat)
  case cancel(CGFloat)
  case release(CGFloat)
  case reverse
  case drag(String, CGPoint)
  case drop(String, CGPoint)
  case wait(TimeInterval)
  /// The main thread does something else.
  case busy(TimeInterval)
  case resize(CGSize)
  case background
  case resignActive
  case sceneLost
  /// To one of the screens that were shown so far.
  case write(screen: Int, ScreenWrite)
  case options(MatchTransition?)
  case reduceMotion(Bool)
  case finger(Int, Touch)
  /// A list that can be refreshed is pulled down.
  case pull(list: Int, by: CGFloat)
  /// A finger goes sideways and lifts.
  case swipe(CGPoint, by: CGFloat)
  /// Two fingers come down, do something together, and are gone one after the other.
  case pinch(Pinch)
  case delegate(Delegate)
  /// The app releases everything.
  case letGo

  /// How a change of screens is requested.
  enum How: String, CaseIterable {
    case animated, still, byHand = "by hand", handOver = "hand over"
  }

  /// What the app or another library does to the delegates of the containers in front.
  enum Delegate: String, CaseIterable {
    case proxy = "a proxy sits down", own = "the app sets its own", freed = "the app's are freed"
  }

  /// What two fingers do.
  struct Pinch {
    var middle: CGPoint
    var way: CGPoint
    var spans: (CGFloat, CGFloat)
    var turn: CGFloat
    var seconds: TimeInterval
    var rest: TimeInterval
    var isCancelled: Bool
  }

  enum Touch {
    case down(CGPoint)
    case move(CGPoint, during: TimeInterval)
    case lift
    case cancel
  }
}

extension Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .go(let move, let how): how == .animated ? "\(move)" : "\(move) (\(how.rawValue))"
    case .hold: "hold"
    case .update(let fraction): "update to \(fraction)"
    case .finish(let velocity): "finish at \(velocity)"
    case .cancel(let velocity): "cancel at \(velocity)"
    case .release(let velocity): "release at \(velocity)"
    case .reverse: "reverse"
    case .drag(let id, let offset): "drag \(id) by \(offset.x), \(offset.y)"
    case .drop(let id, let velocity): "drop \(id) at \(velocity.x), \(velocity.y)"
    case .wait(let seconds): "wait \(seconds) s"
    case .busy(let seconds): "busy for \(seconds) s"
    case .resize(let size): "resize to \(size.width) × \(size.height)"
    case .background: "background"
    case .resignActive: "resign active"
    case .sceneLost: "lose the scene"
    case .write(let screen, let write): "screen \(screen), \(write)"
    case .options(let options): options == nil ? "take the transition away" : "other options"
    case .reduceMotion(let reduces): "reduce motion \(reduces ? "on" : "off")"
    case .finger(let number, let touch): "finger \(number) \(touch)"
    case .pull(let list, let distance): "pull list \(list) by \(distance)"
    case .swipe(let point, let way): "swipe from \(point.x), \(point.y) by \(way)"
    case .pinch(let pinch): "pinch: \(pinch)"
    case .delegate(let change): "delegates: \(change.rawValue)"
    case .letGo: "let go of everything"
    }
  }
}

extension Act.Touch: CustomStringConvertible {
  var description: String {
    switch self {
    case .down(let point): "down at \(point.x), \(point.y)"
    case .move(let point, let seconds): "to \(point.x), \(point.y) in \(seconds) s"
    case .lift: "lifts"
    case .cancel: "is taken away"
    }
  }
}
