import MatchEngine
import UIKit

/// Plays one script in one world and checks every frame.
@MainActor final class Player {
  let script: Script
  let world: FuzzWorld
  let book = FlightBook()
  var sight = SightWatch()
  /// What a test does to the world before a frame.
  var meddle: ((FuzzWorld, _ frame: Int) -> Void)?
  private(set) var failures: [String] = []
  private(set) var frames = 0
  private(set) var facts: [Fact] = []
  var fingers: [Int: Headless.Finger] = [:]
  private var fingerPoints: [Int: CGPoint] = [:]
  var usedFingers = false
  private(set) var hasLetGo = false
  private var stackWatch: StackWatch?
  private var counted: [FuzzResult.Rarity: Int] = [:]

  /// What the app or the user did that lasts.
  enum Fact {
    case write(screen: Int, ScreenWrite)
    case deed(AppDeed, on: Holder)
    case resize(CGSize)
  }

  /// Who has what was set: a screen by its number, or another controller that may be there in the end.
  enum Holder {
    case screen(Int)
    case other(Weak<UIViewController>)
  }

  /// Whether the window was given another size.
  var isResized: Bool { facts.contains { if case .resize = $0 { true } else { false } } }

  init(_ script: Script) {
    self.script = script
    world = FuzzWorld(script.configuration, flies: true)
  }

  /// Plays the whole script, and then waits until nothing moves anymore.
  func play() {
    Headless.switches = script.configuration.switches
    if script.configuration.reducesMotion { Headless.setReduceMotion(true) }
    world.open()
    for act in script.acts where !hasLetGo {
      perform(act)
      see()
    }
    settle()
    book.close()
    failures += book.failures + sight.failures.prefix(1)
  }

  private func perform(_ act: Act) {
    if act.mayMoveScreens { sight.forget() }
    if act.isThrow { sight.kick() }
    if case .wait = act {} else { book.eventHappened() }
    switch act {
    case .go(let move, let how): go(move, how)
    case .hold:
      // What begins in one frame and is held in the next one has moved once.
      if (flight?.fractionComplete ?? 1) < 0.2 { sight.forget() }
      flight?.hold()
    case .update(let fraction):
      flight?.update(fraction)
      sight.isToldEarly = flight?.isWaiting == true
    case .finish(let velocity): flight?.finish(velocity: velocity)
    case .cancel(let velocity): flight?.cancel(velocity: velocity)
    case .release(let velocity): flight?.release(velocity: velocity)
    case .reverse: flight?.reverse()
    case .drag(let id, let offset): flight?.drag(id, translation: offset)
    case .drop(let id, let velocity): flight?.drop(id, velocity: velocity)
    case .wait(let seconds): wait(seconds)
    case .busy(let seconds):
      Headless.keepBusy(for: seconds)
      sight.forget()
      book.eventHappened()
    case .resize(let size): resize(size)
    case .background: post(UIApplication.didEnterBackgroundNotification)
    case .resignActive: post(UIApplication.willResignActiveNotification)
    case .sceneLost: post(UIScene.didDisconnectNotification)
    case .write(let number, let write):
      let screens = world.screens.filter(\.isViewLoaded)
      if !screens.isEmpty { self.write(screens[number % screens.count], write) }
    case .deed(let deed): perform(deed)
    case .options(let options): world.give(options)
    case .reduceMotion(let reduces): Headless.setReduceMotion(reduces)
    case .finger(let number, let touch): self.touch(number, touch)
    case .pull(let list, let distance): pull(list, by: distance)
    case .swipe(let point, let way): swipe(from: point, by: way)
    case .pinch(let pinch): self.pinch(pinch)
    case .delegate(let change):
      if let rarity = world.disturb(change) { count(rarity, if: true) }
    case .letGo: letGo()
    }
  }

  private var flight: MatchFlight? { book.current }

  func count(_ rarity: FuzzResult.Rarity, if isPlayed: Bool) {
    if isPlayed { counted[rarity, default: 0] += 1 }
  }

  /// How often what is easily missed was played so far.
  var rarities: [FuzzResult.Rarity: Int] {
    let late = world.screens.filter(\.gotLateIDs).count
    return late == 0 ? counted : counted.merging([.lateID: late]) { $1 }
  }

  private func go(_ move: Move, _ how: Act.How) {
    // What was requested in this turn has to begin before its container is taken away.
    if move.isSelection { frame() }
    count(.secondTap, if: Headless.switches.changesBeginInTransitions && !book.unended.isEmpty)
    watchStack(move, how)
    book.changeRequested(whileChanging: isChanging)
    // A tab that is selected without an animation is shown at once when it is ready.
    if isChanging || move.isSelection && how == .still { sight.isChain = true }
    let write = { [weak self] in self?.write($0, $1) ?? () }
    if how == .handOver, !move.isSelection, let flight {
      flight.handOver { book.add(world.perform(move, .animated, write: write)) }
    } else {
      let flight = world.perform(move, how, write: write)
      book.add(flight)
      // A tab is selected at once where nothing flies, and a list beside a sheet scrolls to its row at once.
      let scrolls = world.screens.contains { $0.rows?.made.knowsRows == true }
      if move.isSelection || scrolls, !isChanging { sight.forget() }
      // What can't be undone is there again when the flight back has ended.
      guard case .change(_, isUndone: false) = move else { return }
      flight?.whenEnded { [weak self] _ in self?.sight.forget() }
    }
  }

  private func watchStack(_ move: Move, _ how: Act.How) {
    stackWatch = nil
    guard let navigation = world.frontNavigation, !isChanging, how != .handOver, !usedFingers else {
      return
    }
    stackWatch = StackWatch(move, of: navigation, ended: book.outcomes.count)
  }

  private func write(_ screen: FuzzScreen, _ write: ScreenWrite) {
    // What isn't tagged changes at once, or when it is seen again.
    sight.forget()
    sight.isWritten = isChanging
    // What lay in front of a flying view may lie behind it a few frames later.
    if isChanging, write.write.changesOrder { sight.isChain = true }
    guard !screen.made.isEmpty else { return }
    facts.append(.write(screen: screen.number, write))
    screen.perform(write)
  }

  private func perform(_ deed: AppDeed) {
    let screens = world.screens.filter(\.isViewLoaded) as [UIViewController]
    let holders = screens + world.all.filter { !($0 is FuzzScreen) }
    guard !holders.isEmpty else { return }
    let holder = holders[deed.controller % holders.count]
    let perform = { [weak self, weak holder] in
      guard let self, let holder, !hasLetGo, deed.perform(on: holder) else { return }
      let screen = (holder as? FuzzScreen).map { Holder.screen($0.number) }
      count(.listChange, if: !book.unended.isEmpty && AppVocabulary.isOfLists(deed.entry))
      facts.append(.deed(deed, on: screen ?? .other(Weak(object: holder))))
    }
    switch deed.moment {
    case .now: perform()
    case .animated: UIView.animate(withDuration: 0.3, animations: perform)
    case .unanimated: UIView.performWithoutAnimation(perform)
    case .appearance, .layout:
      guard let screen = holder as? FuzzScreen else { return perform() }
      screen.expect(deed.moment, perform)
    case .alongside:
      guard let coordinator = holder.transitionCoordinator else { return perform() }
      coordinator.animate { _ in perform() }
    case .completion:
      guard let coordinator = holder.transitionCoordinator else { return perform() }
      coordinator.animate(alongsideTransition: nil) { _ in perform() }
    }
  }

  private func resize(_ size: CGSize) {
    facts.append(.resize(size))
    world.window.frame.size = size
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  private func letGo() {
    // A controller that presents when its window goes retains what it presents, in UIKit as well.
    guard world.top === world.window.rootViewController else { return }
    hasLetGo = true
    // What was requested in this turn begins first: UIKit raises an exception if a presenter has no window then.
    Headless.advance(by: 0)
    world.window.isHidden = true
    world.window.rootViewController = nil
  }
}

extension Player {
  /// Lets time pass, frame by frame.
  func wait(_ seconds: TimeInterval) {
    let end = Headless.now + seconds
    while Headless.now + Headless.framePeriod <= end { frame() }
  }

  func frame() {
    Headless.advance(by: Headless.framePeriod)
    frames += 1
    see()
    book.look()
    meddle?(world, frames)
    let seen = Headless.nextDisplayList
    failures += seen.unsound.prefix(1)
    look(at: seen)
  }

  /// Notes the flights that there are.
  private func see() {
    for controller in world.all + world.screens { book.add(controller.matchFlight) }
  }

  /// Lifts all fingers, ends all holds, and waits until everything is at rest.
  private func settle() {
    Headless.liftFingers(fingers.values.map { $0 })
    fingers = [:]
    sight.forget()
    book.eventHappened()
    Headless.advance(by: 0)
    for round in 0..<900 {
      frame()
      for flight in book.unended where flight.phase == .held {
        book.eventHappened()
        if script.seed % 2 == 0 { flight.finish() } else { flight.cancel() }
      }
      if round > 20, book.unended.isEmpty, world.all.allSatisfy({ $0.transitionCoordinator == nil })
      {
        break
      }
    }
    if !hasLetGo, !usedFingers {
      failures += stackWatch?.failures(in: world.all, book.ends) ?? []
    }
    // What is elsewhere after a flight is told from what moves by the frames that follow.
    for _ in 0..<3 { frame() }
    for screen in world.screens { screen.expectNothing() }
    // What was thrown keeps scrolling for a while.
    Headless.advance(by: usedFingers ? 4 : 1)
    sight.forget()
  }

  func touch(_ number: Int, _ touch: Act.Touch) {
    usedFingers = true
    sight.forget()
    switch touch {
    case .down(let point):
      guard fingers[number] == nil else { return }
      let takesTouches = Headless.switches.arrivingScreensTakeTouches
      count(.secondTap, if: takesTouches && !book.unended.isEmpty)
      fingers[number] = Headless.fingersDown(at: [point], in: world.window).first
      fingerPoints[number] = point
    case .move(let point, let seconds): move(number, to: point, during: seconds)
    case .lift:
      if let finger = fingers.removeValue(forKey: number) { Headless.liftFingers([finger]) }
    case .cancel:
      if let finger = fingers.removeValue(forKey: number) { Headless.cancelFingers([finger]) }
    }
  }

  /// Pulls a list down with a finger of its own, from the middle of what is seen of it.
  private func pull(_ number: Int, by distance: CGFloat) {
    let lists = world.window.refreshableLists
    guard fingers.isEmpty, !lists.isEmpty else { return }
    let list = lists[number % lists.count]
    let box = list.convert(list.bounds, to: world.window).intersection(world.window.bounds)
    guard !box.isNull, box.width > 1, box.height > 1 else { return }
    let start = CGPoint(x: box.midX, y: box.midY)
    let hit = world.window.hitTest(start, with: nil)
    count(.refresh, if: hit?.isDescendant(of: list) == true)
    let finger = -1
    touch(finger, .down(start))
    move(finger, to: CGPoint(x: start.x, y: start.y + distance), during: 0.2)
    touch(finger, .lift)
  }

  func move(_ number: Int, to end: CGPoint, during seconds: TimeInterval) {
    guard let finger = fingers[number], let start = fingerPoints[number] else { return }
    let steps = max(1, Int(seconds / Headless.framePeriod))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + part * (end.x - start.x),
        y: start.y + part * (end.y - start.y)
      )
      frame()
      book.eventHappened()
      Headless.moveFingers([(finger, point)])
      fingerPoints[number] = point
    }
  }
}

extension UIView {
  /// The lists that can be pulled to refresh them, from back to front.
  fileprivate var refreshableLists: [UIScrollView] {
    let own = (self as? UIScrollView).flatMap { $0.refreshControl == nil ? nil : $0 }
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.refreshableLists)
  }
}
