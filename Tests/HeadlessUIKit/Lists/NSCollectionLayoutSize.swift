import Foundation

@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Measure: Equatable { case width, height, points }
  let measure: Measure
  public let dimension: CGFloat

  init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = dimension
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.width, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.height, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.points, absoluteDimension)
  }

  private class func make(_ measure: Measure, _ value: CGFloat) -> Self {
    guard let new = NSCollectionLayoutDimension(measure, value) as? Self else {
      missing("dimensions of an app's own class")
    }
    return new
  }

  func points(in room: CGSize) -> CGFloat {
    switch measure {
    case .width: dimension * room.width
    case .height: dimension * room.height
    case .points: dimension
    }
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: room), height: heightDimension.points(in: room))
  }
}
