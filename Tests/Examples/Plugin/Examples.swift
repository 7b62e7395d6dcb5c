import Foundation
import PackagePlugin

/// Puts the examples of the documentation into the tests that run them: see `ExampleTool`.
@main struct Examples: BuildToolPlugin {
  /// What the examples of a target's tests come from.
  let documents = [
    "MatchEngineCoreTests": ["Sources/MatchEngineCore"],
    "MatchEngineTests": ["README.md", "Sources/MatchEngine"],
  ]
  /// What else is compiled, and may hold an example.
  let programs = ["Playgrounds/Browser/Layer", "Playgrounds/MatchEngine.playground/Pages"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let (package, output) = (context.package.directoryURL, context.pluginWorkDirectoryURL)
    func files(_ places: [String]) -> [String] {
      places.map { package.appending(path: $0) }.flatMap { place in
        let inside = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
        return [place] + (inside?.compactMap { $0 as? URL } ?? [])
      }
      .filter { ["md", "swift"].contains($0.pathExtension) }.map(\.path).sorted()
    }
    let tests = files(["Tests/\(target.name)/Documentation/Examples"])
    let documents = files(documents[target.name, default: []])
    let programs = files(programs)
    let outputs =
      ["ExamplesWithoutTest.swift"] + tests.map { "Compiled\($0.split(separator: "/").last ?? "")" }
    return [
      .buildCommand(
        displayName: "Examples of the documentation",
        executable: try context.tool(named: "ExampleTool").url,
        arguments: [output.path] + tests + ["--documents"] + documents + ["--programs"] + programs,
        inputFiles: (tests + documents + programs).map { URL(fileURLWithPath: $0) },
        outputFiles: outputs.map { output.appending(path: $0) }
      )
    ]
  }
}
