import UIKit

/// Makes the pictures of photos, each once for as long as there is room for it.
@MainActor final class PhotoStudio {
  private let finished = NSCache<NSNumber, UIImage>()

  /// The picture of a photo.
  func picture(of photo: Photo) -> UIImage {
    let key = NSNumber(value: photo.id)
    if let picture = finished.object(forKey: key) { return picture }
    let picture = draw(photo)
    finished.setObject(picture, forKey: key)
    return picture
  }

  private func draw(_ photo: Photo) -> UIImage {
    let height: CGFloat = photo.shape == .tall ? 640 : 480
    let size = CGSize(width: height * photo.shape.ratio, height: height)
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      var painter = LandscapePainter(photo.landscape, size, on: context.cgContext)
      painter.paint()
    }
  }
}
