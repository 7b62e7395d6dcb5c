import Foundation

/// Where films lie, and how pages are called.
struct FilmFolder {
  let command: String

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The page's title: the name of its folder, or what the command's name tells.
  var title: String {
    let folder = package.appendingPathComponent("Playgrounds/MatchEngine.playground/Pages")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let titles = (names ?? []).filter { $0.hasSuffix(".xcplaygroundpage") }
      .map { String($0.dropLast(".xcplaygroundpage".count)) }
    return titles.first { $0.filter(\.isLetter).lowercased() == command.lowercased() } ?? command
  }

  /// Writes a file, here or where it was asked for, and says where.
  func write(_ text: String, as name: String, to output: String?) throws(Failure) -> String {
    let place = output ?? place(of: name)
    guard let file = fopen(place, "w") else { throw failure(place) }
    let count = text.utf8.count
    let written = Array(text.utf8).withUnsafeBytes { fwrite($0.baseAddress, 1, count, file) }
    guard fclose(file) == 0, written == count else { throw failure(place) }
    let here = FileManager.default.currentDirectoryPath + "/"
    return place.hasPrefix(here) ? String(place.dropFirst(here.count)) : place
  }

  /// Where a film's page would lie, with another name.
  func place(of name: String) -> String {
    let folder = package.appendingPathComponent(".build/films")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name).path
  }

  private func failure(_ place: String) -> Failure {
    Failure(description: "\(place) cannot be written: \(String(cString: strerror(errno)))")
  }

  /// The package's folder: above this source, else above the command, else where we are.
  private var package: URL {
    let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for start in [URL(fileURLWithPath: #filePath), command] {
      var folder = start.deletingLastPathComponent()
      while folder.path.count > 1 {
        let manifest = folder.appendingPathComponent("Package.swift").path
        if FileManager.default.fileExists(atPath: manifest) { return folder }
        folder = folder.deletingLastPathComponent()
      }
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }
}
