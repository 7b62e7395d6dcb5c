import Foundation

/// Ctrl-C, or a request to end, asked for when it suits rather than breaking in.
struct Interruption {
  private var signals = sigset_t()

  /// From now on these signals wait until they are asked for, and a broken connection is no signal at all.
  init() {
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    sigprocmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether somebody wants this to end.
  var hasCome: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }
}
