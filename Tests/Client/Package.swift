// swift-tools-version: 6.2
import PackageDescription

// A package that depends on this one, to show what it gets. Tests/Client/ways adds the library to it in every way that
// there is, and says so in MATCHENGINE_FROM: "path FOLDER", "url URL REVISION" or "registry ID VERSION". Without that,
// it takes the library from the folder around it.
let words = Context.environment["MATCHENGINE_FROM"]?.split(separator: " ").map(String.init) ?? []

let dependency: Package.Dependency
let identity: String
switch words.first {
case "url":
  dependency = .package(url: words[1], revision: words[2])
  // A package from a repository is known by the last part of its URL.
  identity = String(words[1].split(separator: "/").last ?? "")
case "registry":
  dependency = .package(id: words[1], exact: Version(stringLiteral: words[2]))
  identity = words[1]
default:
  dependency = .package(name: "MatchEngine", path: words.last ?? "../..")
  identity = "MatchEngine"
}

// Code of a stranger's that is only for machines with UIKit. Where there is none, it must stay left
// out, in the first build and in all that follow, although something stands in for UIKit in the library's own tests.
let bystander = Target.target(
  name: "Bystander",
  dependencies: [.product(name: "MatchEngine", package: identity)]
)

// An app whose code is the main actor's if it doesn't say otherwise, as Xcode's templates have it.
let isolation: [SwiftSetting] =
  Context.environment["MATCHENGINE_ON_MAIN_ACTOR"] == nil ? [] : [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Client",
  dependencies: [dependency],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [.product(name: "MatchEngineCore", package: identity)],
      swiftSettings: isolation
    ),
    bystander,
  ],
  swiftLanguageModes: [.v6]
)
