import UIKit

/// A map that keeps its last snapshot.
public final class MapView: UIView {
  /// What an `MKMapSnapshotter` would have made.
  public private(set) var lastMap: UIImage?

  /// A map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func draw(_ rect: CGRect) { MapView.draw(in: bounds) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // What an `MKMapSnapshotter` would take its time for.
    let size = bounds.size
    lastMap = UIGraphicsImageRenderer(size: size).image { _ in
      MapView.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  private static func draw(in box: CGRect) {
    UIColor(red: 0.86, green: 0.92, blue: 0.8, alpha: 1).setFill()
    UIRectFill(box)
    UIColor.white.setFill()
    for x in stride(from: box.minX + 30, to: box.maxX, by: 70) {
      UIRectFill(CGRect(x: x, y: box.minY, width: 9, height: box.height))
    }
    for y in stride(from: box.minY + 26, to: box.maxY, by: 60) {
      UIRectFill(CGRect(x: box.minX, y: y, width: box.width, height: 6))
    }
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: CGRect(x: box.midX - 9, y: box.midY - 9, width: 18, height: 18)).fill()
  }
}

/// A web page.
public final class WebPage: UIView {
  private let page = UIImageView(image: Photo.all[6].image)

  /// A page.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    page.contentMode = .scaleAspectFill
    fill(with: page)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}
