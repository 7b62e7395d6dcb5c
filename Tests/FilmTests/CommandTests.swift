import Foundation
import Testing

/// What a page answers to its command line.
@Suite struct CommandTests {
  private let command = Command(name: "PhotoMorph")

  @Test func `without options, what was paired is printed, and where the film is`() throws {
    let run = try command.run()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("  photo-2  "))
    let path = try #require(run.output.split(separator: "\n").last?.split(separator: " ").first)
    #expect(path.hasSuffix(".build/films/PhotoMorph.html"))
    #expect(FileManager.default.fileExists(atPath: String(path)))
  }

  @Test func `from any other folder, the film goes to the package all the same`() throws {
    let folder = Command.scratchFile()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try command.run(in: folder)
    let path = try #require(run.output.split(separator: "\n").last?.split(separator: " ").first)
    #expect(path.hasPrefix("/"))
    #expect(FileManager.default.fileExists(atPath: String(path)))
  }

  @Test func `--still writes one frame as SVG`() throws {
    let first = try command.product("--still", "0")
    let later = try command.product("--still", "50")
    #expect(first.hasPrefix("<svg "))
    #expect(first != later)
    #expect(try command.product("--still", "0", "--drawn") == first)
    #expect(!later.contains("class=\"marks\""))
  }

  @Test func `--until stops the page at a second of its film`() throws {
    let last = try command.product("--still", "60", "--until", "1")
    #expect(try last == command.product("--still", "60"))
    let run = try command.run(["--still", "61", "--until", "1"])
    #expect(run.status == 2)
    #expect(run.errors.contains("frames 0 to 60"))
  }

  @Test func `--help explains every option, and plays nothing`() throws {
    for word in ["--help", "-h"] {
      let run = try command.run([word])
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      for option in [
        "--output", "--still", "--strip", "--animate", "--until", "--dark", "--live", "--help",
      ] {
        #expect(run.output.contains(option))
      }
      #expect(!run.output.contains("flight"))
    }
  }

  @Test(
    arguments: [
      (["--slow"], "--slow"), (["film.html"], "film.html"), (["--output"], "--output"),
      (["--output", "--strip"], "--output"), (["--output="], "--output"), (["--still"], "--still"),
      (["--still", "x"], "--still"), (["--still", "-1"], "--still"),
      (["--animate"], "--animate"), (["--animate", "a.svg", "--strip"], "--animate"),
      (["--until"], "--until"), (["--until", "0"], "--until"), (["--until=soon"], "--until"),
      (["--strip=3"], "--strip=3"), (["--strip", "--still", "3"], "--strip"),
      (["--still", "100000"], "100000"), (["--live", "--strip"], "--live"),
      (["--live=1"], "--live=1"), (["--live", "--output", "film.html"], "--output"),
      (["--live", "--until", "3"], "--until"), (["--live", "--dark"], "--dark"),
      (["--port", "80"], "--port"),
      (["--live", "--port", "0"], "--port"), (["--live", "--port", "65536"], "--port"),
      (["--live", "--host", ""], "--host"), (["--live", "--host", "a/b"], "--host"),
      (["--live", "--script", "maybe"], "--script"), (["--live", "--trial"], "--trial"),
    ]
  )
  func `what is not understood is named, with status 2`(arguments: [String], named: String) throws {
    let run = try command.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(named))
    #expect(run.errors.hasPrefix("PhotoMorph: "))
  }

  @Test func `a file that cannot be written: status 1, and why`() throws {
    let run = try command.run(["--output", "/no/such/folder/film.html"])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("/no/such/folder/film.html"))
    #expect(run.errors.contains("No such file or directory"))
    let folder = try command.run(["--output", "/"])
    #expect(folder.errors.contains("Is a directory"))
    let full = try command.run(["--output", "/dev/full"])
    #expect(full.status == 1)
    #expect(full.errors.contains("No space left"))
  }
}
