/// A constant plus so many times each of some variables.
struct LinearExpression {
  static let tolerance = 1e-8

  var constant: Double = 0
  var terms: [Int: Double] = [:]

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) { terms[variable] = 1 }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms { add(variable, times: coefficient * factor) }
  }

  mutating func add(_ variable: Int, times coefficient: Double) {
    let sum = (terms[variable] ?? 0) + coefficient
    terms[variable] = abs(sum) < Self.tolerance ? nil : sum
  }

  func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  func adding(_ number: Double) -> LinearExpression { adding(LinearExpression(number)) }

  func times(_ factor: Double) -> LinearExpression {
    LinearExpression().adding(self, times: factor)
  }

  /// What `variable` is if this expression is zero.
  func solved(for variable: Int) -> LinearExpression {
    guard let coefficient = terms[variable] else { return self }
    var rest = self
    rest.terms[variable] = nil
    return rest.times(-1 / coefficient)
  }
}
