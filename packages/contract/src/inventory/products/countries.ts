import { LANGUAGES } from '../../constants.ts'

/** The countries of ISO 3166-1 by their two letters, without three groups of islands where nobody lives. */
export const COUNTRY_CODES: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** Names that people and other programs write besides those of our languages. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bharat: 'IN',
  hindustan: 'IN',
  'made in india': 'IN',
  'republic of india': 'IN',
  usa: 'US',
  'u.s.a.': 'US',
  america: 'US',
  uk: 'GB',
  england: 'GB',
  uae: 'AE',
  dubai: 'AE',
  prc: 'CN',
  'p.r.c.': 'CN',
  "people's republic of china": 'CN',
  korea: 'KR',
  'south korea': 'KR',
  russia: 'RU',
  vietnam: 'VN',
  holland: 'NL',
  burma: 'MM',
  turkey: 'TR',
}

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ')

let known: Map<string, string> | undefined

const learnNames = (): Map<string, string> => {
  const names = new Map<string, string>(Object.entries(OTHER_NAMES))
  for (const code of COUNTRY_CODES) names.set(code.toLowerCase(), code)
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language, 'en'], { type: 'region' })
    for (const code of COUNTRY_CODES) names.set(plain(display.of(code) ?? code), code)
  }
  return names
}

/** The country that a text names, by its two letters or by its name in any of our languages; `undefined` if it names none. */
export const countryOf = (text: string): string | undefined => {
  // Some 3,000 names: learned when the first country is read.
  known ??= learnNames()
  return known.get(plain(text))
}
