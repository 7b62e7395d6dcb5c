import Films
import Foundation
import PhotoBoard
import UIKit

// The app *Photo Board*, to be touched in a browser: as a page of the playground with --live, without a script.
let words = Array(CommandLine.arguments.dropFirst())
do {
  let live = words.contains("--live") ? [] : ["--live"]
  let screening = try Screening(["PhotoBoardLive"] + live + words)
  screening.show(UINavigationController.board())
  screening.handOver()
} catch {
  let stream = error.status == 0 ? FileHandle.standardOutput : FileHandle.standardError
  stream.write(Data("\(error.text)\n".utf8))
  exit(error.status)
}
