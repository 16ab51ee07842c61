/** Other names and scripts of a city, as people write it when they tell a story; shops are mostly registered in Latin letters. */
const CITY_NAMES: readonly (readonly string[])[] = [
  ['mumbai', 'bombay', 'मुंबई', 'मुम्बई', 'মুম্বাই', 'মুম্বই', 'મુંબઈ', 'ਮੁੰਬਈ', 'ମୁମ୍ବାଇ', 'மும்பை', 'ముంబై', 'ಮುಂಬೈ', 'മുംബൈ', 'ممبئی'],
  ['delhi', 'new delhi', 'दिल्ली', 'नई दिल्ली', 'দিল্লি', 'દિલ્હી', 'ਦਿੱਲੀ', 'ଦିଲ୍ଲୀ', 'டெல்லி', 'ఢిల్లీ', 'ದೆಹಲಿ', 'ഡൽഹി', 'دہلی'],
  [
    'bengaluru',
    'bangalore',
    'बेंगलुरु',
    'बंगळुरू',
    'বেঙ্গালুরু',
    'બેંગલુરુ',
    'ਬੈਂਗਲੁਰੂ',
    'ବେଙ୍ଗାଲୁରୁ',
    'பெங்களூரு',
    'బెంగళూరు',
    'ಬೆಂಗಳೂರು',
    'ബെംഗളൂരു',
    'بنگلور',
  ],
  ['chennai', 'madras', 'चेन्नई', 'চেন্নাই', 'ચેન્નઈ', 'ਚੇਨਈ', 'ଚେନ୍ନାଇ', 'சென்னை', 'చెన్నై', 'ಚೆನ್ನೈ', 'ചെന്നൈ', 'چنئی'],
  [
    'ahmedabad',
    'amdavad',
    'अहमदाबाद',
    'আহমেদাবাদ',
    'અમદાવાદ',
    'ਅਹਿਮਦਾਬਾਦ',
    'ଅହମ୍ମଦାବାଦ',
    'அகமதாபாத்',
    'అహ్మదాబాద్',
    'ಅಹಮದಾಬಾದ್',
    'അഹമ്മദാബാദ്',
    'احمد آباد',
  ],
  ['jaipur', 'जयपुर', 'জয়পুর', 'જયપુર', 'ਜੈਪੁਰ', 'ଜୟପୁର', 'ஜெய்ப்பூர்', 'జైపూర్', 'ಜೈಪುರ', 'ജയ്പൂർ', 'جے پور'],
  [
    'kolkata',
    'calcutta',
    'कोलकाता',
    'কলকাতা',
    'কলিকতা',
    'કોલકાતા',
    'ਕੋਲਕਾਤਾ',
    'କୋଲକାତା',
    'கொல்கத்தா',
    'కోల్‌కతా',
    'ಕೋಲ್ಕತ್ತಾ',
    'കൊൽക്കത്ത',
    'کولکاتا',
  ],
  ['lucknow', 'लखनऊ', 'লখনউ', 'લખનૌ', 'ਲਖਨਊ', 'ଲକ୍ଷ୍ନୌ', 'லக்னோ', 'లక్నో', 'ಲಕ್ನೋ', 'ലഖ്നൗ', 'لکھنؤ'],
  ['pune', 'poona', 'पुणे', 'পুনে', 'પુણે', 'ਪੁਣੇ', 'ପୁଣେ', 'புனே', 'పుణె', 'ಪುಣೆ', 'പൂനെ', 'پونے'],
  ['hyderabad', 'हैदराबाद', 'হায়দরাবাদ', 'હૈદરાબાદ', 'ਹੈਦਰਾਬਾਦ', 'ହାଇଦ୍ରାବାଦ', 'ஹைதராபாத்', 'హైదరాబాద్', 'ಹೈದರಾಬಾದ್', 'ഹൈദരാബാദ്', 'حیدرآباد'],
]

/** Each way to write one of these cities, in small letters: what is compared with a city that somebody typed. */
export const namesOfCities = (cities: readonly string[]): string[] => {
  const typed = cities.map((city) => city.trim().toLowerCase()).filter((city) => city !== '')
  return [...new Set(typed.flatMap((city) => CITY_NAMES.find((names) => names.includes(city)) ?? [city]))]
}
