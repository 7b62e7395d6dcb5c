import UIKit

/// Everything that an app can set of what a flight touches, or call on it.
///
/// A test holds it to what the objects of UIKit let an app set and call.
@MainActor enum AppVocabulary {
  static let properties =
    ofViews + ofLayers + ofKindsOfViews + ofControllers + ofBars + ofGestures + ofPresentations
  /// All that is not about lists.
  static let others = properties + calls
  static let entries = others + ofLists

  private static let namesOfLists = Set(ofLists.map(\.name))
  static func isOfLists(_ entry: String) -> Bool { namesOfLists.contains(entry) }

  private static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })

  static func entry(_ name: String) -> VocabularyEntry {
    guard let entry = byName[name] else { preconditionFailure("nothing is called \(name)") }
    return entry
  }

  /// Whether an entry may be about a cell, or about what is in one.
  static func isOfCells(_ entry: String) -> Bool {
    ["UIView.", "CALayer.", "UIImageView.", "UILabel."].contains { entry.hasPrefix($0) }
      || entry.contains("Cell.")
  }

  /// Whether an entry says where a view is.
  static func places(_ entry: String) -> Bool {
    [
      "frame", "bounds", "center", "position", "transform", "anchorPoint", "contentOffset",
      "zoomScale", "autoresizingMask", "CALayer.isHidden", "sizeToFit", "setAffineTransform",
    ].contains { ".\(entry)".hasSuffix(".\($0)") }
  }
}

extension AppVocabulary {
  private static let colors: [() -> UIColor?] = [
    { nil }, { .red }, { UIColor(white: 0.5, alpha: 0.5) },
  ]
  private static let cgColors: [() -> CGColor?] = colors.map { color in { color()?.cgColor } }
  private static let insets = [
    UIEdgeInsets.zero, UIEdgeInsets(top: 20, left: 3, bottom: 44, right: 0),
  ]

  fileprivate static let ofViews: [VocabularyEntry] = [
    VocabularyEntry("frame", \UIView.frame, .zero, CGRect(x: 10, y: 60, width: 80.5, height: 40)),
    VocabularyEntry("bounds", \UIView.bounds, CGRect(x: 0, y: 0, width: 50, height: 70)),
    VocabularyEntry("center", \UIView.center, CGPoint(x: 99, y: 300), CGPoint(x: -400, y: 2000)),
    VocabularyEntry(
      "transform",
      \UIView.transform,
      .identity,
      CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransform(rotationAngle: 3)
    ),
    VocabularyEntry("anchorPoint", \UIView.anchorPoint, CGPoint(x: 0, y: 1)),
    VocabularyEntry("alpha", \UIView.alpha, 0, 0.3, 1),
    VocabularyEntry("isHidden", \UIView.isHidden),
    VocabularyEntry("isOpaque", \UIView.isOpaque),
    VocabularyEntry("backgroundColor", \UIView.backgroundColor, colors),
    VocabularyEntry("tintColor", \UIView.tintColor, [{ .red }, { .green }]),
    VocabularyEntry("clipsToBounds", \UIView.clipsToBounds),
    VocabularyEntry(
      "cornerConfiguration",
      \UIView.cornerConfiguration,
      .uniformCorners(radius: 12),
      .capsule()
    ),
    VocabularyEntry("contentMode", \UIView.contentMode, .scaleToFill, .scaleAspectFit, .center),
    VocabularyEntry(
      "mask",
      \UIView.mask,
      [{ nil }, { UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)) }]
    ),
    VocabularyEntry("tag", \UIView.tag, 0, 7),
    VocabularyEntry("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    VocabularyEntry("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    VocabularyEntry("autoresizingMask", \UIView.autoresizingMask, [], [.flexibleWidth]),
    VocabularyEntry("layoutMargins", \UIView.layoutMargins, insets.map { inset in { inset } }),
    VocabularyEntry(
      "directionalLayoutMargins",
      \UIView.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    ),
    VocabularyEntry(
      "semanticContentAttribute",
      \UIView.semanticContentAttribute,
      .forceRightToLeft,
      .unspecified
    ),
    VocabularyEntry(
      "overrideUserInterfaceStyle",
      \UIView.overrideUserInterfaceStyle,
      .dark,
      .light
    ),
    VocabularyEntry("isAccessibilityElement", \UIView.isAccessibilityElement),
    VocabularyEntry("accessibilityLabel", \UIView.accessibilityLabel, "Photo", nil),
    VocabularyEntry("accessibilityValue", \UIView.accessibilityValue, "3", nil),
    VocabularyEntry("accessibilityIdentifier", \UIView.accessibilityIdentifier, "photo", nil),
    VocabularyEntry("accessibilityTraits", \UIView.accessibilityTraits, .image, .none),
    VocabularyEntry("accessibilityElementsHidden", \UIView.accessibilityElementsHidden),
    VocabularyEntry("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors),
  ]

  fileprivate static let ofLayers: [VocabularyEntry] = [
    VocabularyEntry("position", \CALayer.position, CGPoint(x: 40, y: 200)),
    VocabularyEntry("bounds", \CALayer.bounds, CGRect(x: 0, y: 0, width: 64, height: 64)),
    VocabularyEntry("frame", \CALayer.frame, CGRect(x: 5, y: 5, width: 33, height: 99)),
    VocabularyEntry("anchorPoint", \CALayer.anchorPoint, CGPoint(x: 1, y: 0.5)),
    VocabularyEntry("zPosition", \CALayer.zPosition, 0, -5, 1e6),
    VocabularyEntry(
      "transform",
      \CALayer.transform,
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 0, 1)
    ),
    VocabularyEntry("isHidden", \CALayer.isHidden),
    VocabularyEntry("opacity", \CALayer.opacity, 0, 0.5, 1),
    VocabularyEntry("isOpaque", \CALayer.isOpaque),
    VocabularyEntry("masksToBounds", \CALayer.masksToBounds),
    VocabularyEntry("mask", \CALayer.mask, [{ nil }, { CAShapeLayer() }, { CALayer() }]),
    VocabularyEntry("backgroundColor", \CALayer.backgroundColor, cgColors),
    VocabularyEntry("cornerRadius", \CALayer.cornerRadius, 0, 9, 1_000),
    VocabularyEntry("cornerCurve", \CALayer.cornerCurve, .circular, .continuous),
    VocabularyEntry(
      "maskedCorners",
      \CALayer.maskedCorners,
      [],
      [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    ),
    VocabularyEntry("borderWidth", \CALayer.borderWidth, 0, 3, 200),
    VocabularyEntry("borderColor", \CALayer.borderColor, cgColors),
    VocabularyEntry("shadowColor", \CALayer.shadowColor, cgColors),
    VocabularyEntry("shadowOpacity", \CALayer.shadowOpacity, 0, 0.8),
    VocabularyEntry("shadowRadius", \CALayer.shadowRadius, 0, 12),
    VocabularyEntry("shadowOffset", \CALayer.shadowOffset, .zero, CGSize(width: -9, height: 30)),
    VocabularyEntry(
      "shadowPath",
      \CALayer.shadowPath,
      [{ nil }, { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath }]
    ),
    VocabularyEntry(
      "contents",
      \CALayer.contents,
      [{ nil }, { FuzzScreen.picture(of: 2).cgImage }]
    ),
    VocabularyEntry("magnificationFilter", \CALayer.magnificationFilter, .linear, .nearest),
    VocabularyEntry("contentsGravity", \CALayer.contentsGravity, .resize, .resizeAspectFill, .top),
    VocabularyEntry(
      "contentsRect",
      \CALayer.contentsRect,
      CGRect(x: 0, y: 0, width: 0.5, height: 1)
    ),
    VocabularyEntry("contentsScale", \CALayer.contentsScale, 1, 3),
    VocabularyEntry("shouldRasterize", \CALayer.shouldRasterize),
    VocabularyEntry("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
    VocabularyEntry("name", \CALayer.name, "layer", nil),
    VocabularyEntry(
      "path",
      \CAShapeLayer.path,
      [{ nil }, { UIBezierPath(rect: CGRect(x: 5, y: 9, width: 30, height: 40)).cgPath }]
    ),
    VocabularyEntry("fillColor", \CAShapeLayer.fillColor, cgColors),
    VocabularyEntry("fillRule", \CAShapeLayer.fillRule, .evenOdd, .nonZero),
    VocabularyEntry("strokeColor", \CAShapeLayer.strokeColor, cgColors),
    VocabularyEntry("lineWidth", \CAShapeLayer.lineWidth, 0, 7),
    VocabularyEntry("strokeEnd", \CAShapeLayer.strokeEnd, 0, 0.4),
    VocabularyEntry(
      "colors",
      \CAGradientLayer.colors,
      [{ nil }, { [UIColor.green.cgColor, UIColor.clear.cgColor] }]
    ),
    VocabularyEntry("locations", \CAGradientLayer.locations, nil, [0.2, 0.4]),
    VocabularyEntry("type", \CAGradientLayer.type, .radial),
    VocabularyEntry("startPoint", \CAGradientLayer.startPoint, CGPoint(x: 0, y: 0)),
    VocabularyEntry("endPoint", \CAGradientLayer.endPoint, CGPoint(x: 1, y: 0.5)),
  ]
}
