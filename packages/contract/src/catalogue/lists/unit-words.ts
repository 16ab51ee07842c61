import { unitOf } from '../search/amount-words.ts'
import { wordsOf } from '../search/text/fold.ts'

/**
 * What an amount in a list counts: grams, millilitres, dozens, single pieces, or packs of any kind (a packet, a bottle, a box: one of
 * what the shop sells).
 */
export type ListUnit = 'g' | 'ml' | 'dozen' | 'piece' | 'pack'
export type Measure = { unit: ListUnit; size: number }

/** A paav: a quarter of a kilogram. */
export const PAV_GRAMS = 250

/** Units besides those that search knows: other spellings, and what things are packed in. They are units after a number only. */
const MORE: readonly (readonly [ListUnit, number, string])[] = [
  ['g', 1000, 'kgs kilos kilo keelo killo kelo kg kilogram కిలోలు కేజీలు कि किलोग्राम कीलो किग्रा کلوگرام கிலோவும் kiloo কেজির ਕਿੱਲੋਂ'],
  ['g', 1, 'g gm gms gr gram grams graam grm gramme ग्रा ગ્રા ગ્રામ গ্ৰাম গ্রা'],
  ['ml', 1000, 'l lt ltr ltrs lit litre liter litres liters leetar litar लीटर लि लिटर lital లీటర్లు লিটাৰ'],
  ['ml', 1, 'ml mls एमएल मिली মিলি ml'],
  ['g', PAV_GRAMS, 'पाव पावभर पाव paav pau pav pavbhar paavbhar પાવ ਪਾਈਆ ਪਾ পোয়া পোৱা ପାଆ پاؤ'],
  [
    'dozen',
    1,
    'dozen dozens dz doz dozn darjan darzan dargan darjun दर्जन दरजन डझन डझनभर ডজন ডজন ડઝન ਦਰਜਨ டஜன் డజను డజన్ ಡಜನ್ ഡസൻ ଡଜନ درجن dajan',
  ],
  [
    'piece',
    1,
    'piece pieces pc pcs pcc pis pees nos no nag naga dana daana adad pieses पीस नग दाना दाने अदद નંગ পিস টা টি টে টো খানা গোটা খন ta ti to te khana khan gota pich ପିସ ଟା ଟି ଖଣ୍ଡ ଗୋଟା ਪੀਸ ਨਗ پیس عدد பீஸ் எண்ணம் పీసులు పీస్ ಪೀಸ್ പീസ് എണ്ണം',
  ],
  [
    'pack',
    1,
    'pack packs packet packets pkt pkts pckt paket pakit pacet pocket pakets paakit paakett packett पैकेट पाकीट पॅकेट पाकिट पैकिट પેકેટ পেকেট প্যাকেট ਪੈਕਟ ਪੈਕੇਟ ପ୍ୟାକେଟ پیکٹ பாக்கெட் பாக்கெட்டு பேக்கட் ప్యాకెట్లు ప్యాకెట్ ಪ್ಯಾಕೆಟ್ ಪ್ಯಾಕ್ പാക്കറ്റ് പാക്കെറ്റ്',
  ],
  [
    'pack',
    1,
    'bottle bottles botal bottal botl bottel बोतल बाटली બોટલ બાટલી বোতল বটল ਬੋਤਲ ବୋତଲ بوتل பாட்டில் సీసా బాటిల్ ಬಾಟಲಿ ಬಾಟಲ್ കുപ്പി kuppi',
  ],
  [
    'pack',
    1,
    'box boxes dabba dabbe dabbi dibba dibbi peti डब्बा डिब्बा डिब्बी डबा पेटी ડબ્બો ડબ્બા કૌટો বাক্স কৌটো ডিব্বা ডবা ਡੱਬਾ ਡੱਬੀ ଡବା ଡିବା ڈبہ ڈبا டப்பா డబ్బా పెట్టె ಡಬ್ಬ ಡಬ್ಬಿ പെട്ടി ഡബ്ബ',
  ],
  [
    'pack',
    1,
    'tin tins can cans jar jars tub tube tubes cup cups tray trays crate bag bags bori thaili thela roll rolls bar bars card pair jodi set ट्यूब थैली जार कप ट्रे बैग बोरी कार्ड',
  ],
  ['pack', 1, 'strip strips patta patte patti पत्ता पत्ते স্ট্রিপ পাতা ਪੱਤਾ پتا ସ୍ଟ୍ରିପ ஸ்ட்ரிப் స్ట్రిప్ ಸ್ಟ್ರಿಪ್ സ്ട്രിപ്പ് સ્ટ્રીપ'],
  ['pack', 1, 'sachet sachets pouch pouches poly puda pudi puriya पाउच पुड़ी पुड़िया थैला પાઉચ થેલી প্যাকেট পাউচ ਪਾਊਚ ପାଉଚ پاؤچ'],
  [
    'pack',
    1,
    'bunch bunches gaddi gadi guddi judi jhudi jhuri gucchi kattu katta kattalu गड्डी जुडी गुच्छा पेंडी ઝૂડી જૂડી આઁટિ আঁটি মুঠা ਗੁੱਛੀ ਗੱਠੀ ମୁଠା ବିଡ଼ା گڈی கட்டு కట్ట కట్టలు ಕಟ್ಟು ಕಂತೆ കെട്ട്',
  ],
  ['pack', 1, 'tikki tikiya batti vadi cake cakes loaf loaves बट्टी टिकिया टिक्की વડી ਟਿੱਕੀ ٹکیہ'],
]

const measures = new Map(
  MORE.flatMap(([unit, size, words]) => wordsOf(words).map((word) => [word, { unit, size } satisfies Measure] as const)),
)

const KNOWN = {
  ...{ kg: { unit: 'g', size: 1000 }, g: { unit: 'g', size: 1 }, l: { unit: 'ml', size: 1000 }, ml: { unit: 'ml', size: 1 } },
  ...{ pack: { unit: 'pack', size: 1 }, packet: { unit: 'pack', size: 1 }, pieces: { unit: 'piece', size: 1 } },
} as const satisfies Record<string, Measure>

/** The measure of a folded word after a number; `kg` is 1000 grams, `पाव` is 250. */
export const measureOf = (word: string): Measure | undefined => {
  const known = unitOf(word)
  return measures.get(word) ?? (known === undefined ? undefined : KNOWN[known])
}

/** Measures that stand for one of it without a number before them: "kilo chini", "packet doodh", "darjan kele". */
const ALONE = new Set(
  wordsOf(
    `kilo kg dozen darjan packet pkt litre liter paav किलो दर्जन पैकेट लीटर पाव डझन পোয়া ডজন કિલો પેકેટ ડઝન ਕਿੱਲੋ ਪੈਕਟ ਦਰਜਨ کلو پیکٹ درجن
    பாக்கெட் கிலோ కిలో ప్యాకెట్ డజను ಕಿಲೋ ಪ್ಯಾಕೆಟ್ കിലോ പാക്കറ്റ് କିଲୋ ପ୍ୟାକେଟ`,
  ),
)
export const isMeasureAlone = (word: string): boolean => ALONE.has(word)

const RUPEES =
  /^(?:rs|inr|re|rupees?|rupa(?:ye?|ya|yya)?|rupaye|rupay|rupiye|rupiya|rupye|rupe|rupai|ruba[iy].*|rubai.*|roopa.*|rupaiku|rupayala|rupaiya|taka|takar|tanka|tankar|₹|रु|रू|रुप.*|रूप.*|ரூ|ரூபா.*|రూ|రూపా.*|ರೂ|ರೂಪಾ.*|രൂപ.*|টাকা.*|টকা.*|ট|ରୁପ.*|ଟଙ୍କା.*|ਰੁਪ.*|ਰੁ|રૂ|રૂપિ.*|રુપિ.*|روپ.*)$/u
export const isRupeeWord = (word: string): boolean => RUPEES.test(word)

/** "50 ka dhaniya": what follows is bought for this amount. */
const FOR_THIS = new Set(
  wordsOf('ka ki ke kaa kii ची चा चे chi cha che का की के ਦਾ ਦੀ ਦੇ da di de کا کی کے નું ની ના નો nu ni no na র er ଟଙ୍କାର ର'),
)
export const isForThis = (word: string): boolean => FOR_THIS.has(word)

/** "5 wala biscuit": the one with this price on it. */
const WITH_PRICE = new Set(
  wordsOf('wala wali wale vala vali vale waala waali वाला वाली वाले ਵਾਲਾ ਵਾਲੀ ਵਾਲੇ વાળું વાળી વાળા ওয়ালা والا والی والے mrp'),
)
export const isWithPrice = (word: string): boolean => WITH_PRICE.has(word)

/** What a thing is packed in, said without a number: "hing chhoti dibbi", "aate ki thaili". It names nothing. */
const WRAPPINGS = new Set(
  wordsOf(
    'packet packets pkt pack dibbi dibba dabba thaili pouch puda puriya pudiya gaddi पैकेट डिब्बी डिब्बा थैली पुड़िया पैक পেকেট প্যাকেট پیکٹ ਪੈਕਟ પેકેટ',
  ),
)
export const isWrapping = (word: string): boolean => WRAPPINGS.has(word)
