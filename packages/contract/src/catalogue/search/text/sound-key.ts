import { romanise } from './romanise.ts'

/** Applied in order; the order matters. Different spellings of one Hindi word become equal. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/tch|chh?/g, 'C'],
  [/ck/g, 'k'],
  [/sh|zh/g, 's'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/([kgjtdbC])h/g, '$1'],
  [/z/g, 'j'],
  // Before a consonant it is part of a diphthong: `chowk` and `chawk` become `chauk`. Otherwise it is a `v`: `chawal`, `paw`.
  [/[ao]w(?=[km])/g, 'au'],
  [/w/g, 'v'],
  // Long vowels and diphthongs.
  [/ee+|ii+|ea/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/aa+/g, 'a'],
  [/oa/g, 'o'],
  [/iy(?=[aeou])/g, 'i'],
  [/ui(?=[^aeiou])/g, 'u'],
  [/(?:ai|ay|ei|ey)(?![aeou])/g, 'e'],
  [/(?:au|ou)(?![aeiou])/g, 'o'],
  [/([^aeiou])y/g, '$1i'],
  [/oe$/, 'o'],
  [/ie$/, 'i'],
  // `lehsun` and `lahsun`, `shehad` and `shahad`.
  [/e(?=h)/g, 'a'],
  [/m(?=[bp])/g, 'n'],
  [/(.)\1+/g, '$1'],
  // The English plural ending.
  [/(?<=.{4})s$|(?<=.[^aeiou])s$/, ''],
  [/oe$/, 'o'],
  [/ie$/, 'i'],
]

const toSound = (words: readonly string[]): string =>
  RULES.reduce((text, [pattern, by]) => text.replace(pattern, by), words.map(romanise).join('').toLowerCase()).toLowerCase()

/** Cached: shops use the same words repeatedly, and computing the key is the slowest part of indexing. */
const KEPT_MAX = 10_000
const kept = new Map<string, string>()

/**
 * The sound key of a folded word of any script: `atta`, `aata` and `आटा` give `ata`; `jeera`, `zeera` and `जीरा` give `jira`.
 * Several words have one key. Numbers stay unchanged.
 */
export const soundKey = (...words: string[]): string => {
  const said = words.join(' ')
  const known = kept.get(said)
  if (known !== undefined) return known
  const sound = toSound(words)
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(said, sound)
  return sound
}
