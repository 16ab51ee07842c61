import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { wordsOf } from '@jhola/contract/catalogue/search/text/fold'
import { soundKey } from '@jhola/contract/catalogue/search/text/sound-key'
import type { NamedPlace } from '@jhola/contract/geo/routes'
import { findPincode, listDistricts, listPincodes } from './pincodes.ts'

const MAX_RESULTS = 8
const FILE = join(import.meta.dirname, 'localities.tsv.gz')

const soundsOf = (text: string): string =>
  wordsOf(text)
    .map((word) => soundKey(word))
    .join(' ')

/** The directory's name of a place, and its other names or spellings with a different sound. */
const OTHER_NAMES_OF: Readonly<Record<string, string>> = {
  mumbai: 'bombay ممبئی',
  bengaluru: 'bangalore பெங்களூரு பெங்களூர்',
  kolkata: 'calcutta',
  chennai: 'madras சென்னை چنئی',
  delhi: 'दिल्ली டெல்லி தில்லி ఢిల్లీ দিল্লি દિલ્હી ದೆಹಲಿ ഡൽഹി ਦਿੱਲੀ ଦିଲ୍ଲୀ دہلی دلی',
  lucknow: 'लखनऊ लखनौ லக்னோ లక్నో লখনউ લખનૌ ಲಕ್ನೋ ലഖ്നൗ ਲਖਨਊ ଲକ୍ଷ୍ନୌ লক্ষ্ণৌ لکھنؤ',
  ahmedabad: 'அகமதாபாத் আমদাবাদ અમદાવાદ',
  jaipur: 'ಜೈಪುರ',
  gurugram: 'gurgaon',
  prayagraj: 'allahabad',
  mysuru: 'mysore',
  vadodara: 'baroda',
  pune: 'poona',
  varanasi: 'benares',
  thiruvananthapuram: 'trivandrum',
  kochi: 'cochin',
}
/** Keyed by sound. */
const OTHER_NAMES = new Map(
  Object.entries(OTHER_NAMES_OF).flatMap(([written, said]) =>
    wordsOf(said).map((word) => [soundKey(word), soundKey(written)] as const),
  ),
)

/** Consonants only, except for a word's first letter: scripts differ in the vowels they write (`चांदनी चौक`, `Chandni Chowk`). */
const bare = (sounds: string): string => sounds.replace(/(?<=\S)[aeiouv]/g, '')
/** Minimum number of consonants to compare; shorter words match too much. */
const BARE_MIN = 4

/** Searchable forms of a place: its `name` and its surroundings, each as sounds with a space before every word. */
type Entry = { sounds: string; around: string; name: string; pincode: string | null; district: number }
type Gazetteer = { entries: Entry[]; districts: ReturnType<typeof listDistricts> }

const readGazetteer = (): Gazetteer => {
  const districts = listDistricts()
  const arounds = districts.map(({ district, state }) => ` ${soundsOf(district)} ${soundsOf(state)}`)
  const numbers = new Map(districts.map(({ district, state }, number) => [`${state}\t${district}`, number]))
  const wholes = districts.map(({ district, state }, number): Entry => {
    return { sounds: ` ${soundsOf(district)}`, around: ` ${soundsOf(state)}`, name: district, pincode: null, district: number }
  })
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').trimEnd().split('\n')
  const parts = lines.flatMap((line): Entry[] => {
    const [pincode = '', name = '', sounds = ''] = line.split('\t')
    const place = findPincode(pincode)
    const district = place && numbers.get(`${place.state}\t${place.district}`)
    return district === undefined ? [] : [{ sounds: ` ${sounds}`, around: arounds[district] ?? '', name, pincode, district }]
  })
  return { entries: [...wholes, ...parts], districts }
}

let read: Gazetteer | undefined
/** Loaded at the first search, which saves some 5 MB on servers without one. */
const gazetteer = (): Gazetteer => {
  read ??= readGazetteer()
  return read
}

/** How well a place matches, 0 is best: the whole name, its beginning, or a later word. `undefined`: no match. */
const rankOf = ({ sounds, around }: Entry, asked: readonly string[]): number | undefined => {
  const [first = ''] = asked
  if (!sounds.includes(first) && !around.includes(first)) return undefined
  const own = asked.filter((word) => sounds.includes(word))
  if (own.length === 0 || !asked.every((word) => own.includes(word) || around.includes(word))) return undefined
  const called = own.join('')
  if (sounds === called) return 0
  return sounds.startsWith(called) ? 1 : 2
}

const present = ({ name, pincode, district }: Entry, districts: Gazetteer['districts']): NamedPlace => {
  const whole = districts[district]
  const { latitude = 0, longitude = 0 } = (pincode === null ? whole : findPincode(pincode)) ?? {}
  return { name, district: whole?.district ?? '', state: whole?.state ?? '', pincode, latitude, longitude }
}

type Found = { entry: Entry; rank: number }

const rankAll = (entries: readonly Entry[], asked: readonly string[], heard: (sounds: string) => string): Found[] =>
  entries.flatMap((entry) => {
    const rank = rankOf({ ...entry, sounds: heard(entry.sounds), around: heard(entry.around) }, asked)
    return rank === undefined ? [] : [{ entry, rank }]
  })

const findEntries = (entries: readonly Entry[], asked: readonly string[]): Found[] => {
  const found = rankAll(entries, asked, (sounds) => sounds)
  const rough = asked.map(bare)
  if (found.length > 0 || rough.join('').replaceAll(' ', '').length < BARE_MIN) return found
  return rankAll(entries, rough, bare)
}

/**
 * Searches places by the typed text: at least the first three digits of a PIN code, or words in any script and spelling (`kurla
 * mumbai`, `कुर्ला`), each of which begins a word of the place, its district or its state. Best matches first, whole districts
 * before parts of towns.
 */
export const searchPlaces = (typed: string): NamedPlace[] => {
  const words = wordsOf(typed)
  const [only = ''] = words
  if (/^\d+$/.test(only) && words.length === 1) {
    if (!/^[1-9]\d{2,5}$/.test(only)) return []
    return listPincodes(only, MAX_RESULTS).map((place) => ({ ...place, name: place.district }))
  }
  const asked = words.map((word) => soundKey(word)).map((sound) => ` ${OTHER_NAMES.get(sound) ?? sound}`)
  if (asked.length === 0 || asked.some((word) => word.length < 2)) return []
  const { entries, districts } = gazetteer()
  return findEntries(entries, asked)
    .toSorted((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length || a.entry.name.localeCompare(b.entry.name))
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => present(entry, districts))
}
