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
  case deed(AppDeed)
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
  enum How { case animated, still, byHand, handOver }

  /// What the app or another library does to the delegates of the containers in front.
  enum Delegate: CaseIterable { case proxy, own, freed }

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
