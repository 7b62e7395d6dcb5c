import UIKit

/// A page of the playground as a screen of an app.
@MainActor public final class Screen {
  /// What it is called.
  public let title: String
  /// What it says, in Markdown.
  public let text: String
  /// The numbers that it begins with.
  public private(set) var knobs: [Knob]
  private let show: @MainActor () -> Void

  /// A page with its code.
  public init(_ title: String, knobs: [Knob], text: String, show: @escaping @MainActor () -> Void) {
    self.title = title
    self.knobs = knobs
    self.text = text
    self.show = show
  }

  /// The number of a name, as it was set last.
  public subscript(name: String) -> Double {
    get { knobs.first { $0.name == name }?.value ?? 0 }
    set {
      for index in knobs.indices where knobs[index].name == name { knobs[index].value = newValue }
    }
  }

  /// Runs the page, and returns what it shows.
  public func open() -> UIViewController? {
    PlaygroundPage.current.stop()
    show()
    return PlaygroundPage.current.shown
  }

  /// Ends what the page's hand still does.
  public func close() { PlaygroundPage.current.stop() }
}

/// A number at the top of a page.
public struct Knob {
  /// What the page calls it.
  public let name: String
  /// What it is set to.
  public var value: Double

  /// A number that a page begins with.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  /// What it can be set to.
  public var range: ClosedRange<Double> {
    switch name {
    case "duration": 0.1...2
    case "bounce": 0...0.6
    case "arc": -2...2
    case "stagger": 0...0.2
    default: 0...max(1, 2 * value)
    }
  }
}
