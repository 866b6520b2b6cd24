/// Which keys a keyboard shows; pictures have no keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As usual.
  case `default`
  /// Those of ASCII.
  case asciiCapable
  /// Numbers and marks.
  case numbersAndPunctuation
  /// Those for places on the web.
  case URL
  /// Digits.
  case numberPad
  /// Those for telephones.
  case phonePad
  /// Those for names and telephones.
  case namePhonePad
  /// Those for mail.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// Those for short messages.
  case twitter
  /// Those for searching the web.
  case webSearch
}

/// What a field of text is for; nothing is filled in.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// A name.
  public static let name = UITextContentType(name: "name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// The name of a user.
  public static let username = UITextContentType(name: "username")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A telephone's number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A place on the web.
  public static let URL = UITextContentType(name: "URL")
  /// A given name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A family's name.
  public static let familyName = UITextContentType(name: "familyName")
}

/// Which letters become capitals while one types.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// Those of words.
  case words
  /// Those of sentences.
  case sentences
  /// All.
  case allCharacters
}

// Pictures have no keyboard: each is the same view.
extension View {
  /// The same view.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// The same view.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// The same view.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
