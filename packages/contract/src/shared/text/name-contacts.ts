/** Endings of addresses on the web that people register; `भारत` and its sisters are the country's own. */
const ENDINGS =
  'com|in|org|net|co|io|app|shop|store|stores|info|biz|xyz|link|me|ly|page|site|online|live|club|top|dev|ai|gl|gd|gg|to|tv|cc|us|uk|eu|ru|cn|click|vip|website|space|fun|icu|mobi|pro|gov|edu|tech|today|world|market|deals|sale|pay|bank|भारत|भारतम्|ভারত|ভাৰত|భారత్|ભારત|ਭਾਰਤ|இந்தியா|ಭಾರತ|ഭാരതം|ଭାରତ|بھارت|بارت|ڀارت'

/** `dot com` as it is said and written in each script. */
const SPOKEN_DOTS = [
  String.raw`\bdot[\s)\]-]*(?:com|in|org|net|co)\b`,
  String.raw`(?:डॉट|डाॅट|डाट)[\s-]*(?:कॉम|काॅम|काम|इन|ऑर्ग|नेट)`,
  String.raw`ডট[\s-]*(?:কম|ইন|নেট)`,
  String.raw`ડોટ[\s-]*(?:કોમ|ઇન|નેટ)`,
  String.raw`(?:ਡਾਟ|ਡੌਟ)[\s-]*(?:ਕਾਮ|ਕੌਮ|ਇਨ|ਨੈੱਟ)`,
  String.raw`டாட்[\s-]*(?:காம்|இன்|நெட்)`,
  String.raw`డాట్[\s-]*(?:కామ్|కాం|ఇన్|నెట్)`,
  String.raw`ಡಾಟ್[\s-]*(?:ಕಾಮ್|ಇನ್|ನೆಟ್)`,
  String.raw`ഡോട്ട്[\s-]*(?:കോം|ഇൻ|നെറ്റ്)`,
  String.raw`(?:ଡଟ୍|ଡଟ)[\s-]*(?:କମ୍|କମ|ଇନ୍|ନେଟ୍)`,
  String.raw`ڈاٹ[\s-]*(?:کام|کوم|اِن|نیٹ)`,
].join('|')
/** Stands for a dot between two words without spaces: `evil·com`, `evil,com`. */
const FALSE_DOT = String.raw`[\p{L}\p{N}]{2,}[·•‧∙⋅・,](?:com|net|org)(?![\p{L}\p{N}])`

/** Two letters or more before the dot: `S.K.Store` is a name. A path behind the dot makes any ending a link. */
const LINK = new RegExp(
  `:/{1,2}\\S|\\bwww\\b|\\bxn--|[\\p{L}\\p{M}\\p{N}-]{2,}\\s?[.。]\\s?(?:${ENDINGS})(?![\\p{L}\\p{M}\\p{N}])(?!\\s+[\\p{L}])|[\\p{L}\\p{N}]\\.[\\p{L}]{2,}/|${FALSE_DOT}|(?<![\\p{L}\\p{M}])(?:${SPOKEN_DOTS})(?![\\p{L}\\p{M}])`,
  'iu',
)
/** An address or a UPI ID: letters on both sides of the sign, whatever stands for it. */
const AT_SIGN = /[\p{L}\p{N}._-]{2,}(?:@|\s*[([]\s*at\s*[)\]]\s*)\p{L}{2,}/iu
/** Handles of UPI, also behind spaces. */
const HANDLE =
  /@\s*(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|upi|paytm|pt(?:axis|sbi|yes|hdfc)|apl|yapl|rapl|waicici|wa(?:axis|hdfcbank|sbi)|sbi|icici|hdfcbank|axisbank|kotak|federal|idfcbank|freecharge|airtel|jio|superyes|naviaxis|slc)\b/iu

/** Digits with whatever is no letter between or on them. Seven are the shortest number that can be called; a PIN code has six. */
const NUMBER = /\d(?:[^\p{L}\p{Nd}]*\d){6}/u
const SPOKEN_DIGITS = /\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)[\s,.-]*){7}/iu

/** Whether a text holds a link, a telephone number, an e-mail address or a UPI ID. Its digits are Latin, its letters plain (NFKC). */
export const findContact = (text: string): boolean =>
  [LINK, AT_SIGN, HANDLE, NUMBER, SPOKEN_DIGITS].some((pattern) => pattern.test(text))
