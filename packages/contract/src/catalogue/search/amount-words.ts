import { wordsOf } from './text/fold.ts'

/** Units as on pack labels. */
type Unit = 'kg' | 'g' | 'l' | 'ml' | 'pack' | 'packet' | 'pieces'

/** How amounts are written in one language. Numbers from one to ten, each with its alternatives after a slash. */
type AmountWords = Readonly<Record<Unit, string>> & { numbers: string; half: string; quarter: string }

const LANGUAGES: Readonly<Record<string, Partial<AmountWords>>> = {
  en: {
    ...{
      kg: 'kg kgs kilo kilos kilogram kilograms',
      g: 'g gm gms gram grams',
      l: 'l ltr lt litre liter litres liters',
      ml: 'ml',
    },
    ...{ pack: 'pack', packet: 'packet packets pkt', pieces: 'pieces pcs' },
    ...{ numbers: 'one two three four five six seven eight nine ten', half: 'half', quarter: 'quarter' },
  },
  hi: {
    ...{ kg: 'किलो किग्रा', g: 'ग्राम', l: 'लीटर लिटर', ml: 'मिली', packet: 'पैकेट', pieces: 'पीस नग' },
    ...{
      numbers: 'एक/ek दो/do तीन/teen चार/char पांच/paanch/panch छह/छः/chhe सात/saat आठ/aath नौ/nau दस/das',
      half: 'आधा आधी aadha adha',
    },
    quarter: 'पाव pav paav',
  },
  ta: {
    ...{ kg: 'கிலோ', g: 'கிராம்', l: 'லிட்டர்', ml: 'மில்லி', packet: 'பாக்கெட்', pieces: 'பீஸ்' },
    ...{
      numbers: 'ஒரு/ஒன்று/oru இரண்டு/ரெண்டு மூன்று/மூணு நான்கு/நாலு ஐந்து/அஞ்சு ஆறு ஏழு எட்டு ஒன்பது பத்து',
      half: 'அரை arai',
      quarter: 'கால்',
    },
  },
  te: {
    ...{ kg: 'కిలో కేజీ', g: 'గ్రాములు గ్రాము గ్రాముల', l: 'లీటరు లీటర్ లీటర్లు', ml: 'మిల్లీ', packet: 'ప్యాకెట్ పాకెట్', pieces: 'పీసులు' },
    ...{ numbers: 'ఒక/ఒకటి/oka రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది', half: 'అర ara', quarter: 'పావు' },
  },
  bn: {
    ...{ kg: 'কেজি কিলো', g: 'গ্রাম', l: 'লিটার', ml: 'মিলি', packet: 'প্যাকেট', pieces: 'পিস টা' },
    ...{ numbers: 'এক দুই/দু তিন চার পাঁচ ছয় সাত আট নয় দশ', half: 'আধা আধ', quarter: 'পোয়া' },
  },
  mr: {
    ...{ kg: 'किलो', g: 'ग्रॅम', l: 'लिटर', ml: 'मिली', packet: 'पाकीट पॅकेट', pieces: 'नग' },
    ...{ numbers: 'एक दोन/don तीन चार पाच सहा सात आठ नऊ दहा', half: 'अर्धा अर्धे अर्धी', quarter: 'पाव' },
  },
  gu: {
    ...{ kg: 'કિલો', g: 'ગ્રામ', l: 'લિટર', ml: 'મિલી', packet: 'પેકેટ', pieces: 'નંગ' },
    ...{ numbers: 'એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ', half: 'અડધો અડધું અડધા', quarter: 'પા' },
  },
  kn: {
    ...{ kg: 'ಕಿಲೋ ಕೆಜಿ', g: 'ಗ್ರಾಂ', l: 'ಲೀಟರ್', ml: 'ಮಿಲಿ', packet: 'ಪ್ಯಾಕೆಟ್', pieces: 'ಪೀಸ್' },
    ...{ numbers: 'ಒಂದು/ondu ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು', half: 'ಅರ್ಧ', quarter: 'ಕಾಲು' },
  },
  ml: {
    ...{ kg: 'കിലോ', g: 'ഗ്രാം', l: 'ലിറ്റർ', ml: 'മില്ലി', packet: 'പാക്കറ്റ്', pieces: 'പീസ് എണ്ണം' },
    ...{ numbers: 'ഒരു/ഒന്ന് രണ്ട്/രണ്ടു മൂന്ന്/മൂന്നു നാല്/നാലു അഞ്ച്/അഞ്ചു ആറ്/ആറു ഏഴ്/ഏഴു എട്ട്/എട്ടു ഒമ്പത് പത്ത്/പത്തു', half: 'അര', quarter: 'കാൽ' },
  },
  pa: {
    ...{ kg: 'ਕਿੱਲੋ ਕਿਲੋ', g: 'ਗ੍ਰਾਮ', l: 'ਲੀਟਰ', ml: 'ਮਿਲੀ', packet: 'ਪੈਕਟ ਪੈਕੇਟ', pieces: 'ਪੀਸ' },
    ...{ numbers: 'ਇੱਕ/ਇਕ/ikk ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ/ਨੌ ਦਸ', half: 'ਅੱਧਾ ਅੱਧੀ', quarter: 'ਪਾਈਆ ਪਾ' },
  },
  or: {
    ...{ kg: 'କିଲୋ କେଜି', g: 'ଗ୍ରାମ', l: 'ଲିଟର', ml: 'ମିଲି', packet: 'ପ୍ୟାକେଟ୍ ପ୍ୟାକେଟ', pieces: 'ପିସ୍ ପିସ ଖଣ୍ଡ' },
    ...{ numbers: 'ଏକ/ଗୋଟିଏ ଦୁଇ ତିନି ଚାରି ପାଞ୍ଚ ଛଅ ସାତ ଆଠ ନଅ ଦଶ', half: 'ଅଧା ଅଧ', quarter: 'ପାଏ' },
  },
  as: {
    ...{ kg: 'কিলো কেজি', g: 'গ্ৰাম', l: 'লিটাৰ', ml: 'মিলি', packet: 'পেকেট', pieces: 'টা' },
    ...{ numbers: 'এক/এটা দুই তিনি চাৰি পাঁচ ছয় সাত আঠ ন দহ', half: 'আধা', quarter: 'পোৱা' },
  },
  ur: {
    ...{ kg: 'کلو', g: 'گرام', l: 'لیٹر لٹر', ml: 'ملی', packet: 'پیکٹ', pieces: 'پیس عدد' },
    ...{ numbers: 'ایک دو تین چار پانچ چھ/چھے سات آٹھ نو دس', half: 'آدھا آدھی', quarter: 'پاؤ' },
  },
}

const UNITS: readonly Unit[] = ['kg', 'g', 'l', 'ml', 'pack', 'packet', 'pieces']

const listWords = (choose: (words: Partial<AmountWords>) => string | undefined): string[] =>
  Object.values(LANGUAGES).flatMap((words) => wordsOf(choose(words) ?? ''))

const units = new Map<string, Unit>(
  UNITS.flatMap((unit) => listWords((words) => words[unit]).map((word) => [word, unit] as const)),
)
const numbers = new Map<string, string>(
  Object.values(LANGUAGES).flatMap((words) =>
    (words.numbers ?? '').split(' ').flatMap((same, index) => wordsOf(same).map((word) => [word, String(index + 1)] as const)),
  ),
)
/** Fractions in thousandths. */
const parts = new Map<string, string>([
  ...listWords((words) => words.half).map((word) => [word, '500'] as const),
  ...listWords((words) => words.quarter).map((word) => [word, '250'] as const),
])
const SMALLER: Partial<Record<Unit, Unit>> = { kg: 'g', l: 'ml' }

/** The number of a folded word of any language, in digits: one to ten. */
export const numberOf = (word: string): string | undefined => numbers.get(word)

/** Thousandths of a folded word for a half or a quarter. */
export const partOf = (word: string): string | undefined => parts.get(word)

/** The unit of a folded word of any language. */
export const unitOf = (word: string): Unit | undefined => units.get(word)

/**
 * The words of a search, with amounts in words as digits and units: "ek kilo", "ஒரு கிலோ" and "এক কেজি" are `1 kg`, half a kilo
 * is `500 g`. A number counts only before a unit: many number words have other meanings too.
 */
export const readAmountWords = (words: readonly string[]): string[] => {
  const read = [...words]
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const unit = next === undefined ? undefined : unitOf(next)
    if (unit === undefined) continue
    const part = parts.get(word)
    const smaller = SMALLER[unit]
    if (part !== undefined && smaller !== undefined) read.splice(index, 2, part, smaller)
    else read[index] = numbers.get(word) ?? word
  }
  return read
}
