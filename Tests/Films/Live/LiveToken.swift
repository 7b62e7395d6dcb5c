import Foundation

/// The token of a page that is opened again on the same port, so that a browser finds it again after a restart.
///
/// It lies in a file that nobody but its owner may read; anything else is not taken for one.
struct LiveToken {
  /// Where it lies.
  let path: String

  /// The one that lies there, or else a new one, which is left there if that can be.
  var text: String {
    if let kept { return kept }
    let new = WebGate.newToken()
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return new }
    defer { close(file) }
    let bytes = Array(new.utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    return new
  }

  private var kept: String? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode == S_IFREG | 0o600, facts.st_uid == getuid()
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: WebGate.tokenLength + 1)
    guard read(file, &bytes, bytes.count) == WebGate.tokenLength else { return nil }
    let text = String(decoding: bytes.dropLast(), as: UTF8.self)
    return text.allSatisfy { WebGate.tokenLetters.contains($0) } ? text : nil
  }
}
