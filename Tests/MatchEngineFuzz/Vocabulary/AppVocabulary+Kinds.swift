import UIKit

extension AppVocabulary {
  private static let colors: [() -> UIColor?] = [{ nil }, { .green }]
  private static let image: () -> UIImage? = { FuzzScreen.picture(of: 3) }

  static let ofKindsOfViews = ofImages + ofLabels + ofScrollViews + ofStacks

  private static let ofImages: [VocabularyEntry] = [
    VocabularyEntry("image", \UIImageView.image, [{ nil }, image]),
    VocabularyEntry("highlightedImage", \UIImageView.highlightedImage, [{ nil }, image]),
    VocabularyEntry("isHighlighted", \UIImageView.isHighlighted),
    VocabularyEntry("animationImages", \UIImageView.animationImages, [{ nil }]),
    VocabularyEntry(
      "highlightedAnimationImages",
      \UIImageView.highlightedAnimationImages,
      [{ nil }]
    ),
    VocabularyEntry("animationDuration", \UIImageView.animationDuration, 0, 2),
    VocabularyEntry("animationRepeatCount", \UIImageView.animationRepeatCount, 0, 3),
    VocabularyEntry(
      "preferredSymbolConfiguration",
      \UIImageView.preferredSymbolConfiguration,
      [{ nil }]
    ),
    VocabularyEntry(
      "preferredImageDynamicRange",
      \UIImageView.preferredImageDynamicRange,
      .standard,
      .high
    ),
  ]

  private static let ofLabels: [VocabularyEntry] = [
    VocabularyEntry("text", \UILabel.text, nil, "", "Something much longer than before"),
    VocabularyEntry(
      "font",
      \UILabel.font,
      [{ .systemFont(ofSize: 30) }, { .systemFont(ofSize: 9) }]
    ),
    VocabularyEntry("textColor", \UILabel.textColor, [{ .red }, { .white }]),
    VocabularyEntry("textAlignment", \UILabel.textAlignment, .center, .right),
    VocabularyEntry("lineBreakMode", \UILabel.lineBreakMode, .byTruncatingTail, .byClipping),
    VocabularyEntry("numberOfLines", \UILabel.numberOfLines, 0, 1, 3),
    VocabularyEntry("isEnabled", \UILabel.isEnabled),
    VocabularyEntry("isHighlighted", \UILabel.isHighlighted),
    VocabularyEntry("highlightedTextColor", \UILabel.highlightedTextColor, colors),
    VocabularyEntry("shadowColor", \UILabel.shadowColor, colors),
    VocabularyEntry("shadowOffset", \UILabel.shadowOffset, CGSize(width: 2, height: 2)),
    VocabularyEntry("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    VocabularyEntry("minimumScaleFactor", \UILabel.minimumScaleFactor, 0, 0.5),
    VocabularyEntry(
      "adjustsFontForContentSizeCategory",
      \UILabel.adjustsFontForContentSizeCategory
    ),
  ]

  private static let ofScrollViews: [VocabularyEntry] = [
    VocabularyEntry("contentOffset", \UIScrollView.contentOffset, .zero, CGPoint(x: 0, y: 55)),
    VocabularyEntry(
      "contentSize",
      \UIScrollView.contentSize,
      CGSize(width: 300, height: 2_000),
      CGSize(width: 0, height: 0)
    ),
    VocabularyEntry(
      "contentInset",
      \UIScrollView.contentInset,
      .zero,
      UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    ),
    VocabularyEntry(
      "contentInsetAdjustmentBehavior",
      \UIScrollView.contentInsetAdjustmentBehavior,
      .always,
      .never
    ),
    VocabularyEntry("isScrollEnabled", \UIScrollView.isScrollEnabled),
    VocabularyEntry("isPagingEnabled", \UIScrollView.isPagingEnabled),
    VocabularyEntry("bounces", \UIScrollView.bounces),
    VocabularyEntry("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    VocabularyEntry("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    VocabularyEntry("decelerationRate", \UIScrollView.decelerationRate, .fast, .normal),
    VocabularyEntry("keyboardDismissMode", \UIScrollView.keyboardDismissMode, .none, .onDrag),
    VocabularyEntry("minimumZoomScale", \UIScrollView.minimumZoomScale, 0.5, 1),
    VocabularyEntry("maximumZoomScale", \UIScrollView.maximumZoomScale, 4, 1),
    VocabularyEntry("zoomScale", \UIScrollView.zoomScale, 1),
    VocabularyEntry(
      "showsVerticalScrollIndicator",
      \UIScrollView.showsVerticalScrollIndicator
    ),
    VocabularyEntry(
      "showsHorizontalScrollIndicator",
      \UIScrollView.showsHorizontalScrollIndicator
    ),
  ]

  private static let ofStacks: [VocabularyEntry] = [
    VocabularyEntry("axis", \UIStackView.axis, .horizontal, .vertical),
    VocabularyEntry("spacing", \UIStackView.spacing, 0, 20),
    VocabularyEntry("alignment", \UIStackView.alignment, .center, .fill),
    VocabularyEntry("distribution", \UIStackView.distribution, .fillEqually, .fill),
    VocabularyEntry(
      "isLayoutMarginsRelativeArrangement",
      \UIStackView.isLayoutMarginsRelativeArrangement
    ),
    VocabularyEntry(
      "effect",
      \UIVisualEffectView.effect,
      [{ nil }, { UIBlurEffect(style: .dark) }]
    ),
  ]
}

extension AppVocabulary {
  static let ofControllers: [VocabularyEntry] = [
    VocabularyEntry("title", \UIViewController.title, nil, "Another title"),
    VocabularyEntry(
      "additionalSafeAreaInsets",
      \UIViewController.additionalSafeAreaInsets,
      .zero,
      UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    ),
    VocabularyEntry("definesPresentationContext", \UIViewController.definesPresentationContext),
    VocabularyEntry("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout, [], .all),
    VocabularyEntry(
      "extendedLayoutIncludesOpaqueBars",
      \UIViewController.extendedLayoutIncludesOpaqueBars
    ),
    VocabularyEntry("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    VocabularyEntry("isModalInPresentation", \UIViewController.isModalInPresentation),
    VocabularyEntry(
      "modalPresentationCapturesStatusBarAppearance",
      \UIViewController.modalPresentationCapturesStatusBarAppearance
    ),
    VocabularyEntry(
      "modalTransitionStyle",
      \UIViewController.modalTransitionStyle,
      .crossDissolve
    ),
    VocabularyEntry(
      "overrideUserInterfaceStyle",
      \UIViewController.overrideUserInterfaceStyle,
      .dark,
      .unspecified
    ),
    VocabularyEntry(
      "preferredContentSize",
      \UIViewController.preferredContentSize,
      CGSize(width: 200, height: 300)
    ),
    VocabularyEntry(
      "toolbarItems",
      \UIViewController.toolbarItems,
      [{ nil }, { button().map { [$0] } }]
    ),
  ]

  static let ofBars: [VocabularyEntry] =
    ofItems + [
      VocabularyEntry("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
      VocabularyEntry("isToolbarHidden", \UINavigationController.isToolbarHidden),
      VocabularyEntry("isTranslucent", \UINavigationBar.isTranslucent),
      VocabularyEntry("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      VocabularyEntry("isTranslucent", \UITabBar.isTranslucent),
      VocabularyEntry("badgeValue", \UITabBarItem.badgeValue, "3", nil),
      VocabularyEntry("selectedImage", \UITabBarItem.selectedImage, [{ nil }, image]),
    ]

  private static let button: () -> UIBarButtonItem? = {
    let item = UIBarButtonItem()
    item.title = "Edit"
    return item
  }

  private static let ofItems: [VocabularyEntry] = [
    VocabularyEntry("title", \UINavigationItem.title, nil, "A title"),
    VocabularyEntry("titleView", \UINavigationItem.titleView, [{ nil }, { UILabel() }]),
    VocabularyEntry("hidesBackButton", \UINavigationItem.hidesBackButton),
    VocabularyEntry("backButtonTitle", \UINavigationItem.backButtonTitle, nil, "Back there"),
    VocabularyEntry("backBarButtonItem", \UINavigationItem.backBarButtonItem, [{ nil }, button]),
    VocabularyEntry("leftBarButtonItem", \UINavigationItem.leftBarButtonItem, [{ nil }, button]),
    VocabularyEntry(
      "rightBarButtonItem",
      \UINavigationItem.rightBarButtonItem,
      [{ nil }, button]
    ),
    VocabularyEntry(
      "leftBarButtonItems",
      \UINavigationItem.leftBarButtonItems,
      [{ nil }, { [] }]
    ),
    VocabularyEntry(
      "rightBarButtonItems",
      \UINavigationItem.rightBarButtonItems,
      [{ nil }, { [] }]
    ),
    VocabularyEntry(
      "leftItemsSupplementBackButton",
      \UINavigationItem.leftItemsSupplementBackButton
    ),
    VocabularyEntry(
      "hidesSearchBarWhenScrolling",
      \UINavigationItem.hidesSearchBarWhenScrolling
    ),
    VocabularyEntry(
      "largeTitleDisplayMode",
      \UINavigationItem.largeTitleDisplayMode,
      .always,
      .never
    ),
  ]
}

extension AppVocabulary {
  static let ofGestures: [VocabularyEntry] = [
    VocabularyEntry("isEnabled", \UIGestureRecognizer.isEnabled),
    VocabularyEntry("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    VocabularyEntry("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
    VocabularyEntry("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
    VocabularyEntry("name", \UIGestureRecognizer.name, "a name", nil),
    VocabularyEntry("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, 2, 1),
    VocabularyEntry("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, 1),
    VocabularyEntry(
      "allowedScrollTypesMask",
      \UIPanGestureRecognizer.allowedScrollTypesMask,
      .all,
      []
    ),
  ]

  static let ofPresentations: [VocabularyEntry] = [
    VocabularyEntry(
      "detents",
      \UISheetPresentationController.detents,
      [{ [.medium(), .large()] }, { [.large()] }]
    ),
    VocabularyEntry(
      "selectedDetentIdentifier",
      \UISheetPresentationController.selectedDetentIdentifier,
      .medium,
      .large,
      nil
    ),
    VocabularyEntry(
      "largestUndimmedDetentIdentifier",
      \UISheetPresentationController.largestUndimmedDetentIdentifier,
      .medium,
      nil
    ),
    VocabularyEntry(
      "prefersGrabberVisible",
      \UISheetPresentationController.prefersGrabberVisible
    ),
    VocabularyEntry(
      "preferredCornerRadius",
      \UISheetPresentationController.preferredCornerRadius,
      30,
      nil
    ),
    VocabularyEntry(
      "sourceRect",
      \UIPopoverPresentationController.sourceRect,
      CGRect(x: 9, y: 30, width: 20, height: 20)
    ),
  ]
}
