import { SPOKEN_PHRASES } from '@jhola/contract/voice/phrases'

/**
 * How a language says its numbers. `units`: 0 to 99. The others by how many (1 to 9 hundreds, 1 to 99 thousands): alone, and before
 * what follows (`நூறு`, but `நூற்று ஒன்று`). Put together from AI4Bharat's indic-numtowords (MIT) and the npm package to-words
 * (MIT), where they differ by the spelling in common use.
 */
export type Numbers = Record<'units' | 'hundreds' | 'hundredsBefore' | 'thousands' | 'thousandsBefore', string[]>

const COUNTS: Record<keyof Numbers, number> = { units: 100, hundreds: 9, hundredsBefore: 9, thousands: 99, thousandsBefore: 99 }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const isNumbers = (value: unknown): value is Numbers =>
  isRecord(value) &&
  Object.entries(COUNTS).every(([name, count]) => {
    const words = value[name]
    return Array.isArray(words) && words.length === count && words.every((word) => typeof word === 'string' && word !== '')
  })

export const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && SPOKEN_PHRASES.every((phrase) => typeof value[phrase] === 'string')

/** Every clip of a language with what it says, named as `clipsOf` asks for it. */
export const textsOfClips = (phrases: Record<string, string>, numbers: Numbers): Map<string, string> => {
  const clips = new Map<string, string>(SPOKEN_PHRASES.map((phrase) => [phrase, phrases[phrase] ?? '']))
  for (const [unit, text] of numbers.units.entries()) clips.set(String(unit), text)
  for (const [name, size, ending] of [
    ['hundreds', 100, ''],
    ['hundredsBefore', 100, '+'],
    ['thousands', 1000, ''],
    ['thousandsBefore', 1000, '+'],
  ] as const)
    for (const [place, text] of numbers[name].entries()) clips.set(`${(place + 1) * size}${ending}`, text)
  return clips
}
