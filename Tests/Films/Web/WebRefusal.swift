/// Why a request is not answered.
enum WebRefusal: String, Error {
  case notUnderstood = "400 Bad Request"
  case notAllowed = "403 Forbidden"
  case notFound = "404 Not Found"
  case notSupported = "405 Method Not Allowed"
  case tooSlow = "408 Request Timeout"
  case tooLarge = "431 Request Header Fields Too Large"
  case tooMany = "503 Service Unavailable"
}
