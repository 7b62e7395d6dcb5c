/// Why a request is not answered.
enum WebRefusal: Int, Error {
  case notUnderstood = 400
  case notAllowed = 403
  case notFound = 404
  case notSupported = 405
  case tooSlow = 408
  case tooLarge = 431
  case tooMany = 503

  var reason: String {
    switch self {
    case .notUnderstood: "Bad Request"
    case .notAllowed: "Forbidden"
    case .notFound: "Not Found"
    case .notSupported: "Method Not Allowed"
    case .tooSlow: "Request Timeout"
    case .tooLarge: "Request Header Fields Too Large"
    case .tooMany: "Service Unavailable"
    }
  }
}
