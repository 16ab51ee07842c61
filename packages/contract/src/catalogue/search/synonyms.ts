import { BRAND_THINGS } from './brand-things.ts'
import { wordsOf } from './text/fold.ts'
import { soundKey } from './text/sound-key.ts'

/**
 * One concept per line: its names in English, Hindi and other Indian languages, in Latin letters. Other scripts match by their
 * sound, so they are listed only where that fails. Spellings with the same sound need one entry.
 */
const SAME: readonly string[] = [
  // Grain, flour, pulses
  'rice, chawal, chaval, tandul, bhat, arisi, biyyam, akki, chokha, chal, ari, chaula, saul',
  'atta, aate, wheat flour, godhumai maavu, godhi hittu, godhuma pindi, gavache peeth',
  'wheat, gehu, gehun, godhumai, godhuma, gahu, ghau, kanak, gom',
  'maida, refined flour, all purpose flour, plain flour',
  'besan, gram flour, chickpea flour, kadalai maavu, senaga pindi, kadale hittu, chana atta',
  'semolina, sooji, suji, rava, rawa, ravai',
  'poha, beaten rice, flattened rice, chivda, chiwda, aval, avalakki, atukulu, pohe, chura',
  'murmura, puffed rice, muri, mamra, lai, pori, kurmura, mandakki',
  'daliya, dalia, broken wheat, lapsi',
  'sabudana, sago, tapioca pearls, javvarisi, sabakki, saggubiyyam',
  'oats, jai',
  'dal, dale, dalen, lentil, paruppu, pappu, bele, varan',
  'toor, tur, tuvar, toovar, arhar, pigeon pea, thuvaram, togari',
  'moong, mung, green gram, pasi paruppu, pesara, hesaru',
  'urad, udad, black gram, ulundu, minapa, uddina, biri',
  'masoor, masur, red lentil',
  'chana, channa, gram, kadalai, senaga, harbara, chhola',
  'chole, chickpea, kabuli chana, safed chana, garbanzo',
  'rajma, kidney beans',
  'lobia, black eyed peas, chawli, rongi, cowpea, karamani, alasande',
  'moth, matki',
  'soyabean, soya, soybean',
  'soya chunks, soya badi, meal maker, nutri nuggets, nutrela',
  'bajra, pearl millet, kambu, sajja, sajje, bajri',
  'jowar, sorghum, jwari, cholam, jonna, jola',
  'ragi, nachni, finger millet, mandua, kezhvaragu',
  'makki, makai, maize, corn, bhutta, makka',
  'corn flour, cornflour, corn starch, makai starch',
  // Oil and spices
  'oil, tel, ennai, enna, nune, noone, yenne',
  'ghee, ghrita, nei, neyyi, tuppa, toop, ghiu',
  'mustard, sarson, sarso, rai, kadugu, avalu, sasive, mohri, shorshe',
  'sunflower, surajmukhi, suryamukhi',
  'groundnut, peanut, mungfali, moongphali, singdana, shengdana, kadale kai, verkadalai, palli, sing',
  'sesame, til, gingelly, ellu, nuvvulu, tal',
  'olive, jaitun, zaitoon',
  'coconut, nariyal, naral, thengai, thenga, narikol, kobbari, tengu, narkel, khopra',
  'spice, masala, masale, masalo',
  'turmeric, haldi, manjal, pasupu, arishina, halad, holud, haldar',
  'chilli, chili, mirch, mirchi, mirapa, milagai, menasinakai, lanka, مرچ',
  'coriander, dhania, dhaniya, malli, kothimbir, kothamalli, cilantro',
  'cumin, jeera, zeera, jeerakam, seeragam, jilakarra, jeerige, jire, jiru',
  'hing, heeng, asafoetida, asafetida, perungayam, inguva, ingu',
  'pepper, kali mirch, kalimirch, black pepper, milagu, miriyalu, gol mirch, golmirch, mire',
  'cardamom, elaichi, ilaichi, elakkai, elakki, velchi, yelakulu, elach',
  'clove, laung, lavang, lavangam, kirambu',
  'cinnamon, dalchini, pattai, dalchina, taj',
  'bay leaf, tej patta, tejpatta, tejpata, tamalpatra',
  'fenugreek, methi, vendhayam, menthulu, menthya',
  'carom, ajwain, omam, ajmo, ova, vamu, ajowan',
  'fennel, saunf, sonf, sauf, variyali, sombu, badishep, sopu, mouri',
  'tamarind, imli, puli, chinch, chintapandu, hunase, tetul',
  // Vegetables
  'vegetable, sabzi, sabziyan, tarkari, bhaji, kaikari, shaak, kooragayalu',
  'onion, pyaz, kanda, vengayam, ullipaya, eerulli, dungri, peyaj, ulli, pyaj, savala, piaja, gande',
  'potato, aloo, batata, urulai, bangaladumpa, alugadde, urulaikizhangu, bataka, alu',
  'tomato, tamatar, thakkali, tamata',
  'ginger, jinjer, adrak, inji, allam, shunti, aale, aada, sonth',
  'garlic, lehsun, lasun, poondu, vellulli, bellulli, rosun, lasan',
  'mint, pudina, pudhina',
  'spinach, palak, keerai, palakura',
  'cauliflower, gobhi, gobi, phool gobhi, flower gobhi, phulkopi',
  'cabbage, patta gobhi, band gobhi, kobi, muttaikose, bandhakopi',
  'brinjal, baingan, baigan, eggplant, aubergine, vangi, kathirikai, vankaya, badane, begun, ringan',
  'okra, bhindi, lady finger, ladies finger, vendakkai, bendakaya, bende, bhinda, dherosh',
  'bottle gourd, lauki, ghiya, dudhi, doodhi, sorakaya, surai, lau, calabash',
  'bitter gourd, karela, pavakkai, kakarakaya, hagalakai, karle, uchhe, bitter melon',
  'capsicum, shimla mirch, bell pepper, kudaimilagai',
  'carrot, gajar',
  'radish, mooli, mullangi, mula',
  'beetroot, chukandar, beet',
  'cucumber, kheera, kakdi, kakadi, vellarikai, dosakaya, sautekai, shosha',
  'peas, pea, matar, mattar, vatana, pattani, batani, motor',
  'beans, farasbi, fansi',
  'lemon, nimbu, limbu, elumichai, nimmakaya, nimbe, lebu',
  'mushroom, khumb, khumbi, kalan, dhingri',
  'curry leaves, kadi patta, curry patta, karuveppilai, karivepaku, karibevu, mitha neem',
  'pumpkin, kaddu, bhopla, poosani, gummadi, kumbala, kumro, sitaphal',
  // Fruit and dry fruit
  'fruit, phal, pazham, pandu, hannu, fal',
  'banana, kela, vazhaipazham, aratipandu, balehannu, kele',
  'apple, seb, saib, safarchand',
  'mango, aam, mambazham, mamidi, mavina, amba, keri, am',
  'orange, santra, narangi, kamala, sangtra',
  'sweet lime, mosambi, mausambi, sathukudi, musambi',
  'pomegranate, anar, dalimb, mathulai, danimma, dalimbe, dadam',
  'papaya, papita, popat, pappali, boppayi',
  'guava, amrud, amrood, peru, koyya, seebe, jamphal, peyara',
  'grapes, angoor, angur, draksha, dhrakshai',
  'watermelon, tarbuj, tarbooz, kalingad, tharboosani, puchakaya, kallangadi',
  'pineapple, ananas, annachi',
  'tender coconut, nariyal pani, coconut water, daab, elaneer, bondam, shahale',
  'almond, badam',
  'cashew, cashew nut, kaju, mundhiri, jeedi pappu, godambi',
  'raisin, kishmish, munakka, manuka, drakshi, kismis',
  'pistachio, pista',
  'walnut, akhrot',
  'date, khajur, khajoor, pericham pazham, kharjooram, chhuhara',
  'fig, anjeer, athi',
  'makhana, fox nuts, lotus seeds, phool makhana',
  'dry fruits, mewa, meva, sukha mewa, nuts',
  // Essentials
  'salt, namak, uppu, mith, meeth, noon, lun, loon, lobon',
  'rock salt, sendha namak, sendha, saindhava, vrat namak',
  'black salt, kala namak, sanchal',
  'sugar, cheeni, chini, shakkar, sakhar, sakkarai, panchadara, sakkare, khand, panchasara, seni, panchasar',
  'jaggery, gud, gur, vellam, bellam, bella',
  'honey, shahad, madhu, madh, then, thene, jenu',
  'vinegar, sirka',
  'yeast, khameer',
  'pickle, achar, achaar, oorugai, pachadi, lonche, athanu, loncha',
  'papad, appalam, papadam, pappad, happala',
  'baking soda, meetha soda, khane soda, khane ka soda',
  // Dairy
  'milk, doodh, dudh, paal, palu, haalu, dugdh, gakhir, khira',
  'curd, dahi, yogurt, yoghurt, thayir, perugu, mosaru, doi',
  'buttermilk, chaas, chhachh, mattha, majjige, majjiga, taak, tak, chhaas',
  'butter, makhan, makkhan, vennai, venna, benne, loni',
  'cheese, chij',
  'paneer, cottage cheese, chhena, panneer',
  'khoya, mawa, khoa, mava',
  'cream, malai',
  'egg, anda, ande, mutta, muttai, guddu, motte, dim, koni, eggs',
  'milk powder, dairy whitener, doodh powder',
  'ice cream, icecream, aiskrim',
  // Bakery, sweets, snacks
  'bread, bred, double roti, dabal roti, pauroti',
  'pav, pao, ladi pav, dinner roll',
  'biscuit, biskut, biskoot',
  'rusk, toast',
  'sweets, mithai, mishti',
  'laddu, ladoo, laddoo, nadu',
  'rasgulla, rosogolla, roshogolla, rossogolla',
  'jalebi, jilapi, jilebi',
  'snack, namkeen, farsan, nashta',
  'noodles, chowmein',
  'vermicelli, seviyan, sevai, semiya, sewai, shevaya, semai, sevaiyan',
  'chips, wafers',
  'toffee, candy, tofi',
  'ketchup, tomato sauce, sos',
  // Drinks
  'tea, chai, chaha, cha, teneer, chaya, tea powder, tea leaves, chai patti, chaha powder, چائے',
  'coffee, kofi, kaapi, kapi, coffee powder',
  'water, water bottle, mineral water, pani, paani, tanni, neeru, jal, neellu',
  'juice, ras, jus',
  'cold drink, soft drink, thanda, cola',
  'squash, sharbat, sherbet',
  // House
  'soap, sabun, saban, soppu, shaban, sabu',
  'detergent, washing powder, kapde dhone powder',
  'broom, jhadu, jhaadu, thodappam, cheepuru, porake',
  'candle, mombatti, mezhuguvarthi, mombati',
  'matchbox, machis, maachis, match box, theepetti, matches',
  'incense, agarbatti, udbatti, oodhubathi, agarbathi',
  'camphor, kapoor, kapur, karpooram, karpura',
  'mosquito, machhar, machar, kosu, dome',
  'bucket, balti',
  'battery, pencil cell, cell',
  'bulb, led light',
  'notebook, copy, kaapi notebook',
  'phenyl, finail, phinyl, phenol',
  'glue, gond',
  'tissue, napkin',
  'garbage, kachra, dustbin',
  // Care and health
  'toothpaste, manjan, dant manjan',
  'shampoo, champu',
  'henna, mehndi, mehandi, heena, marudhani',
  'hair oil, baal tel, balon tel, sir tel',
  'kajal, surma, kohl',
  'sanitary pad, sanitary napkin, pads',
  'diaper, daipar, daiapar, dayapar, langot, nappy',
  'razor, blade, ustra',
  'deodorant, deo, body spray',
  'fever, bukhar, jwar, jwaram',
  'cough, khansi, khaansi, irumal',
  'pain, dard, vali',
  'medicine, dawa, dawai, dava, marundhu, davai, mandu',
  'tablet, goli, pill, gutika',
  'bandage, band aid, gauze',
  'cotton, rui, kapas, panju',
  'glucose, glucon',
  'constipation, kabz',
  'acidity, antacid',
]

/** One-way synonyms: a search for "flour" may mean "atta", but never the other way. */
const WIDER: Readonly<Record<string, string>> = {
  flour: 'atta, maida, besan',
  roti: 'atta',
  pulses: 'dal',
  fever: 'paracetamol',
  bukhar: 'paracetamol',
  headache: 'balm, paracetamol, pain',
  'sir dard': 'balm, paracetamol',
  'pet dard': 'pudin hara, gripe water, antacid',
  cold: 'vicks',
  sardi: 'vapour rub, inhaler',
  zukam: 'vapour rub, inhaler, steam',
  gas: 'antacid',
  'shaving blade': 'razor',
  cooking: 'oil',
  biryani: 'basmati',
  pulao: 'basmati',
}

const phrasesOf = (line: string): string[] => line.split(',').map((phrase) => soundKey(...wordsOf(phrase)))

/** The keys of the synonyms of each key; a key on several lines gets them all. */
export type Synonyms = { of(key: string): readonly string[]; keys: readonly string[] }

const build = (): Synonyms => {
  const others = new Map<string, Set<string>>()
  const add = (key: string, meant: readonly string[]): void => {
    const known = others.get(key) ?? new Set()
    for (const other of meant) if (other !== key) known.add(other)
    others.set(key, known)
  }
  for (const line of SAME) {
    const keys = phrasesOf(line)
    for (const key of keys) add(key, keys)
  }
  for (const [words, line] of [...Object.entries(WIDER), ...Object.entries(BRAND_THINGS)])
    for (const key of phrasesOf(words)) add(key, phrasesOf(line))
  const found = new Map([...others].map(([key, meant]) => [key, [...meant]] as const))
  return { of: (key) => found.get(key) ?? [], keys: [...found.keys()] }
}

/** The synonym table, built once. */
export const synonyms: Synonyms = build()
