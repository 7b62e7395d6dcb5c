// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The headless UIKit is there on Linux only.
#if os(Linux)
let standIn: [Target.Dependency] = [
  .product(name: "HeadlessUIKit", package: "MatchEngine"),
  .product(name: "MatchEngine", package: "MatchEngine"),
  .product(name: "MatchEngineFuzz", package: "MatchEngine"),
]
#else
let standIn: [Target.Dependency] = []
#endif

// So are the commands that need nothing else.
#if os(Linux)
let commands: [Target] = ["Fuzz", "Soak"].map { name in
  .executableTarget(
    name: name,
    dependencies: ["MatchEngineFuzz", "MatchEngineTestSupport"].map {
      .product(name: $0, package: "MatchEngine")
    },
    swiftSettings: settings
  )
}
#else
let commands: [Target] = []
#endif

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "benchmarks", targets: ["Benchmarks"])]
    + commands.map { .executable(name: $0.name.lowercased(), targets: [$0.name]) },
  dependencies: [.package(name: "MatchEngine", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocationCounter",
        "CFloor",
        .product(name: "MatchEngineCore", package: "MatchEngine"),
        .product(name: "MatchEngineTestSupport", package: "MatchEngine"),
      ] + standIn,
      swiftSettings: settings
    ),
    .target(name: "CAllocationCounter"),
    .target(
      name: "CFloor",
      cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
  ] + commands,
  swiftLanguageModes: [.v6]
)
