import { describe, expect, test } from 'vitest'
import { nameSchema } from '../wire.ts'
import { nameProblem } from './names.ts'

describe('names that shops and people have', () => {
  test.each([
    ['English', 'Sharma & Sons General Store'],
    ['English', "St. Mary's Bakery No. 1"],
    ['English', 'S.K.Store'],
    ['English', 'M/s A.K. Traders (Regd.) 24x7'],
    ['English', 'Fresh @ Home'],
    ['English', 'Polka Dot Collections'],
    ['English', 'Rice, Dal, Company'],
    ['Hindi', 'डॉटर कॉमर्स'],
    ['English', '1947 Traders, Sector 560001'],
    ['English', 'Śrī Kṛṣṇa Dairy'],
    ['English', 'Fruits 🍎 India 🇮🇳 ❤️'],
    ['Hindi', 'शर्मा जनरल स्टोर'],
    ['Hindi', 'शर्मा General Store २४'],
    ['Tamil', 'ஸ்ரீ முருகன் ஸ்டோர்ஸ்'],
    ['Telugu', 'శ్రీ లక్ష్మీ కిరాణా స్టోర్'],
    ['Bengali', 'মা লক্ষ্মী ভাণ্ডার'],
    ['Marathi', 'श्री गणेश किराणा'],
    ['Gujarati', 'શ્રી કૃષ્ણ કરિયાણા'],
    ['Kannada', 'ಶ್ರೀ ಲಕ್ಷ್ಮಿ ಪ್ರಾವಿಷನ್ ಸ್ಟೋರ್'],
    ['Malayalam', 'ശ്രീ കൃഷ്ണ സ്റ്റോഴ്‌സ്'],
    ['Malayalam with old chillus', 'അവന്‍ കട'],
    ['Punjabi', 'ਗੁਰੂ ਨਾਨਕ ਕਰਿਆਨਾ ਸਟੋਰ'],
    ['Odia', 'ଜଗନ୍ନାଥ ଭଣ୍ଡାର'],
    ['Assamese', 'শ্ৰীৰাম ভঁৰাল'],
    ['Urdu', 'رحمت کریانہ اسٹور'],
    ['Urdu with a joiner', 'خان‌صاحب کی دکان'],
    ['a script of another language', 'ᱥᱟᱱᱛᱟᱲ'],
  ])('%s: %s', (_language, name) => expect(nameProblem(name)).toBeNull())
})

describe('a link, a number, an e-mail address or a UPI ID is no name', () => {
  test.each([
    'Call 98765 43210',
    'Sharma 9876543210',
    '9-8-7-6-5-4-3-2-1-0 Store',
    '022-2345678',
    'शर्मा ९८७६५ ४३२१०',
    'தமிழ் ௯௮௭௬௫௪௩௨௧௦',
    'দোকান ৯৮৭৬৫৪৩২১০',
    'దుకాణం ౯౮౭౬౫౪౩౨౧౦',
    'દુકાન ૯૮૭૬૫૪૩૨૧૦',
    'ಅಂಗಡಿ ೯೮೭೬೫೪೩೨೧೦',
    'കട ൯൮൭൬൫൪൩൨൧൦',
    'ਦੁਕਾਨ ੯੮੭੬੫੪੩੨੧੦',
    'ଦୋକାନ ୯୮୭୬୫୪୩୨୧୦',
    'দোকান ৯৮৭৬৫-৪৩২১০',
    'دکان ۹۸۷۶۵۴۳۲۱۰',
    'Store ⑨⑧⑦⑥⑤④③②①⓪',
    'Nine eight seven six five four three two one zero',
    'https://evil.example',
    'www.evil.example',
    'Free recharge evil.com',
    'evil . com',
    'evil.in/win',
    'wa.me/919876543210',
    't.me/evil',
    'evil dot com',
    'evil (dot) com',
    'evil[dot]in',
    'evil·com',
    'evil,com',
    'शर्मा डॉट कॉम',
    'শর্মা ডট কম',
    'શર્મા ડોટ કોમ',
    'ਸ਼ਰਮਾ ਡਾਟ ਕਾਮ',
    'சர்மா டாட் காம்',
    'శర్మ డాట్ కామ్',
    'ಶರ್ಮಾ ಡಾಟ್ ಕಾಮ್',
    'ശർമ്മ ഡോട്ട് കോം',
    'ଶର୍ମା ଡଟ୍ କମ୍',
    'شرما ڈاٹ کام',
    'Store 9\u20E38\u20E37\u20E36\u20E35\u20E34\u20E33\u20E3',
    'Store ９８７６５４３２１０',
    'Store ⁹⁸⁷⁶⁵⁴³²¹⁰',
    'Store 98–765–43–210',
    'Store 9~8~7~6~5~4~3~2~1~0',
    "Store 98'76'54'32'10",
    'Store 9🍎8🍎7🍎6🍎5🍎4🍎3',
    'ｅｖｉｌ．ｃｏｍ',
    'दुकान.भारत',
    'xn--80ak6aa92e',
    'shop@okaxis',
    'shop @ okhdfcbank',
    'shop@mail.example',
    'shop(at)mail',
    'Fresh@Home',
  ])('%s', (name) => expect(nameProblem(name)).toBe('contact'))
})

describe('signs that nobody sees', () => {
  test.each([
    ['a zero width space', 'Sha\u200Brma'],
    ['a zero width space between digits', 'Store 98\u200B765\u200B43210'],
    ['a joiner between digits', 'Store 98\u200D765\u200C43210'],
    ['a zero width space in a link', 'evil\u200B.\u200Bcom'],
    ['a joiner between Latin letters', 'Sha\u200Drma'],
    ['a joiner at the beginning', '\u200Dशर्मा'],
    ['a soft hyphen', 'Shar\u00ADma'],
    ['a word joiner', 'Sharma\u2060'],
    ['a byte order mark', '\uFEFFSharma'],
    ['a change of direction', 'Sharma \u202Emoc.live'],
    ['a mark of direction', 'Sharma\u200F'],
    ['a line break', 'Sharma\nYour code is 1'],
    ['a line separator', 'Sharma\u2028Your code is 1'],
    ['a control', 'Sharma\u0007'],
    ['a Hangul filler', 'Sharma \u3164'],
    ['an empty Braille cell', 'Sharma \u2800'],
    ['a selector', 'Sharma\uFE0F'],
    ['a tag', 'Sharma\u{E0041}'],
    ['a private sign', 'Sharma\uE000'],
    ['marks that cover lines around them', 'Z\u0301\u0302\u0303\u0304algo'],
  ])('%s', (_what, name) => expect(nameProblem(name)).toBe('unseen'))
})

describe('lookalikes of other scripts', () => {
  test.each([
    ['one Cyrillic letter', 'P\u0430ytm Store'],
    ['a Greek letter', 'Relian\u03BFe'],
    ['all Cyrillic', '\u0420\u0430\u0443\u0442\u043C'],
    ['a Latin letter that is not typed', 'P\u0251ytm'],
    ['a dotless i', 'B\u0131g Bazaar'],
    ['bold pictures of letters', '𝐏𝐚𝐲𝐭𝐦'],
    ['letters in circles', 'Ⓟⓐⓨⓣⓜ'],
    ['wide letters', 'Ｐａｙｔｍ'],
    ['a Devanagari digit for o', 'G००gle'],
    ['Devanagari in a Latin word', 'Big Bazaarवाला'],
    ['a Malayalam letter for o', 'Jiഠ'],
    ['Tamil in a Malayalam word', 'കടகட'],
  ])('%s: %s', (_what, name) => expect(nameProblem(name)).toBe('script'))
})

test('the schema of a name names the problem; line breaks and overrides are removed before', () => {
  const schema = nameSchema(80, 'Name is required')
  expect(schema.safeParse(' Sharma Stores ')).toMatchObject({ success: true, data: 'Sharma Stores' })
  expect(schema.safeParse('Shop 98765 43210').error?.issues.map(({ message }) => message)).toEqual([
    'A name has no links, phone numbers, e-mail addresses or UPI IDs',
  ])
  expect(schema.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['Name is required'])
  expect(schema.safeParse('Sharma\u202E').data).toBe('Sharma')
})
