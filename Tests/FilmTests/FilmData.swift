import Foundation

/// The data of a film as its player reads it from the page.
struct FilmData: Decodable {
  struct Flight: Decodable, Equatable {
    var start: Int
    var spans: [Span]
    var fractions: [Double]
    var outcome: String
    var pairs: Int
    var rows: [[String]]
    var faults: [String]

    var phases: [String] { spans.map(\.phase) }
  }

  /// A phase from one frame to another.
  struct Span: Decodable, Equatable {
    var phase: String
    var start: Int
    var end: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      phase = try list.decode(String.self)
      start = try list.decode(Int.self)
      end = try list.decode(Int.self)
    }
  }

  var title: String
  var size: [Double]
  var drawings: [String]
  var patterns: [[String]]
  var scenes: [[Int]]
  var shots: [[Double]]
  var flights: [Flight]

  var frameCount: Int { shots.reduce(0) { $0 + Int($1[0]) } }

  /// Reads the data from the page, up to the next end of a script.
  init(page: String) throws {
    let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"film\">")
    let json = parts.last?.components(separatedBy: "</script>").first ?? ""
    self = try JSONDecoder().decode(FilmData.self, from: Data(json.utf8))
  }
}
