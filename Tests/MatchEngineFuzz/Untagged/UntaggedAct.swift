import UIKit

/// What happens to an app on whose screens nothing is tagged.
enum UntaggedAct {
  /// Fingers, and perhaps something that the app does meanwhile, after some seconds.
  case touch([Stroke], call: Call? = nil, after: Double = 0)
  case call(Call)
  case wait(Double)

  /// What one finger does: it comes down after some seconds, goes a way, rests there and lifts.
  struct Stroke {
    var start = CGPoint(x: 200, y: 500)
    var way = CGPoint.zero
    var delay = 0.0
    var seconds = 0.05
    var rest = 0.0
    /// Whether the system takes the finger away, instead of the user.
    var isCancelled = false

    /// How fast fingers go, in points per second.
    enum Speed: Int, CaseIterable { case slow = 120, usual = 400, fast = 1200, flung = 3600 }

    var end: Double { delay + seconds + rest }

    /// Where it is after some seconds.
    func point(at time: Double) -> CGPoint {
      let part = seconds > 0 ? min(max((time - delay) / seconds, 0), 1) : 1
      return CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
    }
  }

  /// What the app does itself.
  enum Call {
    case push(Int, animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    case setStack(Int, animated: Bool)
    case present(Int, style: UIModalPresentationStyle, isInside: Bool, animated: Bool)
    case dismiss(animated: Bool)
    case select(Int)
    case scroll(CGPoint, animated: Bool)
    case hideBar(Bool, animated: Bool)
    case reload
    case endEditing
  }
}
