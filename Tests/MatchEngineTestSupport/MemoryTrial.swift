import Foundation

/// Whether memory stays while the same is done again and again: one rule for everything that watches memory.
///
/// The first four tenths warm up. The median of what is noted in the next three is compared with
/// the median of the last three, since what is allocated goes up and down in between.
public struct MemoryTrial {
  private var sizes: [Int] = []

  /// Caches may still grow by as much; whatever is more is a leak, even of a few kilobytes for each flight.
  private static let noise = 100_000

  /// A trial of which nothing has been noted.
  public init() {}

  /// Notes how much is allocated now.
  public mutating func note() { sizes.append(MemoryTrial.allocatedSize) }

  /// Whether as little is allocated at the end as at the beginning.
  public var isKept: Bool { growth <= MemoryTrial.noise }

  /// What was found, in words.
  public var text: String {
    let step = max(1, sizes.count / 10)
    let shown = stride(from: 0, to: sizes.count, by: step).map { sizes[$0] / 1024 }
    return "allocated: \(shown.map { "\($0)" }.joined(separator: ", ")) KiB, "
      + "\(growth / 1024) KiB more at the end"
  }

  private var growth: Int {
    let count = sizes.count * 3 / 10
    return median(sizes.suffix(count)) - median(sizes.suffix(2 * count).prefix(count))
  }

  private func median(_ sizes: some Collection<Int>) -> Int {
    sizes.isEmpty ? 0 : sizes.sorted()[sizes.count / 2]
  }

  /// Bytes that are allocated now.
  ///
  /// How many pages the process has says less: the same bytes lie in more or fewer of them from run to run.
  private static var allocatedSize: Int {
    typealias Describe = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let describe = dlsym(nil, "malloc_info"), let file = open_memstream(&bytes, &count) else {
      return 0
    }
    _ = unsafeBitCast(describe, to: Describe.self)(0, file)
    fclose(file)
    defer { free(bytes) }
    let text = bytes.map { String(cString: $0) } ?? ""
    /// The last line of a kind counts for all heaps.
    func size(_ kind: String) -> Int {
      let line = text.split(separator: "\n").last { $0.contains("type=\"\(kind)\"") }
      return line?.split(separator: "\"").dropLast().last.flatMap { Int($0) } ?? 0
    }
    return size("current") + size("mmap") - size("fast") - size("rest")
  }
}
