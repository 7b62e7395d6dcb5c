import Foundation
import MatchEngineTestSupport

extension Screening {
  /// Says where the page is touched, and waits for the first browser.
  func openBench() {
    guard bench == nil, options.live.trial == nil else { return }
    do {
      let folder = FilmFolder(command: command)
      // Elsewhere than on this machine nobody has the page of an earlier run.
      let isKept = options.live.port > 0 && options.live.host == nil
      let token =
        isKept ? LiveToken(path: folder.place(of: "\(command).token")).text : WebGate.newToken()
      let bench = try LiveBench(titled: folder.title, options.live, token: token)
      self.bench = bench
      print("\(command): open \(bench.address)\nCtrl-C ends it.")
      fflush(nil)
      bench.begin()
    } catch {
      fail("\(error)")
    }
  }

  /// Hands the screen to whoever touches it, once, until that is to end.
  package func handOver() {
    guard isLive, !isHandedOver else { return }
    isHandedOver = true
    if let trial = options.live.trial { return run(trial) }
    bench?.run()
  }

  private func run(_ trial: LiveOptions.Trial) {
    let (seed, seconds): (UInt64, Double) = trial == .hour ? (18, 3600) : (19, 240)
    do {
      let hour = LiveHour(seed: seed)
      let result = try hour.run(seconds: seconds)
      print(result.text)
      if !result.isKept || !hour.memory.isKept { fail("that is not as it should be") }
    } catch {
      fail("\(error)")
    }
  }

  private func fail(_ reason: String) -> Never {
    fflush(nil)
    FileHandle.standardError.write(Data("\(command): \(reason)\n".utf8))
    exit(1)
  }
}
