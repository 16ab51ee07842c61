import { toLatinDigits } from './digits.ts'
import { findContact } from './name-contacts.ts'

/** Why a text is no name. `contact`: a link, number, e-mail address or UPI ID; `unseen`: signs that nobody sees; `script`: lookalikes. */
export type NameProblem = 'contact' | 'unseen' | 'script'

/** The scripts of our languages and of other languages of India. A name of another script only looks like one of these. */
const SCRIPTS = [
  ['Latin', /\p{Script=Latin}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Gujarati', /\p{Script=Gujarati}/u],
  ['Kannada', /\p{Script=Kannada}/u],
  ['Malayalam', /\p{Script=Malayalam}/u],
  ['Gurmukhi', /\p{Script=Gurmukhi}/u],
  ['Oriya', /\p{Script=Oriya}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Tibetan', /\p{Script=Tibetan}/u],
  ['Ol_Chiki', /\p{Script=Ol_Chiki}/u],
  ['Meetei_Mayek', /\p{Script=Meetei_Mayek}/u],
] as const

/** Latin letters that people type: ASCII, and those with a mark above or below. Others, such as `ɑ` and `ı`, look like these. */
const TYPED_LATIN = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0130\u0132-\u0137\u0139-\u0148\u014A-\u017E\u1E00-\u1EFF]$/u
/** Joiners shape letters of Indian scripts and of Urdu; elsewhere they are invisible. */
const JOINED = /(?<=[\p{L}\p{M}])(?<!\p{Script=Latin})[\u200C\u200D]/gu
/** An emoji with its own selector, joiner or flag. */
const EMOJI =
  /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}](?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}]|[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}])*/gu
/** Controls, formats, line breaks, private and unassigned signs; fillers and selectors, which are letters and marks that show nothing. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/u
/** So many marks on one letter cover the lines around it. */
const PILED = /\p{M}{6}|[\p{Script=Latin}]\p{M}{3}/u
/** Letters drawn as pictures (`𝐏`, `Ⓟ`, `Ｐ`). */
const DRAWN = /[\u2460-\u24FF\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1F100}-\u{1F1E5}]/u

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu

/** The script of a letter or digit: `null` for signs of every script, `undefined` for one that no Indian language uses. */
const scriptOf = (sign: string): string | null | undefined => {
  const script = SCRIPTS.find(([, pattern]) => pattern.test(sign))?.[0]
  if (script === 'Latin') return TYPED_LATIN.test(sign) ? script : undefined
  if (script !== undefined) return script
  // Marks that several scripts share, and digits that are in no script.
  return /\p{M}|\p{Nd}/u.test(sign) ? null : undefined
}

/** Whether a word mixes scripts, or is of a script that only looks like one of ours. Latin digits stand beside any letters. */
const isLookalike = (word: string): boolean => {
  const scripts = [...word].map(scriptOf)
  return scripts.includes(undefined) || new Set(scripts.filter((script) => script !== null)).size > 1
}

/**
 * Why a text cannot be the name of a shop or a person, which stands in messages of the product; `null` when it can. Each word is in
 * one script; different words may be in different ones.
 */
export const nameProblem = (name: string): NameProblem | null => {
  const visible = name.replace(EMOJI, ' ').replace(JOINED, '')
  if (UNSEEN.test(visible) || PILED.test(visible)) return 'unseen'
  if (findContact(toLatinDigits(name.normalize('NFKC')))) return 'contact'
  if (DRAWN.test(visible)) return 'script'
  return (visible.normalize('NFC').match(WORD) ?? []).some(isLookalike) ? 'script' : null
}
