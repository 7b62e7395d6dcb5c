#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Whom a finger is for, where an app has said so or a person would say so.
  @MainActor @Suite("Whom a finger is for", .enabled(if: Hands.isAvailable))
  struct HuntedFingersAgainTests {
    @Test(arguments: [true, false], [true, false])
    func `a pan that waits for the system's swipe in the content gets what that leaves`(
      isEngineThere: Bool,
      isBack: Bool
    ) async {
      let scene = await GestureScene(isEngineThere ? .linear(0.5) : nil) {
        Headless.switches.hasContentPopGesture = true
      }
      let canvas = UIView(frame: CGRect(x: 0, y: 430, width: 390, height: 400))
      let (pan, swipe) = (
        UIPanGestureRecognizer(), scene.navigation.interactiveContentPopGestureRecognizer
      )
      var count = 0
      pan.whenSent { if $0.state == .began { count += 1 } }
      if let swipe { pan.require(toFail: swipe) }
      canvas.addGestureRecognizer(pan)
      scene.detail.view.addSubview(canvas)
      await advance(0.1)
      let way: (CGFloat, CGFloat) = isBack ? (280, 0) : (0, -200)
      await Hands.drag(from: CGPoint(x: 100, y: 700), by: way, in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == (isBack ? 1 : 2))
      #expect(count == (isBack ? 0 : 1))
    }

    @Test(arguments: [true, false])
    func `a finger at the edge goes back once, also with a delegate that lets all go together`(
      isTogether: Bool
    ) async {
      let (scene, together) = (await GestureScene(nil), Together())
      if isTogether {
        scene.navigation.interactivePopGestureRecognizer?.delegate = together
      }
      scene.navigation.childMatchTransition = .linear(0.5)
      await scene.navigation.go(to: PhotoScreen.detail(), animated: false, for: 0.2)
      let finger = await Hands.touch(at: CGPoint(x: 1, y: 200), in: scene.window)
      await finger.move(to: CGPoint(x: 9, y: 200), during: 0.1)
      await finger.hold(for: 0.3)
      await finger.move(to: CGPoint(x: 10, y: 208), during: 1 / 60)
      await finger.move(to: CGPoint(x: 300, y: 600), during: 0.2)
      await finger.lift()
      await advance(2)
      #expect(scene.navigation.viewControllers.count == 2)
    }

    @Test(arguments: [true, false], [UIControl.Event.valueChanged, .primaryActionTriggered])
    func `a switch keeps the finger that moves it, whatever its action is for`(
      isSwitch: Bool,
      event: UIControl.Event
    ) async {
      let stage = await TabSwipeStage()
      let control: UIControl = isSwitch ? UISwitch() : UISegmentedControl(items: ["A", "B"])
      control.frame.origin = CGPoint(x: 180, y: 585)
      if !isSwitch { control.frame.size = CGSize(width: 100, height: 32) }
      control.addAction(UIAction { _ in }, for: event)
      stage.screens[0].view.addSubview(control)
      await advance(0.1)
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == 0)
    }

    enum Typed: CaseIterable { case nowhere, screen, hiddenField, besideTheKeyboard }

    @Test(arguments: Typed.allCases)
    func `a list keeps the pull while its user types, wherever that is`(_ typed: Typed) async {
      startOver()
      let (list, chat) = (PhotoScreen.list(), Chat())
      let window = await onScreen(list)
      let beside = UIWindow(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
      beside.addSubview(chat.bar)
      beside.isHidden = false
      chat.comes(as: .fullScreen, .linear(0.5))
      await list.present(chat, for: 1)
      switch typed {
      case .nowhere: break
      case .screen: #expect(chat.field.becomeFirstResponder())
      case .hiddenField:
        chat.field.alpha = 0
        #expect(chat.field.becomeFirstResponder())
      case .besideTheKeyboard: #expect(chat.message.becomeFirstResponder())
      }
      await advance(0.5)
      await Hands.drag(from: CGPoint(x: 195, y: 480), by: (0, 320), in: window)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == (typed == .nowhere))
    }

    @Test(arguments: [nil, false, true])
    func `a text that can't be scrolled keeps no pull while something else is typed`(
      isScrolled: Bool?
    ) async {
      let text = UITextView(frame: CGRect(x: 20, y: 430, width: 350, height: 300))
      text.isEditable = false
      text.isScrollEnabled = isScrolled == true
      text.text = String(repeating: "A description of the photo. ", count: 200)
      let under = isScrolled == nil ? UIView(frame: text.frame) : text
      #expect(await isDismissedWhileTyping(by: under) == (isScrolled != true))
    }

    @Test(arguments: [0, 250] as [CGFloat])
    func `a card that lies in a scroll view is scrolled before it is pulled`(y: CGFloat) async {
      startOver()
      let (list, detail, cards) = (PhotoScreen.list(), PhotoScreen.detail(), ScrolledCards())
      let window = await onScreen(list)
      detail.transitioningDelegate = cards
      detail.comes(as: .custom, .linear(0.5))
      await list.present(detail, for: 1)
      cards.scroll.contentOffset.y = y
      await Hands.drag(from: CGPoint(x: 195, y: 450), by: (0, 330), in: window)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == (y == 0))
      if y > 0 { #expect(cards.scroll.contentOffset.y < 50) }
    }

    @Test(arguments: [true, false])
    func `a pan that lets all others go first, and a pull, don't wait for each other`(
      waits: Bool
    ) async {
      let (pan, last) = (UIPanGestureRecognizer(), Last())
      var count = 0
      pan.whenSent { if $0.state == .began { count += 1 } }
      if waits { pan.delegate = last }
      let (screen, window) = await GestureScene.presented { view in
        let card = UIView(frame: CGRect(x: 40, y: 450, width: 310, height: 300))
        card.addGestureRecognizer(pan)
        view.addSubview(card)
      }
      await Hands.drag(from: CGPoint(x: 195, y: 480), by: (0, 300), in: window)
      await advance(1.5)
      #expect(count == (waits ? 0 : 1))
      #expect((screen.presentingViewController == nil) == waits)
    }

    @Test(arguments: [UIControl.Event.touchUpInside, .touchDragOutside])
    func `a button that is held while a finger drags off it keeps that`(
      event: UIControl.Event
    ) async {
      let button = UIButton(frame: CGRect(x: 150, y: 500, width: 80, height: 80))
      button.addAction(UIAction { _ in }, for: event)
      let (screen, window) = await GestureScene.presented { $0.addSubview(button) }
      await Hands.drag(from: CGPoint(x: 195, y: 540), by: (0, 300), in: window)
      await advance(1.5)
      #expect((screen.presentingViewController == nil) == (event == .touchUpInside))
    }

    @Test(arguments: [1, 2])
    func `a canvas that two fingers scroll keeps no swipe of one`(fingers: Int) async {
      let stage = await TabSwipeStage()
      let canvas = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      canvas.contentSize = CGSize(width: 2000, height: 200)
      canvas.panGestureRecognizer.minimumNumberOfTouches = fingers
      stage.screens[0].view.addSubview(canvas)
      await advance(0.1)
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == (fingers == 1 ? 0 : 1))
    }

    @Test(arguments: [nil, false, true])
    func `pages keep no pull while a caption is typed`(isUpAndDown: Bool?) async {
      let list = UIScrollView(frame: CGRect(x: 0, y: 430, width: 390, height: 300))
      let isHigh = isUpAndDown == true
      list.contentSize = CGSize(width: isHigh ? 390 : 1170, height: isHigh ? 900 : 300)
      let under = isUpAndDown == nil ? nil : list
      #expect(await isDismissedWhileTyping(by: under) == (isUpAndDown != true))
    }

    /// Whether a pull that begins on a view dismisses the screen while its user types in a field.
    private func isDismissedWhileTyping(by under: UIView?) async -> Bool {
      let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
      let (screen, window) = await GestureScene.presented { view in
        view.addSubview(field)
        if let under { view.addSubview(under) }
      }
      #expect(field.becomeFirstResponder())
      await advance(0.5)
      await Hands.drag(from: CGPoint(x: 195, y: 470), by: (0, 340), in: window)
      await advance(1.5)
      return screen.presentingViewController == nil
    }
  }
}

/// A list under a photo, a field on the screen, and one in a bar that is the keyboard's.
private final class Chat: PhotoScreen {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
  let message = UITextField(frame: CGRect(x: 10, y: 0, width: 300, height: 40))
  let field = UITextField(frame: CGRect(x: 10, y: 50, width: 300, height: 40))

  init() { super.init(CGRect(x: 0, y: 120, width: 390, height: 292)) }

  required init?(coder: NSCoder) { nil }

  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(message)
    let list = UIScrollView(frame: CGRect(x: 0, y: 420, width: 390, height: 400))
    list.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(list)
    view.addSubview(field)
  }
}

/// Presents in a scroll view, as a card that is longer than the screen.
private final class ScrolledCards: NSObject, UIViewControllerTransitioningDelegate {
  private final class Card: UIPresentationController {
    var scroll = UIScrollView()

    override var presentedView: UIView? { scroll }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      guard let view = presentedViewController.view, let containerView else { return }
      scroll.frame = containerView.bounds
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 390, height: 1600)
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 1600)
      scroll.addSubview(view)
    }
  }

  let scroll = UIScrollView()

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    card.scroll = scroll
    return card
  }
}

/// Lets its pan begin only where no other pan does.
private final class Last: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { other is UIPanGestureRecognizer }
}
#endif
