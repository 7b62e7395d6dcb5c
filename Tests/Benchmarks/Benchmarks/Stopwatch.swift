/// Times several things by turns, so that what disturbs the machine disturbs all of them alike.
///
/// The result is what each takes undisturbed, in seconds; a first few rounds only warm up. `before` runs
/// before each of them, and is not timed.
func undisturbedTimes(
  rounds: Int,
  of measured: [() -> Void],
  before: () -> Void = {}
) -> [Double] {
  let warmUp = 3
  var times: [[Double]] = Array(repeating: [], count: measured.count)
  for round in 0..<(warmUp + rounds) {
    for (place, work) in measured.enumerated() {
      before()
      let time = seconds(work)
      if round >= warmUp { times[place].append(time) }
    }
  }
  return times.map(undisturbed)
}

/// Fills the processor's caches with something else.
///
/// A transition comes once, after a tap, on a hierarchy that nobody has looked at for a while. What
/// is walked sixty times in a row is found in the nearest cache and tells nothing of that.
final class ColdCaches {
  /// Several times as large as the caches of the machines that this runs on: a cache that is shared, or
  /// keeps what was used before against what streams through it, is not empty after one fill.
  private var other = [UInt8](repeating: 1, count: 256 << 20)
  private var sum: UInt8 = 0

  func empty() {
    other.withUnsafeMutableBufferPointer { other in
      for place in stride(from: 0, to: other.count, by: 64) {
        other[place] &+= 1
        sum &+= other[place]
      }
    }
    keep(sum)
  }
}

func seconds(_ work: () -> Void) -> Double { ContinuousClock().measure(work).seconds }

extension Duration {
  var seconds: Double { self / .seconds(1) }
}

/// What something takes while nothing else keeps the machine busy; not a number for no times.
///
/// What disturbs a machine only ever adds to a time, and may do so to more than half of them. So it's the longest of
/// the tenth that is shortest.
func undisturbed(_ times: [Double]) -> Double {
  times.isEmpty ? .nan : times.sorted()[times.count / 10]
}

/// Takes a value where the optimizer cannot see what becomes of it.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {}
