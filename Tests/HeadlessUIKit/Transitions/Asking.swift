// Optional members of protocols are requirements with default bodies here. A default body that runs says so,
// and so it can be learned, by asking, whether the member is implemented (NV-60).
extension World {
  /// Every default body of an optional member begins with this.
  func notImplemented(by object: AnyObject) { defaultsRun.insert(ObjectIdentifier(object)) }
}

extension Headless {
  /// Whether a delegate is asked only to learn what it implements: UIKit knows that without asking.
  public static var isProbing: Bool { World.shared.isProbing }
}

/// What an optional member of `object` answers, or nil if it is not implemented.
@MainActor func ask<Answer>(_ object: AnyObject, _ question: () -> Answer) -> Answer? {
  let world = World.shared
  let before = world.defaultsRun
  world.defaultsRun = []
  defer { world.defaultsRun = before }
  let answer = question()
  return world.defaultsRun.contains(ObjectIdentifier(object)) ? nil : answer
}

/// The same, asked only to learn that.
@MainActor func probe<Answer>(_ object: AnyObject, _ question: () -> Answer) -> Answer? {
  let world = World.shared
  let (before, accounts) = (world.isProbing, world.accounts)
  world.isProbing = true
  defer { (world.isProbing, world.accounts) = (before, accounts) }
  return ask(object, question)
}
