import UIKit

extension AppVocabulary {
  private static let colors: [() -> UIColor?] = [{ nil }, { .green }]
  private static let image: () -> UIImage? = { FuzzScreen.picture(of: 3) }

  static let ofKindsOfViews = ofImages + ofLabels + ofLists + ofStacks

  private static let ofImages: [SettableProperty] = [
    SettableProperty("image", \UIImageView.image, [{ nil }, image]),
    SettableProperty("highlightedImage", \UIImageView.highlightedImage, [{ nil }, image]),
    SettableProperty("isHighlighted", \UIImageView.isHighlighted),
    SettableProperty("animationImages", \UIImageView.animationImages, [{ nil }]),
    SettableProperty(
      "highlightedAnimationImages",
      \UIImageView.highlightedAnimationImages,
      [{ nil }]
    ),
    SettableProperty("animationDuration", \UIImageView.animationDuration, 0, 2),
    SettableProperty("animationRepeatCount", \UIImageView.animationRepeatCount, 0, 3),
    SettableProperty(
      "preferredSymbolConfiguration",
      \UIImageView.preferredSymbolConfiguration,
      [{ nil }]
    ),
    SettableProperty(
      "preferredImageDynamicRange",
      \UIImageView.preferredImageDynamicRange,
      .standard,
      .high
    ),
  ]

  private static let ofLabels: [SettableProperty] = [
    SettableProperty("text", \UILabel.text, nil, "", "Something much longer than before"),
    SettableProperty(
      "font",
      \UILabel.font,
      [{ .systemFont(ofSize: 30) }, { .systemFont(ofSize: 9) }]
    ),
    SettableProperty("textColor", \UILabel.textColor, [{ .red }, { .white }]),
    SettableProperty("textAlignment", \UILabel.textAlignment, .center, .right),
    SettableProperty("lineBreakMode", \UILabel.lineBreakMode, .byTruncatingTail, .byClipping),
    SettableProperty("numberOfLines", \UILabel.numberOfLines, 0, 1, 3),
    SettableProperty("isEnabled", \UILabel.isEnabled),
    SettableProperty("isHighlighted", \UILabel.isHighlighted),
    SettableProperty("highlightedTextColor", \UILabel.highlightedTextColor, colors),
    SettableProperty("shadowColor", \UILabel.shadowColor, colors),
    SettableProperty("shadowOffset", \UILabel.shadowOffset, CGSize(width: 2, height: 2)),
    SettableProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    SettableProperty("minimumScaleFactor", \UILabel.minimumScaleFactor, 0, 0.5),
    SettableProperty(
      "adjustsFontForContentSizeCategory",
      \UILabel.adjustsFontForContentSizeCategory
    ),
  ]

  private static let ofLists: [SettableProperty] = [
    SettableProperty("contentOffset", \UIScrollView.contentOffset, .zero, CGPoint(x: 0, y: 55)),
    SettableProperty(
      "contentSize",
      \UIScrollView.contentSize,
      CGSize(width: 300, height: 2_000),
      CGSize(width: 0, height: 0)
    ),
    SettableProperty(
      "contentInset",
      \UIScrollView.contentInset,
      .zero,
      UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    ),
    SettableProperty(
      "contentInsetAdjustmentBehavior",
      \UIScrollView.contentInsetAdjustmentBehavior,
      .always,
      .never
    ),
    SettableProperty("isScrollEnabled", \UIScrollView.isScrollEnabled),
    SettableProperty("isPagingEnabled", \UIScrollView.isPagingEnabled),
    SettableProperty("bounces", \UIScrollView.bounces),
    SettableProperty("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    SettableProperty("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    SettableProperty("decelerationRate", \UIScrollView.decelerationRate, .fast, .normal),
    SettableProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode, .none, .onDrag),
    SettableProperty("minimumZoomScale", \UIScrollView.minimumZoomScale, 0.5, 1),
    SettableProperty("maximumZoomScale", \UIScrollView.maximumZoomScale, 4, 1),
    SettableProperty("zoomScale", \UIScrollView.zoomScale, 1),
    SettableProperty(
      "showsVerticalScrollIndicator",
      \UIScrollView.showsVerticalScrollIndicator
    ),
    SettableProperty(
      "showsHorizontalScrollIndicator",
      \UIScrollView.showsHorizontalScrollIndicator
    ),
  ]

  private static let ofStacks: [SettableProperty] = [
    SettableProperty("axis", \UIStackView.axis, .horizontal, .vertical),
    SettableProperty("spacing", \UIStackView.spacing, 0, 20),
    SettableProperty("alignment", \UIStackView.alignment, .center, .fill),
    SettableProperty("distribution", \UIStackView.distribution, .fillEqually, .fill),
    SettableProperty(
      "isLayoutMarginsRelativeArrangement",
      \UIStackView.isLayoutMarginsRelativeArrangement
    ),
    SettableProperty(
      "effect",
      \UIVisualEffectView.effect,
      [{ nil }, { UIBlurEffect(style: .dark) }]
    ),
  ]
}

extension AppVocabulary {
  static let ofControllers: [SettableProperty] = [
    SettableProperty("title", \UIViewController.title, nil, "Another title"),
    SettableProperty(
      "additionalSafeAreaInsets",
      \UIViewController.additionalSafeAreaInsets,
      .zero,
      UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    ),
    SettableProperty("definesPresentationContext", \UIViewController.definesPresentationContext),
    SettableProperty("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout, [], .all),
    SettableProperty(
      "extendedLayoutIncludesOpaqueBars",
      \UIViewController.extendedLayoutIncludesOpaqueBars
    ),
    SettableProperty("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    SettableProperty("isModalInPresentation", \UIViewController.isModalInPresentation),
    SettableProperty(
      "modalPresentationCapturesStatusBarAppearance",
      \UIViewController.modalPresentationCapturesStatusBarAppearance
    ),
    SettableProperty(
      "modalTransitionStyle",
      \UIViewController.modalTransitionStyle,
      .crossDissolve
    ),
    SettableProperty(
      "overrideUserInterfaceStyle",
      \UIViewController.overrideUserInterfaceStyle,
      .dark,
      .unspecified
    ),
    SettableProperty(
      "preferredContentSize",
      \UIViewController.preferredContentSize,
      CGSize(width: 200, height: 300)
    ),
    SettableProperty(
      "toolbarItems",
      \UIViewController.toolbarItems,
      [{ nil }, { button().map { [$0] } }]
    ),
  ]

  static let ofBars: [SettableProperty] =
    ofItems + [
      SettableProperty("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
      SettableProperty("isToolbarHidden", \UINavigationController.isToolbarHidden),
      SettableProperty("isTranslucent", \UINavigationBar.isTranslucent),
      SettableProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      SettableProperty("isTranslucent", \UITabBar.isTranslucent),
      SettableProperty("badgeValue", \UITabBarItem.badgeValue, "3", nil),
      SettableProperty("selectedImage", \UITabBarItem.selectedImage, [{ nil }, image]),
    ]

  private static let button: () -> UIBarButtonItem? = {
    let item = UIBarButtonItem()
    item.title = "Edit"
    return item
  }

  private static let ofItems: [SettableProperty] = [
    SettableProperty("title", \UINavigationItem.title, nil, "A title"),
    SettableProperty("titleView", \UINavigationItem.titleView, [{ nil }, { UILabel() }]),
    SettableProperty("hidesBackButton", \UINavigationItem.hidesBackButton),
    SettableProperty("backButtonTitle", \UINavigationItem.backButtonTitle, nil, "Back there"),
    SettableProperty("backBarButtonItem", \UINavigationItem.backBarButtonItem, [{ nil }, button]),
    SettableProperty("leftBarButtonItem", \UINavigationItem.leftBarButtonItem, [{ nil }, button]),
    SettableProperty(
      "rightBarButtonItem",
      \UINavigationItem.rightBarButtonItem,
      [{ nil }, button]
    ),
    SettableProperty(
      "leftBarButtonItems",
      \UINavigationItem.leftBarButtonItems,
      [{ nil }, { [] }]
    ),
    SettableProperty(
      "rightBarButtonItems",
      \UINavigationItem.rightBarButtonItems,
      [{ nil }, { [] }]
    ),
    SettableProperty(
      "leftItemsSupplementBackButton",
      \UINavigationItem.leftItemsSupplementBackButton
    ),
    SettableProperty(
      "hidesSearchBarWhenScrolling",
      \UINavigationItem.hidesSearchBarWhenScrolling
    ),
    SettableProperty(
      "largeTitleDisplayMode",
      \UINavigationItem.largeTitleDisplayMode,
      .always,
      .never
    ),
  ]
}
