// swift-tools-version: 6.2
import PackageDescription

// A package that depends on the core alone, to show that it builds, links and runs with nothing
// else. With MATCHENGINE_URL and MATCHENGINE_REVISION it takes the core as a stranger would, from a
// repository; otherwise from the folder around it.
let repository: (url: String, revision: String)? =
  if let url = Context.environment["MATCHENGINE_URL"],
    let revision = Context.environment["MATCHENGINE_REVISION"]
  {
    (url, revision)
  } else {
    nil
  }

let dependency: Package.Dependency =
  repository.map { .package(url: $0.url, revision: $0.revision) }
  ?? .package(name: "MatchEngine", path: "../..")

// A package from a repository is known by the last part of its URL.
let identity =
  repository.map { String($0.url.split(separator: "/").last ?? "") } ?? "MatchEngine"

// Code of a stranger's that is only for machines with UIKit. Where there is none, it must stay left
// out, in the first build and in all that follow, although the library's own tests stand in for UIKit.
let bystanders: [Target] =
  repository == nil
  ? []
  : [
    .target(
      name: "Bystander",
      dependencies: [.product(name: "MatchEngine", package: identity)]
    )
  ]

let package = Package(
  name: "Client",
  dependencies: [dependency],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [.product(name: "MatchEngineCore", package: identity)]
    )
  ] + bystanders,
  swiftLanguageModes: [.v6]
)
