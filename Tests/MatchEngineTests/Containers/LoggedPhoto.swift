#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// A screen with one photo that logs what it is told.
final class LoggedPhoto: LoggingController {
  let photo = UIImageView()
  private let frame: CGRect

  init(_ name: String, _ log: CallLog, at frame: CGRect) {
    self.frame = frame
    super.init(name, log)
    photo.matchID = "photo"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.image = PhotoScreen.image
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.frame = frame
    view.addSubview(photo)
  }

  /// Where its photo is, whether or not it is on the screen.
  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  static func three(_ log: CallLog) -> (LoggedPhoto, LoggedPhoto, LoggedPhoto) {
    (
      LoggedPhoto("A", log, at: CGRect(x: 20, y: 300, width: 80, height: 80)),
      LoggedPhoto("B", log, at: CGRect(x: 0, y: 100, width: 320, height: 240)),
      LoggedPhoto("C", log, at: CGRect(x: 250, y: 600, width: 100, height: 100))
    )
  }
}

extension UIView {
  /// Where the flying photo is: the middle of the engine's performer, in this view's coordinates.
  var flyingMiddle: CGPoint? {
    let flying = engineViews.first { String(describing: type(of: $0)) == "PerformerView" }
    return flying.map { $0.nextBox(in: self) }.map { CGPoint(x: $0.midX, y: $0.midY) }
  }
}
#endif
