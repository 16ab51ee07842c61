import { numberOf, partOf } from '../search/amount-words.ts'
import { wordsOf } from '../search/text/fold.ts'

/**
 * Numbers as people write them in shopping lists: what amount-words.ts has (one to ten, half, quarter), in Latin letters too, and
 * the fractions, tens and hundreds of prices and grams. Spoken lists contain all of them as words.
 */
const VALUES: readonly (readonly [value: number, words: string])[] = [
  [0.25, 'quarter pav paav pau pao कालू ਪਾਓ paiya পোয়া কাল్ kaal'],
  [0.5, 'half aadha adha aadhi adhi aadho adho ardha ardhi ardho arai ara ardhaa addha adhaa aadhe adhe আধা হাফ हाफ haaf অর্ধেক'],
  [0.75, 'pauna paune pona poune पौना पौन पाऊण પોણો પોણું ਪੌਣਾ ਪੌਣੇ পৌনে পোনে ପଉଣେ پونا پون پونے முக்கால் mukkal ముప్పావు ಮುಕ್ಕಾಲು മുക്കാൽ'],
  [1.25, 'sava savva sawa सवा सव्वा સવા ਸਵਾ সোয়া ସୱା سوا'],
  [
    1.5,
    'dedh derh deed didh dodh der deedh डेढ़ दीड દોઢ ਡੇਢ ਡੇੜ দেড় ডেৰ ଦେଢ଼ ଦେଢ ڈیڑھ ஒன்றரை ondrarai onnarai ಒಂದೂವರೆ onduvare ఒకటిన్నర okatinnara ഒന്നര onnara',
  ],
  [
    2.5,
    'dhai dhaai adhai adich addhi arhai ढाई अढ़ाई अडीच અઢી ਢਾਈ আড়াই ଅଢେଇ আঢ়ৈ ڈھائی ரெண்டரை இரண்டரை rendarai ಎರಡೂವರೆ eraduvare రెండున్నర rendunnara രണ്ടര randara',
  ],
  [1, 'a an ek ak ekta ekti ikk oru oka okati ondu eka aek onnu ekkati একটা একটি এটা এখন ଗୋଟେ'],
  [2, 'do dho don dui duita duto rendu randu eradu eredu be irandu dono দুটো দুটি দুইটা দুটা'],
  [3, 'teen tin tinn tran moonu moonnu munu moodu mudu mooru muru tini তিনটে তিনটি তিনটা'],
  [4, 'char chaar chaari naalu nalu nalugu nalku naalku chari sari চারটে চারটি চাৰিটা'],
  [5, 'panch paanch pach paach panj anju anchu aidu aydu ainthu pancha পাঁচটা পাঁচটি'],
  [6, 'chhe chhah chah cheh chha saha aaru chhoy ছয়টা ছটা'],
  [7, 'saat sat satt ezhu yezhu elu edu'],
  [8, 'aath aat ath ettu entu enimidi'],
  [9, 'nau nav nou onbadhu ombattu tommidi ombathu'],
  [10, 'das dus dosh pathu padi hattu dasa daha'],
  [11, 'eleven gyarah gyara ग्यारह অগ্যারো এগারো अकरा અગિયાર'],
  [12, 'twelve barah baara bara बारह बारा বারো બાર ਬਾਰਾਂ பன்னிரண்டு పన్నెండు ಹನ್ನೆರಡು പന്ത്രണ്ട് ବାର বাৰ بارہ'],
  [15, 'fifteen pandrah pandra पंद्रह पन्द्रह पंधरा পনেরো પંદર ਪੰਦਰਾਂ பதினைந்து పదిహేను ಹದಿನೈದು പതിനഞ്ച് ପନ୍ଦର পোন্ধৰ پندرہ'],
  [16, 'sixteen solah सोलह'],
  [18, 'eighteen atharah अठारह'],
  [
    20,
    'twenty bees bis बीस वीस vees vis বিশ কুড়ি વીસ ਵੀਹ இருபது irubadhu iruvathu ఇరవై iravai ಇಪ್ಪತ್ತು ippattu ഇരുപത് irupathu କୋଡ଼ିଏ ବିଶ কুৰি بیس',
  ],
  [24, 'chaubis चौबीस'],
  [25, 'pachees pachis pacchis पच्चीस पंचवीस pachvis পঁচিশ પચીસ પચ્ચીસ ਪੱਚੀ ਪੰਝੀ இருபத்தைந்து ఇరవైఐదు ಇಪ್ಪತ್ತೈದು ഇരുപത്തഞ്ച് ପଚିଶ پچیس'],
  [30, 'thirty tees tis तीस तीस ত্রিশ তিরিশ ત્રીસ ਤੀਹ முப்பது muppadhu ముప్పై muppai ಮೂವತ್ತು moovattu മുപ്പത് muppathu ତିରିଶ ত্ৰিশ تیس'],
  [40, 'forty chalis chaalis चालीस चाळीस চল্লিশ ચાલીસ ਚਾਲੀ நாற்பது narpadhu నలభై nalabhai ಪ ನಲವತ್ತು nalavattu നാല്പത് നാൽപ്പത് ଚାଳିଶ چالیس'],
  [
    50,
    'fifty pachas pachaas panjah पचास पन्नास pannas পঞ্চাশ ponchash પચાસ ਪੰਜਾਹ ஐம்பது ambadhu aimbathu యాభై yabhai ಐವತ್ತು aivattu അമ്പത് ambathu ପଚାଶ پچاس',
  ],
  [60, 'sixty saath साठ ষাট સાઠ ਸੱਠ அறுபது అరవై ಅರವತ್ತು അറുപത് ଷାଠିଏ ساٹھ'],
  [70, 'seventy sattar सत्तर সত্তর સિત્તેર'],
  [80, 'eighty assi अस्सी আশি એંસી ਅੱਸੀ எண்பது ఎనభై ಎಂಬತ್ತು എൺപത് اسی'],
  [90, 'ninety nabbe नब्बे'],
  [100, 'sau sou सौ ਸੌ સો শো سو ଶହ hundred nooru nuru vanda soo शंभर সেকড়া ekso একশো একশ এশ நூறு వంద ನೂರು നൂറ് ଶହେ'],
  [150, 'दीडशे দেড়শো দেড়শ દોઢસો'],
  [200, 'दोनशे donshe দুশো দুইশ দুশ બસો இருநூறு irunooru రెండువందల రెండొందల ಇನ್ನೂರು innuru ഇരുന്നൂറ് ഇരുനൂറ് ଦୁଇଶହ'],
  [250, 'अडीचशे আড়াইশো আড়াইশ আঢ়ৈশ অঢৈশ અઢીસો இருநூற்றைம்பது ಇನ್ನೂರೈವತ್ತು ഇരുനൂറ്റമ്പത് ଅଢେଇଶହ'],
  [500, 'पाचशे paachshe পাঁচশো পাঁচশ પાંચસો ஐநூறு ainooru ఐదువందల ಐನೂರು ainuru അഞ്ഞൂറ് ପାଞ୍ଚଶହ'],
]

/** "two hundred" in two words. */
const HUNDREDS = new Set(wordsOf('hundred sau sou सौ ਸੌ સો শো শ ଶହ سو hundreds vandala వందల'))
/** "a half more than": `साढ़े तीन` is 3.5. */
const AND_A_HALF = new Set(wordsOf('sade saade sadhe saadhe sarhe sare साढ़े साडे સાડા ਸਾਢੇ সাড়ে ସାଢେ ساڑھے'))

const values = new Map(VALUES.flatMap(([value, words]) => wordsOf(words).map((word) => [word, value] as const)))

const isDigits = (word: string): boolean => /^\d/.test(word)

const fromDigits = (word: string): number => {
  const [top = '0', bottom] = word.split(/[/⁄]/u)
  return bottom === undefined ? Number(top) : Number(top) / Math.max(1, Number(bottom))
}

const numericOf = (word: string): number | undefined => {
  if (isDigits(word)) return fromDigits(word)
  const known = partOf(word) ?? numberOf(word)
  return known === undefined ? values.get(word) : Number(known) / (partOf(word) === undefined ? 1 : 1000)
}

/** A number in folded words: its value, how many words it takes, and whether it is written in digits. */
export type ReadNumber = { value: number; taken: number; isDigits: boolean }

const readOne = (words: readonly string[], at: number): ReadNumber | undefined => {
  const word = words[at] ?? ''
  if (AND_A_HALF.has(word)) {
    const after = numericOf(words[at + 1] ?? '')
    return after === undefined ? undefined : { value: after + 0.5, taken: 2, isDigits: false }
  }
  const value = numericOf(word)
  return value === undefined ? undefined : { value, taken: 1, isDigits: isDigits(word) }
}

/** The number at a place: "2", "1/2", "1 1/2", "dedh", "sade teen", "do sau", "dhai sau". Undefined if there is none. */
export const readNumber = (words: readonly string[], at: number): ReadNumber | undefined => {
  const one = readOne(words, at)
  if (!one) return undefined
  const next = words[at + one.taken] ?? ''
  if (!one.isDigits && one.value < 100 && HUNDREDS.has(next)) {
    const rest = readOne(words, at + one.taken + 1)
    const more = rest && !rest.isDigits && rest.value < 100 && rest.value >= 10 ? rest : undefined
    return { value: one.value * 100 + (more?.value ?? 0), taken: one.taken + 1 + (more?.taken ?? 0), isDigits: false }
  }
  const fraction = readOne(words, at + one.taken)
  // "1 1/2", "1 ½"
  if (one.isDigits && /^1[/⁄][24]|^3[/⁄]4/u.test(next) && fraction && one.value >= 1)
    return { value: one.value + fraction.value, taken: one.taken + 1, isDigits: true }
  return one
}
