import Foundation
import Testing

/// What a page answers to its command line.
@Suite struct CommandTests {
  private let command = Command(name: "PhotoMorph")

  @Test("without options, what was paired is printed, and where the film is")
  func film() throws {
    let run = try command.run()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("photo-2  flew"))
    let path = try #require(run.output.split(separator: "\n").last?.split(separator: " ").first)
    #expect(path.hasSuffix(".build/films/PhotoMorph.html"))
    #expect(FileManager.default.fileExists(atPath: String(path)))
  }

  @Test("from any other folder, the film goes to the package all the same")
  func elsewhere() throws {
    let folder = Command.scratchFile()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try command.run(in: folder)
    let path = try #require(run.output.split(separator: "\n").last?.split(separator: " ").first)
    #expect(path.hasPrefix("/"))
    #expect(FileManager.default.fileExists(atPath: String(path)))
  }

  @Test("--output writes to another file")
  func output() throws {
    let file = Command.scratchFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try command.run("--output=\(file.path)")
    #expect(run.status == 0)
    #expect(run.output.contains(file.path))
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>"))
  }

  @Test("--still writes one frame as SVG")
  func still() throws {
    let first = try command.product("--still", "0")
    let later = try command.product("--still", "50")
    #expect(first.hasPrefix("<svg "))
    #expect(first != later)
    #expect(!later.contains("class=\"marks\""))
  }

  @Test("--strip writes six to eight moments as SVG")
  func strip() throws {
    let sheet = try command.product("--strip")
    #expect(sheet.hasPrefix("<svg "))
    #expect((6...8).contains(sheet.components(separatedBy: "class=\"caption\"").count - 1))
  }

  @Test("--until stops the page at a second of its film")
  func until() throws {
    let last = try command.product("--still", "60", "--until", "1")
    #expect(try last == command.product("--still", "60"))
    let run = try command.run("--still", "61", "--until", "1")
    #expect(run.status == 2)
    #expect(run.errors.contains("frames 0 to 60"))
  }

  @Test("--help explains every option, and plays nothing")
  func help() throws {
    for word in ["--help", "-h"] {
      let run = try command.run(word)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      for option in ["--output", "--still", "--strip", "--until", "--live", "--help"] {
        #expect(run.output.contains(option))
      }
      #expect(!run.output.contains("flight"))
    }
  }

  @Test(
    "what is not understood is named, with status 2",
    arguments: [
      (["--slow"], "--slow"), (["film.html"], "film.html"), (["--output"], "--output"),
      (["--output", "--strip"], "--output"), (["--output="], "--output"), (["--still"], "--still"),
      (["--still", "x"], "--still"), (["--still", "-1"], "--still"),
      (["--until"], "--until"), (["--until", "0"], "--until"), (["--until=soon"], "--until"),
      (["--strip=3"], "--strip=3"), (["--strip", "--still", "3"], "--strip"),
      (["--still", "100000"], "100000"), (["--live", "--strip"], "--live"),
      (["--live=1"], "--live=1"), (["--live", "--output", "film.html"], "--output"),
      (["--live", "--until", "3"], "--until"), (["--port", "80"], "--port"),
      (["--live", "--port", "0"], "--port"), (["--live", "--port", "65536"], "--port"),
      (["--live", "--host", ""], "--host"), (["--live", "--host", "a/b"], "--host"),
      (["--live", "--script", "maybe"], "--script"), (["--live", "--trial"], "--trial"),
    ]
  )
  func misuse(arguments: [String], named: String) throws {
    let run = try command.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(named))
    #expect(run.errors.hasPrefix("PhotoMorph: "))
  }

  @Test("a file that cannot be written: status 1, and why")
  func unwritable() throws {
    let run = try command.run("--output", "/no/such/folder/film.html")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("/no/such/folder/film.html"))
    #expect(run.errors.contains("No such file or directory"))
    let folder = try command.run("--output", "/")
    #expect(folder.errors.contains("Is a directory"))
    let full = try command.run("--output", "/dev/full")
    #expect(full.status == 1)
    #expect(full.errors.contains("No space left"))
  }
}
