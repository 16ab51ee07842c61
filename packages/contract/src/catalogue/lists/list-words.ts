import { wordsOf } from '../search/text/fold.ts'

/** Words of a list that are no product: what people say to the shop around it. */
const SAID_AROUND = new Set(
  wordsOf(
    `size quality achha accha acchi badhiya refill ye yeh saab sahab thoda thodi thode nahi nahin bhar वाले ये यह थोड़ा थोड़ी भर इतना chahiye chaiye chahie chaahiye dena dedo dijiye dijie dijiyega bhej bhejo bhejna bhejdo bhijwa bhijwana lana laana lao laao le aana mangwana
    please pls plz plzz kindly bhaiya bhaiyya bhai bhaisahab bhaisaab ji uncle aunty anna akka didi dada kaka sir madam namaste namaskar hello hi
    hey good morning send sent deliver delivery need want required order list list: bas only also thanks thank you the of for some me mujhe
    humko hamko hame ghar pe par abhi jaldi aaj kal subah shaam sham wala wali wale vala vali ka ki ke ko hai h ho this these items item saman
    samaan kirana sauda venum vendum venam kodunga anuppunga kavali kaavali ivvandi pampandi beku kodi kalisi venam vene tharanam lagbe lagbo din
    dao diyo pahije pahijet havay haviye dya joie joiye joishe mokaljo aapjo chahida chahidi chahide bhejo deo darkar diantu pathao lage lagib dib
    चाहिए चाहिये देना दे दो दीजिए भेज भेजना भेजो लाना कृपया भैया भाई जी नमस्ते मुझे हमें घर पर आज कल सुबह शाम बस और वाला वाली वाले का की के को है सामान लिस्ट
    வேண்டும் வேணும் கொடுங்க கொடுங்கள் அனுப்புங்கள் அனுப்புங்க அண்ணா தயவுசெய்து கடை பட்டியல் కావాలి ఇవ్వండి పంపండి అన్నా దయచేసి
    লাগবে দিন দাও দেবেন পাঠান পাঠাবেন দাদা চাই আর पाहिजे द्या पाठवा दादा हवे हवी आहे कृपया જોઈએ આપજો મોકલજો ભાઈ ಬೇಕು ಕೊಡಿ ಕಳಿಸಿ ಅಣ್ಣ ದಯವಿಟ್ಟು
    വേണം തരൂ അയക്കൂ ചേട്ടാ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਚਾਹੀਦੇ ਭੇਜੋ ਦਿਓ ਭਾਜੀ ਵੀਰ ଦରକାର ଦିଅନ୍ତୁ ପଠାନ୍ତୁ ଭାଇ লাগে লাগিব দিব পঠাব দাদা چاہیے دینا بھیج دیں دو بھائی کا کی کے`,
  ),
)
export const isSaidAround = (word: string): boolean => SAID_AROUND.has(word)

export type PackWish = 'small' | 'large'

const SIZES: readonly (readonly [PackWish, string])[] = [
  [
    'small',
    `chhota chota chhoti choti chhote chote small mini chotta chinna sanna cheriya chikka nanu lahan soru छोटा छोटी छोटे लहान சின்ன చిన్న చిన్నది ಚಿಕ್ಕ ಸಣ್ಣ ചെറിയ ചെറുത്
    ছোট সৰু નાનું નાની નાનો ਛੋਟਾ ਛੋਟੀ ਛੋਟੇ ଛୋଟ چھوٹا چھوٹی چھوٹے`,
  ],
  [
    'large',
    `bada badi bade bara bari big large family jumbo periya pedda dodda valiya motu motho motha moti boro dangor बड़ा बड़ी बड़े मोठा मोठी मोठे பெரிய పెద్ద పెద్దది ದೊಡ್ಡ വലിയ വലുത്
    বড় ডাঙৰ મોટું મોટી મોટો ਵੱਡਾ ਵੱਡੀ ਵੱਡੇ ବଡ଼ ବଡ بڑا بڑی بڑے`,
  ],
]
const sizes = new Map(SIZES.flatMap(([size, words]) => wordsOf(words).map((word) => [word, size] as const)))
export const packWishOf = (word: string): PackWish | undefined => sizes.get(word)

/** Between two things; also inside a line. */
const JOINING = new Set(
  wordsOf(
    `and aur or phir fir plus tatha ani aani ane te mattu matrum mariyu pinne pinna ebong aru ar aau और तथा फिर आणि व அப்புறம் மற்றும் పிறகு మరియు ఇంకా
    এবং আর ও আৰু અને ಮತ್ತು പിന്നെ കൂടെ ਅਤੇ ਤੇ ଓ ଆଉ ଏବଂ اور`,
  ),
)
export const isJoining = (word: string): boolean => word === '&' || word === '+' || JOINING.has(word)

/**
 * Names with a number, a joining word, a unit or a size in them: one word each, in folded letters. `7 up` is no seven, `bottle gourd` no
 * bottle and `badi elaichi` not a large pack.
 */
const NAMES = [
  ...[
    '7 ?up',
    '5 ?stars?',
    'five star',
    '50 ?-? ?50',
    '2 ?min(?:ute)?s?',
    '3 ?roses',
    '3 ?in ?1',
    '2 ?in ?1',
    '4 ?in ?1',
    '24 ?mantra',
    '502',
    '99 ?store',
  ],
  ...[
    'head (?:and|&|n) shoulders?',
    'fair (?:and|&|n) lovely',
    'glow (?:and|&|n) lovely',
    'johnsons? (?:and|&|n) johnsons?',
    'hide (?:and|&|n) seek',
  ],
  ...['salt (?:and|&) pepper', 'mix(?:ed)? (?:and|&) match', 'black (?:and|&) white', 'clinic plus', 'energy plus'],
  ...[
    'bottle gourd',
    'gram flour',
    'green gram',
    'bengal gram',
    'black gram',
    'horse gram',
    'cup noodles?',
    'lunch box',
    'first aid box',
    'tin food',
  ],
  ...[
    '(?:chhoti|choti|badi|bari|chhota|bada) (?:ela?ichi|ilaichi|elachi)',
    'soya(?:bean)? ?(?:badi|bari|vadi)',
    '(?:moong|urad|mung) (?:badi|bari|vadi)',
  ],
  ...[
    '(?:छोटी|बडी) इलायची',
    'सोया (?:बडी|वडी)',
    '(?:मूंग|उडद) बडी',
    'ice ?cream cones?',
    'band ?aids?',
    'toilet rolls?',
    'cotton rolls?',
    'cream rolls?',
  ],
  ...[
    'pa?av ?bha(?:ji|jee)(?: masala)?',
    'पाव भाजी(?: मसाला)?',
    'la+di pa?av',
    'लादी पाव',
    'panch ?phora?o?n',
    'swiss rolls?',
    'dairy ?milk',
    'milk ?cake',
    'plum cake',
    'mawa cake',
    'slice cake',
    'cup ?cakes?',
  ],
  ...[
    'soap cake',
    'chai ?patt?i',
    'tea bags?',
    'garbage bags?',
    'hot water bag',
    'aloo tikki',
    'आलू टिक्की',
    'agar ?batt?i',
    'mom ?batt?i',
    'soft drink',
    'cold drinks?',
    'good day',
    'good knight',
    'hot chocolate',
  ],
  // Watts, inches and milligrams name the thing, they do not count it.
  ...['\\d+(?:\\.\\d+)? ?(?:w|watts?|वाट|v|volts?|inch|mg|mcg|mm|cm|spf|ply|pages?|mah)'],
  ...[
    'चाय पत्ती',
    'अगर ?बत्ती',
    'मोम ?बत्ती',
    'kadi patt?a',
    'curry patt?a',
    'tej ?patt?a',
    'कडी पत्ता',
    'तेज ?पत्ता',
    'ball ?pens?',
    'mango bar',
    'dishwash bar',
    'vim bar',
    'rin bar',
    'detergent bar',
  ],
] as const

export const NAME_IN_ONE = NAMES.map((name) => `(?<![\\p{L}\\p{M}\\p{N}])(?:${name})(?![\\p{L}\\p{M}\\p{N}])`).join('|')
