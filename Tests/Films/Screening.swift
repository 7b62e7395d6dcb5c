import MatchEngine
import UIKit

/// One page's film from the command line to the file.
@MainActor package final class Screening {
  let command: String
  let options: FilmOptions
  private let camera = Camera()
  private var window: UIWindow?
  var bench: LiveBench?
  var isHandedOver = false

  /// Whether the page is touched rather than filmed.
  package var isLive: Bool { options.product == .live }

  /// Whether the page's script is played.
  package var playsScript: Bool { !isLive || options.live.playsScript && options.live.trial == nil }

  package struct Ending: Error, Equatable {
    /// What is printed: on standard output if all went well, otherwise on standard error.
    package var text: String
    package var status: Int32 = 0
  }

  /// Reads the command line; where that is all there is to do, it throws the ending.
  package init(_ arguments: [String]) throws(Ending) {
    command = URL(fileURLWithPath: arguments.first ?? "page").lastPathComponent
    do {
      options = try FilmOptions(Array(arguments.dropFirst()))
    } catch {
      let text = "\(command): \(error)\n\(command) --help shows what there is."
      throw Ending(text: text, status: 2)
    }
    if options.product == .help { throw Ending(text: FilmOptions.help(for: command)) }
  }

  /// Shows a controller on a screen of its own, and films it; at the second that was asked for, the
  /// command exits.
  package func show(_ controller: UIViewController) {
    if options.isDark { Headless.changeScreen { $0.style = .dark } }
    let window = window ?? UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.windowScene =
      UIApplication.shared.connectedScenes.lazy.compactMap {
        $0 as? UIWindowScene
      }.first
    window.drawsEveryFrame = options.isDrawn
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if isLive { return openBench() }
    camera.start(until: options.until ?? .infinity) { exit(0) }
  }

  package func end() -> Ending {
    let folder = FilmFolder(command: command)
    let film = camera.film(titled: folder.title)
    guard film.frameCount > 0 else {
      return Ending(text: "\(command): nothing was filmed; the page lets no time pass.", status: 1)
    }
    let product: (text: String, name: String)
    switch options.product {
    case .film, .help, .live: product = (film.html, "\(command).html")
    case .strip: product = (ContactSheet(film).svg, "\(command).svg")
    case .animation: product = (MovingPicture(film).svg, "\(command).svg")
    case .still(let number):
      guard let still = film.still(number) else {
        let last = film.frameCount - 1
        let text = "\(command): there is no frame \(number); the film has frames 0 to \(last)."
        return Ending(text: text, status: 2)
      }
      product = (still, "\(command)-\(number).svg")
    }
    do {
      let path = try folder.write(product.text, as: product.name, to: options.output)
      let size = "\((product.text.utf8.count + 999) / 1000) kB"
      return Ending(text: "\(film.summary)\n\n\(path) (\(size))")
    } catch {
      return Ending(text: "\(command): \(error)", status: 1)
    }
  }
}
