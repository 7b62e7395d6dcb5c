#if canImport(UIKit) && !canImport(ObjectiveC)
import Foundation

/// Who has called: the functions on the stack, as far as the program's own table of symbols knows them.
struct Callers {
  /// A function of the program, and the module that has it.
  struct Function {
    let module: Substring
    /// As it is declared: `UIKit.UIView.alpha.setter : CoreGraphics.CGFloat`.
    let name: String
  }

  private let symbols: SymbolTable
  /// The functions that were looked up so far, by the address that they were called from.
  private var known: [UInt: Function?] = [:]

  init?() {
    guard let symbols = SymbolTable() else { return nil }
    self.symbols = symbols
  }

  /// The functions that are under way, the innermost first; those of the system are left out.
  mutating func now() -> [Function] {
    Thread.callStackReturnAddresses.compactMap { function(at: $0.uintValue) }
  }

  private mutating func function(at address: UInt) -> Function? {
    if let function = known[address] { return function }
    // A call that is a function's last instruction returns to the next function.
    let function = symbols.name(at: address - 1).flatMap(Callers.function)
    known[address] = .some(function)
    return function
  }

  /// What thunks have that belong to no module is left out.
  private static func function(mangled: String) -> Function? {
    guard mangled.hasPrefix("$s"), let name = demangled(mangled) else { return nil }
    if let range = name.range(of: "(extension in ") {
      return Function(module: name[range.upperBound...].prefix { $0 != ")" }, name: name)
    }
    let digits = mangled.dropFirst(2).prefix(while: \.isNumber)
    guard let count = Int(digits) else { return nil }
    return Function(module: mangled.dropFirst(2 + digits.count).prefix(count), name: name)
  }

  private static func demangled(_ name: String) -> String? {
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Swift's own, which no module declares.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The functions of the program that runs, read from its file.
private struct SymbolTable {
  private let file: Data
  private let names: Int
  /// Where each function begins and ends in memory, and where its name is among the names, in order.
  private var functions: [(start: UInt, end: UInt, name: Int)] = []

  init?() {
    let path = "/proc/self/exe"
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      let base = SymbolTable.base, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2])
    else { return nil }
    self.file = file
    func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Int {
      file.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
    }
    // ELF: the sections, of which one has the symbols, and names another one with their names.
    let sections = number(0x28, UInt64.self)
    let size = number(0x3A, UInt16.self)
    let starts = (0..<number(0x3C, UInt16.self)).map { sections + $0 * size }
    guard let symbols = starts.first(where: { number($0 + 4, UInt32.self) == 2 }) else {
      return nil
    }
    names = number(starts[number(symbols + 0x28, UInt32.self)] + 0x18, UInt64.self)
    let first = number(symbols + 0x18, UInt64.self)
    for symbol in stride(from: first, to: first + number(symbols + 0x20, UInt64.self), by: 24) {
      let value = UInt(number(symbol + 8, UInt64.self))
      guard number(symbol + 4, UInt8.self) & 0xF == 2, value != 0 else { continue }
      let length = UInt(number(symbol + 16, UInt64.self))
      functions.append((base + value, base + value + length, number(symbol, UInt32.self)))
    }
    functions.sort { $0.start < $1.start }
  }

  /// Where the program lies in memory.
  private static var base: UInt? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return nil
    }
    return maps.split(separator: "-").first.flatMap { UInt($0, radix: 16) }
  }

  func name(at address: UInt) -> String? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0, address < functions[low - 1].end else { return nil }
    let start = names + functions[low - 1].name
    return String(decoding: file[start...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
#endif
