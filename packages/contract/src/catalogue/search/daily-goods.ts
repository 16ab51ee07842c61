/**
 * Everyday products by their shortest English name, and their names in Indian languages. Catalogues use full names ("Toned
 * Milk"): this finds the milk of any maker. Hindi and Latin spellings are in synonyms.ts.
 */
const DAILY: readonly string[] = [
  // Tamil
  `milk பால், curd தயிர், buttermilk மோர், ghee நெய், butter வெண்ணெய், egg முட்டை, bread பிரெட், rice அரிசி, atta கோதுமை மாவு,
  flour மாவு, wheat கோதுமை, dal பருப்பு, rava ரவை, oil எண்ணெய், salt உப்பு, sugar சர்க்கரை, sugar சீனி, jaggery வெல்லம், tea டீ,
  tea தேயிலை, coffee காபி, water தண்ணீர், biscuit பிஸ்கட், turmeric மஞ்சள், chilli மிளகாய், cumin சீரகம், mustard கடுகு, onion வெங்காயம்,
  potato உருளைக்கிழங்கு, tomato தக்காளி, banana வாழைப்பழம், coconut தேங்காய், soap சோப்பு, soap சோப், shampoo ஷாம்பு, medicine மருந்து,
  peanut வேர்க்கடலை, almond பாதாம், honey தேன், pickle ஊறுகாய், powder தூள், juice ஜூஸ், cream கிரீம், brush பிரஷ்`,
  // Telugu
  `milk పాలు, curd పెరుగు, buttermilk మజ్జిగ, ghee నెయ్యి, butter వెన్న, egg గుడ్డు, egg గుడ్లు, egg కోడిగుడ్డు, bread బ్రెడ్, rice బియ్యం, atta గోధుమ పిండి,
  flour పిండి, wheat గోధుమలు, dal పప్పు, rava రవ్వ, oil నూనె, salt ఉప్పు, sugar చక్కెర, sugar పంచదార, jaggery బెల్లం, tea టీ, tea తేనీరు,
  coffee కాఫీ, water నీళ్ళు, water నీరు, biscuit బిస్కెట్, biscuit బిస్కట్, turmeric పసుపు, chilli మిర్చి, chilli కారం, chilli మిరపకాయ, cumin జీలకర్ర,
  mustard ఆవాలు, onion ఉల్లిపాయ, onion ఉల్లిగడ్డ, potato బంగాళాదుంప, potato ఆలుగడ్డ, tomato టమాట, banana అరటిపండు, coconut కొబ్బరికాయ,
  coconut కొబ్బరి, soap సబ్బు, shampoo షాంపూ, medicine మందు, medicine మందులు, peanut వేరుశనగ, peanut పల్లీలు, almond బాదం, honey తేనె,
  pickle పచ్చడి, pickle ఊరగాయ, powder పొడి, juice జ్యూస్, cream క్రీమ్, brush బ్రష్`,
  // Bengali
  `milk দুধ, curd দই, buttermilk ঘোল, ghee ঘি, butter মাখন, egg ডিম, bread পাউরুটি, bread ব্রেড, rice চাল, atta আটা, maida ময়দা, flour আটা,
  wheat গম, dal ডাল, rava সুজি, oil তেল, salt নুন, salt লবণ, sugar চিনি, jaggery গুড়, tea চা, coffee কফি, water জল, water পানি, biscuit বিস্কুট,
  turmeric হলুদ, chilli লঙ্কা, chilli মরিচ, cumin জিরে, cumin জিরা, mustard সরষে, mustard সর্ষে, onion পেঁয়াজ, potato আলু, tomato টমেটো, banana কলা,
  coconut নারকেল, soap সাবান, shampoo শ্যাম্পু, medicine ওষুধ, medicine ঔষধ, peanut চিনাবাদাম, almond কাঠবাদাম, honey মধু, pickle আচার,
  powder গুঁড়ো, juice জুস, cream ক্রিম, brush ব্রাশ`,
  // Marathi
  `milk दूध, curd दही, buttermilk ताक, ghee तूप, butter लोणी, egg अंडी, egg अंडे, bread ब्रेड, rice तांदूळ, atta कणीक, atta गव्हाचे पीठ,
  flour पीठ, wheat गहू, dal डाळ, rava रवा, oil तेल, salt मीठ, sugar साखर, jaggery गूळ, tea चहा, coffee कॉफी, water पाणी, biscuit बिस्किट,
  turmeric हळद, chilli मिरची, chilli तिखट, cumin जिरे, mustard मोहरी, onion कांदा, onion कांदे, potato बटाटा, potato बटाटे, tomato टोमॅटो,
  banana केळी, coconut नारळ, soap साबण, shampoo शॅम्पू, medicine औषध, medicine औषधे, peanut शेंगदाणे, peanut शेंगदाणा, almond बदाम, honey मध,
  pickle लोणचे, powder पावडर, juice ज्यूस, cream क्रीम, brush ब्रश`,
  // Gujarati
  `milk દૂધ, curd દહીં, buttermilk છાશ, ghee ઘી, butter માખણ, egg ઈંડાં, egg ઈંડા, bread બ્રેડ, bread પાંઉ, rice ચોખા, atta ઘઉંનો લોટ, flour લોટ,
  wheat ઘઉં, dal દાળ, rava રવો, rava સોજી, oil તેલ, salt મીઠું, sugar ખાંડ, jaggery ગોળ, tea ચા, coffee કોફી, water પાણી, biscuit બિસ્કિટ,
  turmeric હળદર, chilli મરચું, chilli મરચાં, cumin જીરું, mustard રાઈ, onion ડુંગળી, onion કાંદા, potato બટાકા, potato બટેટા, tomato ટામેટાં,
  tomato ટામેટા, banana કેળાં, banana કેળા, coconut નાળિયેર, soap સાબુ, shampoo શેમ્પૂ, medicine દવા, peanut સીંગદાણા, peanut મગફળી, almond બદામ,
  honey મધ, pickle અથાણું, powder પાવડર, juice જ્યુસ, cream ક્રીમ, brush બ્રશ`,
  // Kannada
  `milk ಹಾಲು, curd ಮೊಸರು, buttermilk ಮಜ್ಜಿಗೆ, ghee ತುಪ್ಪ, butter ಬೆಣ್ಣೆ, egg ಮೊಟ್ಟೆ, bread ಬ್ರೆಡ್, rice ಅಕ್ಕಿ, atta ಗೋಧಿ ಹಿಟ್ಟು, flour ಹಿಟ್ಟು,
  wheat ಗೋಧಿ, dal ಬೇಳೆ, rava ರವೆ, oil ಎಣ್ಣೆ, salt ಉಪ್ಪು, sugar ಸಕ್ಕರೆ, jaggery ಬೆಲ್ಲ, tea ಟೀ, tea ಚಹಾ, coffee ಕಾಫಿ, water ನೀರು,
  biscuit ಬಿಸ್ಕತ್ತು, biscuit ಬಿಸ್ಕೆಟ್, turmeric ಅರಿಶಿನ, chilli ಮೆಣಸಿನಕಾಯಿ, cumin ಜೀರಿಗೆ, mustard ಸಾಸಿವೆ, onion ಈರುಳ್ಳಿ, potato ಆಲೂಗಡ್ಡೆ,
  tomato ಟೊಮೆಟೊ, tomato ಟೊಮ್ಯಾಟೊ, banana ಬಾಳೆಹಣ್ಣು, coconut ತೆಂಗಿನಕಾಯಿ, soap ಸಾಬೂನು, soap ಸೋಪು, shampoo ಶಾಂಪೂ, medicine ಔಷಧಿ, medicine ಔಷಧ,
  peanut ಕಡಲೆಕಾಯಿ, peanut ಶೇಂಗಾ, almond ಬಾದಾಮಿ, honey ಜೇನುತುಪ್ಪ, pickle ಉಪ್ಪಿನಕಾಯಿ, powder ಪುಡಿ, juice ಜ್ಯೂಸ್, cream ಕ್ರೀಮ್, brush ಬ್ರಷ್`,
  // Malayalam
  `milk പാൽ, curd തൈര്, buttermilk മോര്, ghee നെയ്യ്, ghee നെയ്, butter വെണ്ണ, egg മുട്ട, bread ബ്രെഡ്, bread റൊട്ടി, rice അരി, atta ആട്ട,
  atta ഗോതമ്പ് പൊടി, flour മാവ്, wheat ഗോതമ്പ്, dal പരിപ്പ്, rava റവ, oil എണ്ണ, oil വെളിച്ചെണ്ണ, salt ഉപ്പ്, sugar പഞ്ചസാര, jaggery ശർക്കര,
  tea ചായ, tea ചായപ്പൊടി, coffee കാപ്പി, water വെള്ളം, biscuit ബിസ്കറ്റ്, turmeric മഞ്ഞൾ, chilli മുളക്, cumin ജീരകം, mustard കടുക്, onion സവാള,
  onion ഉള്ളി, potato ഉരുളക്കിഴങ്ങ്, tomato തക്കാളി, banana പഴം, banana വാഴപ്പഴം, coconut തേങ്ങ, coconut നാളികേരം, soap സോപ്പ്, shampoo ഷാംപൂ,
  medicine മരുന്ന്, peanut കപ്പലണ്ടി, peanut നിലക്കടല, almond ബദാം, honey തേൻ, pickle അച്ചാർ, powder പൊടി, juice ജ്യൂസ്, cream ക്രീം, brush ബ്രഷ്`,
  // Punjabi
  `milk ਦੁੱਧ, curd ਦਹੀਂ, buttermilk ਲੱਸੀ, ghee ਘਿਓ, ghee ਘਿਉ, butter ਮੱਖਣ, egg ਅੰਡੇ, egg ਆਂਡੇ, bread ਬ੍ਰੈੱਡ, rice ਚੌਲ, rice ਚਾਵਲ, atta ਆਟਾ, flour ਆਟਾ,
  wheat ਕਣਕ, dal ਦਾਲ, rava ਸੂਜੀ, oil ਤੇਲ, salt ਲੂਣ, salt ਨਮਕ, sugar ਖੰਡ, sugar ਚੀਨੀ, jaggery ਗੁੜ, tea ਚਾਹ, coffee ਕੌਫੀ, water ਪਾਣੀ,
  biscuit ਬਿਸਕੁਟ, turmeric ਹਲਦੀ, chilli ਮਿਰਚ, cumin ਜੀਰਾ, mustard ਸਰ੍ਹੋਂ, onion ਪਿਆਜ਼, onion ਗੰਢੇ, potato ਆਲੂ, tomato ਟਮਾਟਰ, banana ਕੇਲਾ,
  coconut ਨਾਰੀਅਲ, soap ਸਾਬਣ, shampoo ਸ਼ੈਂਪੂ, medicine ਦਵਾਈ, peanut ਮੂੰਗਫਲੀ, almond ਬਦਾਮ, honey ਸ਼ਹਿਦ, pickle ਅਚਾਰ, powder ਪਾਊਡਰ, juice ਜੂਸ,
  cream ਕਰੀਮ, brush ਬੁਰਸ਼`,
  // Odia
  `milk କ୍ଷୀର, milk ଦୁଧ, curd ଦହି, buttermilk ଘୋଳ, ghee ଘିଅ, butter ମାଖନ, butter ବଟର, egg ଅଣ୍ଡା, bread ପାଉଁରୁଟି, bread ବ୍ରେଡ୍, rice ଚାଉଳ, atta ଅଟା,
  flour ଅଟା, wheat ଗହମ, dal ଡାଲି, rava ସୁଜି, oil ତେଲ, salt ଲୁଣ, sugar ଚିନି, jaggery ଗୁଡ଼, tea ଚା, tea ଚାହା, coffee କଫି, water ପାଣି,
  biscuit ବିସ୍କୁଟ, turmeric ହଳଦୀ, turmeric ହଳଦି, chilli ଲଙ୍କା, chilli ଲଙ୍କାମରିଚ, cumin ଜିରା, mustard ସୋରିଷ, onion ପିଆଜ, potato ଆଳୁ, tomato ଟମାଟୋ,
  banana କଦଳୀ, coconut ନଡ଼ିଆ, soap ସାବୁନ, soap ସାବୁନ୍, shampoo ସାମ୍ପୁ, medicine ଔଷଧ, peanut ଚିନାବାଦାମ, almond ବାଦାମ, honey ମହୁ, pickle ଆଚାର,
  powder ଗୁଣ୍ଡ, juice ଜୁସ୍, cream କ୍ରିମ୍, brush ବ୍ରସ୍`,
  // Assamese
  `milk গাখীৰ, curd দৈ, buttermilk ঘোল, ghee ঘিউ, butter মাখন, butter বাটাৰ, egg কণী, bread পাউৰুটি, bread ব্ৰেড, rice চাউল, atta আটা, flour আটা,
  wheat ঘেঁহু, dal দাইল, dal দালি, rava চুজি, oil তেল, salt নিমখ, salt লোণ, sugar চেনি, jaggery গুড়, tea চাহ, tea চাহপাত, coffee কফি, water পানী,
  biscuit বিস্কুট, turmeric হালধি, chilli জলকীয়া, cumin জিৰা, mustard সৰিয়হ, onion পিয়াঁজ, potato আলু, tomato বিলাহী, banana কল,
  coconut নাৰিকল, soap চাবোন, shampoo শ্বেম্পু, shampoo চেম্পু, medicine ঔষধ, medicine দৰব, peanut বাদাম, honey মৌ, pickle আচাৰ, powder গুৰি,
  juice জুচ, cream ক্ৰীম, brush ব্ৰাছ`,
  // Urdu
  `milk دودھ, curd دہی, buttermilk چھاچھ, ghee گھی, butter مکھن, egg انڈے, egg انڈا, bread ڈبل روٹی, bread بریڈ, rice چاول, atta آٹا, flour آٹا,
  wheat گندم, dal دال, rava سوجی, oil تیل, salt نمک, sugar چینی, jaggery گڑ, tea چائے, coffee کافی, water پانی, biscuit بسکٹ, turmeric ہلدی,
  chilli مرچ, cumin زیرہ, mustard سرسوں, onion پیاز, potato آلو, tomato ٹماٹر, banana کیلا, banana کیلے, coconut ناریل, soap صابن, shampoo شیمپو,
  medicine دوا, medicine دوائی, peanut مونگ پھلی, almond بادام, honey شہد, pickle اچار, powder پاؤڈر, juice جوس, cream کریم, brush برش`,
]

/** Pairs of an English name and its name in another language. */
export const dailyGoods = (): (readonly [english: string, local: string])[] =>
  DAILY.flatMap((language) =>
    language.split(',').map((pair) => {
      const [english = '', ...local] = pair.trim().split(' ')
      return [english, local.join(' ')] as const
    }),
  )
