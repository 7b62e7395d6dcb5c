// SN-3, SN-6: within a commit nothing can be flushed; the picture is taken when the commit is through.
import Foundation

/// A snapshot that shows what the commit that is under way will show.
struct WaitingPicture {
  var snapshot: SnapshotView
  var source: UIView
  var rect: CGRect
}

@MainActor extension World {
  func takeWaitingPictures() {
    let pictures = waitingPictures
    waitingPictures = []
    for picture in pictures {
      picture.snapshot.show(picture.source.scenes(of: picture.rect))
    }
  }
}
