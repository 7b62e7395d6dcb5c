import UIKit

/// What somebody does and looks at who has the library on a device for the first time, and what they have seen.
///
/// It needs no knowledge of the library. The article "A first hour on a phone" shows the same steps.
struct FirstHour: Sendable {
  /// Something to do, and what is to be seen then.
  struct Step: Sendable {
    let name: String
    let what: String
    let look: String
  }

  /// What was seen.
  enum Answer: String, Codable, CaseIterable, Sendable {
    case untried = "Not tried"
    case asSaid = "As it says"
    case otherwise = "Otherwise"
  }

  /// By the names of the steps.
  var answers: [String: Answer]

  func answer(to step: Step) -> Answer { answers[step.name] ?? .untried }

  /// A table in Markdown, as an issue shows it.
  var text: String {
    let rows = Self.steps.map { "| \($0.name) | \(answer(to: $0).rawValue) |" }
    return (["| Step | Seen |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
  }
}

extension FirstHour {
  static let steps = [
    Step(
      name: "Open",
      what: "Tap a photo on the board. Then go back with the button in the bar.",
      look: """
        The photo grows out of its place and shrinks into it again. At no moment are there two \
        of it, or none.
        """
    ),
    Step(
      name: "Text",
      what: "Do it again, and look at the title below the photo.",
      look: "The letters grow without getting blurred, and no letter is cut."
    ),
    Step(
      name: "Grab",
      what: """
        Tap a photo, put a finger on it while it grows, and move the finger to the left and to the right. Let go.
        """,
      look: "What is under the finger stays there. Nothing jumps when you touch it or let go of it."
    ),
    Step(
      name: "Swipe",
      what: """
        Open a photo. Swipe from the left edge, slowly, half-way, and let go. Then swipe all the \
        way.
        """,
      look: "The photo follows the finger. The first time it returns, the second time it goes home."
    ),
    Step(
      name: "Pull",
      what: """
        Open a photo and pull it down a little. Then pull it farther and let go while it moves.
        """,
      look: """
        The photo comes along. The first time it returns; the second time it flies home with the \
        finger's speed.
        """
    ),
    Step(
      name: "Pinch",
      what: "Open a photo and bring two fingers together on it. Turn them.",
      look: "The photo stays between the fingers, and goes home when you let go."
    ),
    Step(
      name: "Page",
      what: "Open a photo and swipe to the tenth photo after it. Go back.",
      look: "The board has scrolled to the photo that you saw last, and that one flies home."
    ),
    Step(
      name: "Hurry",
      what: "Tap photos and the back button as fast as you can, for half a minute.",
      look: """
        The app always answers. At the end, no photo is missing on the board, and none is left \
        over.
        """
    ),
    Step(
      name: "Turn",
      what: "Turn on Slow motion, tap a photo, and turn the phone while it grows.",
      look: "The flight ends at once, and the screen is right in its new shape."
    ),
    Step(
      name: "Leave",
      what: """
        With Slow motion on, tap a photo, go to the home screen while it grows, and come back.
        """,
      look: "The photo is open, and nothing else is on the screen."
    ),
    Step(
      name: "Dark",
      what: "Change to Dark Mode in the Control Center while a photo is open. Go back.",
      look: "No flash of white, at the start or at the end."
    ),
    Step(
      name: "Less motion",
      what: "Turn on Reduce Motion in the system's settings, and open a photo.",
      look: "Nothing moves: the screens fade into each other. Turn it off again."
    ),
    Step(
      name: "VoiceOver",
      what: "Turn on VoiceOver and open a photo.",
      look: """
        The new screen is announced once, and what can be reached is on the screen. Turn it off \
        again.
        """
    ),
  ]
}
