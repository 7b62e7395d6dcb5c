// swift-tools-version: 6.2
import PackageDescription

// A package that depends on the core alone, to show that it builds, links and runs with nothing
// else. With MATCHENGINE_URL and MATCHENGINE_REVISION it takes the core as a stranger would, from a
// repository; otherwise from the folder around it.
let dependency: Package.Dependency =
  if let url = Context.environment["MATCHENGINE_URL"],
    let revision = Context.environment["MATCHENGINE_REVISION"]
  {
    .package(url: url, revision: revision)
  } else {
    .package(name: "MatchEngine", path: "../..")
  }

// A package from a repository is known by the last part of its URL.
let identity =
  Context.environment["MATCHENGINE_URL"].map { String($0.split(separator: "/").last ?? "") }
  ?? "MatchEngine"

let package = Package(
  name: "Client",
  dependencies: [dependency],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [.product(name: "MatchEngineCore", package: identity)]
    )
  ],
  swiftLanguageModes: [.v6]
)
