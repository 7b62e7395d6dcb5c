import UIKit

/// Everything that an app can set on what a flight touches.
///
/// A test holds it to what the objects of UIKit let an app set.
@MainActor enum AppVocabulary {
  static let properties = ofViews + ofLayers + ofKindsOfViews + ofControllers + ofBars

  private static let byName = Dictionary(
    uniqueKeysWithValues: properties.map { ($0.name, $0) }
  )

  static func property(_ name: String) -> SettableProperty {
    guard let property = byName[name] else { preconditionFailure("nothing is called \(name)") }
    return property
  }

  /// Whether a property says where a view is.
  static func places(_ property: String) -> Bool {
    [
      "frame", "bounds", "center", "position", "transform", "anchorPoint", "contentOffset",
      "zoomScale", "autoresizingMask", "CALayer.isHidden",
    ].contains { ".\(property)".hasSuffix(".\($0)") }
  }

  /// What the vocabulary leaves out, and why.
  static let omissions: [String: String] = [
    "UIView.traitOverrides": "is a struct of its own, set by its parts",
    "UIView.gestureRecognizers": "the app's touches are the gestures' vocabulary",
    "UIView.translatesAutoresizingMaskIntoConstraints":
      "without constraints, a view loses its place",
    "UIView.contentScaleFactor": "is that of the screen",
    "CALayer.sublayerTransform": "the stand-in shows nothing through one",
    "CALayer.beginTime": "a layer's own time stops animations that are UIKit's",
    "CALayer.timeOffset": "a layer's own time stops animations that are UIKit's",
    "CALayer.speed": "a layer's own time stops animations that are UIKit's",
    "CALayer.duration": "means nothing for a layer that is in no animation",
    "CALayer.fillMode": "means nothing for a layer that is in no animation",
    "CALayer.repeatCount": "means nothing for a layer that is in no animation",
    "CALayer.autoreverses": "means nothing for a layer that is in no animation",
    "UIScrollView.delegate": "what it hears is the untagged twins'",
    "UIScrollView.refreshControl": "is the script's",
    "UIScrollView.bounds": "is a view's",
    "UILabel.accessibilityLabel": "is a view's",
    "UILabel.attributedText": "is a text and a look of several parts",
    "UIViewController.view": "a screen's view is its own",
    "UIViewController.transitioningDelegate": "is the script's",
    "UIViewController.modalPresentationStyle": "is the script's",
    "UIViewController.preferredTransition": "is the system's own zoom",
    "UIViewController.tabBarItem": "is set by its parts",
    "UINavigationController.delegate": "is the script's",
    "UINavigationController.viewControllers": "is the script's",
    "UINavigationController.title": "is a controller's",
    "UINavigationItem.searchController": "presents",
    "UINavigationItem.standardAppearance": "is a look of several parts",
    "UINavigationBar.standardAppearance": "is a look of several parts",
    "UITabBarController.delegate": "is the script's",
    "UITabBarController.viewControllers": "is the script's",
    "UITabBarController.selectedIndex": "is the script's",
    "UITabBar.items": "is the tab bar controller's",
    "UITabBar.selectedItem": "is the tab bar controller's",
    "UIToolbar.items": "is the navigation controller's",
  ]
}

extension AppVocabulary {
  private static let colors: [() -> UIColor?] = [
    { nil }, { .red }, { UIColor(white: 0.5, alpha: 0.5) },
  ]
  private static let cgColors: [() -> CGColor?] = colors.map { color in { color()?.cgColor } }
  private static let insets = [
    UIEdgeInsets.zero, UIEdgeInsets(top: 20, left: 3, bottom: 44, right: 0),
  ]

  fileprivate static let ofViews: [SettableProperty] = [
    SettableProperty("frame", \UIView.frame, .zero, CGRect(x: 10, y: 60, width: 80.5, height: 40)),
    SettableProperty("bounds", \UIView.bounds, CGRect(x: 0, y: 0, width: 50, height: 70)),
    SettableProperty("center", \UIView.center, CGPoint(x: 99, y: 300), CGPoint(x: -400, y: 2000)),
    SettableProperty(
      "transform",
      \UIView.transform,
      .identity,
      CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransform(rotationAngle: 3)
    ),
    SettableProperty("anchorPoint", \UIView.anchorPoint, CGPoint(x: 0, y: 1)),
    SettableProperty("alpha", \UIView.alpha, 0, 0.3, 1),
    SettableProperty("isHidden", \UIView.isHidden),
    SettableProperty("isOpaque", \UIView.isOpaque),
    SettableProperty("backgroundColor", \UIView.backgroundColor, colors),
    SettableProperty("tintColor", \UIView.tintColor, [{ .red }, { .green }]),
    SettableProperty("clipsToBounds", \UIView.clipsToBounds),
    SettableProperty(
      "cornerConfiguration",
      \UIView.cornerConfiguration,
      .uniformCorners(radius: 12),
      .capsule()
    ),
    SettableProperty("contentMode", \UIView.contentMode, .scaleToFill, .scaleAspectFit, .center),
    SettableProperty(
      "mask",
      \UIView.mask,
      [{ nil }, { UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)) }]
    ),
    SettableProperty("tag", \UIView.tag, 0, 7),
    SettableProperty("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    SettableProperty("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    SettableProperty("autoresizesSubviews", \UIView.autoresizesSubviews),
    SettableProperty("autoresizingMask", \UIView.autoresizingMask, [], [.flexibleWidth]),
    SettableProperty("layoutMargins", \UIView.layoutMargins, insets.map { inset in { inset } }),
    SettableProperty(
      "directionalLayoutMargins",
      \UIView.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    ),
    SettableProperty(
      "semanticContentAttribute",
      \UIView.semanticContentAttribute,
      .forceRightToLeft,
      .unspecified
    ),
    SettableProperty(
      "overrideUserInterfaceStyle",
      \UIView.overrideUserInterfaceStyle,
      .dark,
      .light
    ),
    SettableProperty("isAccessibilityElement", \UIView.isAccessibilityElement),
    SettableProperty("accessibilityLabel", \UIView.accessibilityLabel, "Photo", nil),
    SettableProperty("accessibilityValue", \UIView.accessibilityValue, "3", nil),
    SettableProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier, "photo", nil),
    SettableProperty("accessibilityTraits", \UIView.accessibilityTraits, .image, .none),
    SettableProperty("accessibilityElementsHidden", \UIView.accessibilityElementsHidden),
    SettableProperty("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors),
  ]

  fileprivate static let ofLayers: [SettableProperty] = [
    SettableProperty("position", \CALayer.position, CGPoint(x: 40, y: 200)),
    SettableProperty("bounds", \CALayer.bounds, CGRect(x: 0, y: 0, width: 64, height: 64)),
    SettableProperty("frame", \CALayer.frame, CGRect(x: 5, y: 5, width: 33, height: 99)),
    SettableProperty("anchorPoint", \CALayer.anchorPoint, CGPoint(x: 1, y: 0.5)),
    SettableProperty("zPosition", \CALayer.zPosition, 0, -5, 1e6),
    SettableProperty(
      "transform",
      \CALayer.transform,
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 0, 1)
    ),
    SettableProperty("isHidden", \CALayer.isHidden),
    SettableProperty("opacity", \CALayer.opacity, 0, 0.5, 1),
    SettableProperty("isOpaque", \CALayer.isOpaque),
    SettableProperty("masksToBounds", \CALayer.masksToBounds),
    SettableProperty("mask", \CALayer.mask, [{ nil }, { CAShapeLayer() }, { CALayer() }]),
    SettableProperty("backgroundColor", \CALayer.backgroundColor, cgColors),
    SettableProperty("cornerRadius", \CALayer.cornerRadius, 0, 9, 1_000),
    SettableProperty("cornerCurve", \CALayer.cornerCurve, .circular, .continuous),
    SettableProperty(
      "maskedCorners",
      \CALayer.maskedCorners,
      [],
      [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    ),
    SettableProperty("borderWidth", \CALayer.borderWidth, 0, 3, 200),
    SettableProperty("borderColor", \CALayer.borderColor, cgColors),
    SettableProperty("shadowColor", \CALayer.shadowColor, cgColors),
    SettableProperty("shadowOpacity", \CALayer.shadowOpacity, 0, 0.8),
    SettableProperty("shadowRadius", \CALayer.shadowRadius, 0, 12),
    SettableProperty("shadowOffset", \CALayer.shadowOffset, .zero, CGSize(width: -9, height: 30)),
    SettableProperty(
      "shadowPath",
      \CALayer.shadowPath,
      [{ nil }, { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath }]
    ),
    SettableProperty(
      "contents",
      \CALayer.contents,
      [{ nil }, { FuzzScreen.picture(of: 2).cgImage }]
    ),
    SettableProperty("magnificationFilter", \CALayer.magnificationFilter, .linear, .nearest),
    SettableProperty("contentsGravity", \CALayer.contentsGravity, .resize, .resizeAspectFill, .top),
    SettableProperty(
      "contentsRect",
      \CALayer.contentsRect,
      CGRect(x: 0, y: 0, width: 0.5, height: 1)
    ),
    SettableProperty("contentsScale", \CALayer.contentsScale, 1, 3),
    SettableProperty("shouldRasterize", \CALayer.shouldRasterize),
    SettableProperty("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
    SettableProperty("name", \CALayer.name, "layer", nil),
    SettableProperty(
      "path",
      \CAShapeLayer.path,
      [{ nil }, { UIBezierPath(rect: CGRect(x: 5, y: 9, width: 30, height: 40)).cgPath }]
    ),
    SettableProperty("fillColor", \CAShapeLayer.fillColor, cgColors),
    SettableProperty("fillRule", \CAShapeLayer.fillRule, .evenOdd, .nonZero),
    SettableProperty("strokeColor", \CAShapeLayer.strokeColor, cgColors),
    SettableProperty("lineWidth", \CAShapeLayer.lineWidth, 0, 7),
    SettableProperty("strokeEnd", \CAShapeLayer.strokeEnd, 0, 0.4),
    SettableProperty(
      "colors",
      \CAGradientLayer.colors,
      [{ nil }, { [UIColor.green.cgColor, UIColor.clear.cgColor] }]
    ),
    SettableProperty("locations", \CAGradientLayer.locations, nil, [0.2, 0.4]),
    SettableProperty("type", \CAGradientLayer.type, .radial),
    SettableProperty("startPoint", \CAGradientLayer.startPoint, CGPoint(x: 0, y: 0)),
    SettableProperty("endPoint", \CAGradientLayer.endPoint, CGPoint(x: 1, y: 0.5)),
  ]
}
