import type { Language } from '../shared/wire.ts'
import type { SpokenPhrase } from './phrases.ts'

/** A part of an announcement: a phrase, or a whole number. */
export type SpokenPart = SpokenPhrase | number

/** The largest number with clips. */
export const SPOKEN_NUMBER_MAX = 99_999

const JOINING = '+'
const THOUSAND = 1000
const HUNDRED = 100

/**
 * The clips of a whole number, as Indian languages build it: thousands, hundreds, the rest. A number with a following part has
 * another clip (`400+`: "four hundred and", நானூற்று). `null` for larger numbers.
 */
export const numberClips = (number: number): string[] | null => {
  if (!Number.isInteger(number) || number < 0 || number > SPOKEN_NUMBER_MAX) return null
  const clips: string[] = []
  let rest = number
  for (const size of [THOUSAND, HUNDRED]) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) clips.push(`${count * size}${rest > 0 ? JOINING : ''}`)
  }
  if (rest > 0 || number === 0) clips.push(String(rest))
  return clips
}

/** The clips of a sentence; a number without clips is left out. */
export const clipsOf = (parts: readonly SpokenPart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'number' ? (numberClips(part) ?? []) : [part]))

const FORMS = new Map<Language, Intl.PluralRules>()

/** A number with the counted noun: `[3, 'items_other']`. */
export const counted = (language: Language, number: number, what: 'items' | 'rupees' | 'minutes'): SpokenPart[] => {
  const rules = FORMS.get(language) ?? new Intl.PluralRules(language)
  FORMS.set(language, rules)
  return [number, rules.select(number) === 'one' ? `${what}_one` : `${what}_other`]
}
