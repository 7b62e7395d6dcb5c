// swift-tools-version: 6.2
import PackageDescription

// Checked out as somebody's dependency, the package is its two libraries and nothing else.
let isDependency = Context.packageDirectory.contains("/checkouts/")

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The laws are checked on thousands of cases, so the debug build that `swift test` makes is optimised.
let tested =
  settings + (isDependency ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

var products: [Product] = [
  .library(name: "MatchEngine", targets: ["MatchEngine"]),
  .library(name: "MatchEngineCore", targets: ["MatchEngineCore"]),
]

var targets: [Target] = [
  .target(name: "MatchEngine", dependencies: ["MatchEngineCore"], swiftSettings: tested),
  .target(name: "MatchEngineCore", swiftSettings: tested),
]

if !isDependency {
  products += [
    .library(name: "MatchEngineTestSupport", targets: ["MatchEngineTestSupport"])
  ]
  targets += [
    .target(
      name: "MatchEngineTestSupport",
      dependencies: ["MatchEngineCore"],
      path: "Tests/MatchEngineTestSupport",
      swiftSettings: tested
    ),
    .testTarget(
      name: "MatchEngineCoreTests",
      dependencies: ["MatchEngineCore", "MatchEngineTestSupport"],
      swiftSettings: tested
    ),
  ]
}

let package = Package(
  name: "MatchEngine",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
