// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "benchmarks", targets: ["Benchmarks"])],
  dependencies: [.package(name: "MatchEngine", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocationCounter",
        "CFloor",
        .product(name: "MatchEngineCore", package: "MatchEngine"),
        .product(name: "MatchEngineTestSupport", package: "MatchEngine"),
      ],
      swiftSettings: settings
    ),
    .target(name: "CAllocationCounter"),
    .target(
      name: "CFloor",
      cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
