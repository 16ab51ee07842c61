import { wordsOf } from '@jhola/contract/catalogue/search/text/fold'
import { soundKey } from '@jhola/contract/catalogue/search/text/sound-key'

type Office = { pincode: string; office: string; isBranch: boolean }

/** What the office is, behind the name of its place: `Kurla West SO`, `Mumbai G.P.O.`, `Mavoor SO Kozhikode`, `Kunnam S.O (Perambalur)`. */
const KIND = /[\s.(]+(?:(?:[SHBG]\.?\s?P?|P)\.?O|MDG|N?D?TSO|NDSO|EDBO)\b.*$/
/** Names that no one uses for the place where they live. */
const NO_LOCALITY = /\b(?:College|Collectorate|Court|Kutchery|Kutcherry|Campus)$/i
const NAME_MIN = 3

const nameOf = (office: string): string => office.trim().replace(/\s+/g, ' ').replace(KIND, '').trim()

/** `pincode, name, sounds` of the parts of every town, by pincode and name; a name once for each pincode. */
export const nameLocalities = (offices: readonly Office[]): string[] => {
  const rows = new Map<string, string>()
  for (const { pincode, office, isBranch } of offices) {
    if (isBranch) continue
    const name = nameOf(office)
    const sounds = wordsOf(name).map((word) => soundKey(word))
    if (name.length < NAME_MIN || sounds.length === 0 || NO_LOCALITY.test(name)) continue
    const key = `${pincode}\t${sounds.join(' ')}`
    if (!rows.has(key)) rows.set(key, [pincode, name, sounds.join(' ')].join('\t'))
  }
  return [...rows.values()].toSorted()
}
