import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@jhola/contract/constants'
import { clipsOf, numberClips, SPOKEN_NUMBER_MAX } from '@jhola/contract/voice/parts'
import { SPOKEN_PHRASES } from '@jhola/contract/voice/phrases'
import { describe, expect, test } from 'vitest'
import { isNumbers, textsOfClips } from './texts-of-clips.ts'

const root = join(import.meta.dirname, '../../..')
const voices = join(root, 'apps/web/src/voice')
const MAX_BYTES = 3_000_000

const numbersOf = (language: string) => {
  const numbers: unknown = JSON.parse(readFileSync(join(import.meta.dirname, `numbers/${language}.json`), 'utf8'))
  if (!isNumbers(numbers)) throw new Error(`${language}: the numbers are not whole`)
  return numbers
}
const inWords = (language: string, number: number): string => {
  const texts = textsOfClips({}, numbersOf(language))
  return clipsOf([number])
    .map((clip) => texts.get(clip))
    .join(' ')
}

/** What people say; the joined forms of the south, the irregular ones of the north. */
test.each([
  ['en', 404, 'four hundred and four'],
  ['en', 45_678, 'forty five thousand six hundred and seventy eight'],
  ['hi', 100, 'एक सौ'],
  ['hi', 199, 'एक सौ निन्यानवे'],
  ['hi', 45_678, 'पैंतालीस हज़ार छह सौ अठहत्तर'],
  ['ta', 100, 'நூறு'],
  ['ta', 101, 'நூற்று ஒன்று'],
  ['ta', 404, 'நானூற்று நான்கு'],
  ['ta', 1000, 'ஆயிரம்'],
  ['ta', 11_950, 'பதினோராயிரத்து தொள்ளாயிரத்து ஐம்பது'],
  ['te', 100, 'వంద'],
  ['te', 101, 'నూట ఒకటి'],
  ['te', 404, 'నాలుగు వందల నాలుగు'],
  ['te', 2500, 'రెండు వేల ఐదు వందలు'],
  ['bn', 250, 'দুশো পঞ্চাশ'],
  ['bn', 1088, 'এক হাজার আটাশি'],
  ['mr', 100, 'शंभर'],
  ['mr', 150, 'एकशे पन्नास'],
  ['mr', 2999, 'दोन हजार नऊशे नव्व्याण्णव'],
  ['gu', 200, 'બસો'],
  ['gu', 1360, 'એક હજાર ત્રણ સો સાઠ'],
  ['kn', 100, 'ನೂರು'],
  ['kn', 204, 'ಇನ್ನೂರ ನಾಲ್ಕು'],
  ['kn', 5000, 'ಐದು ಸಾವಿರ'],
  ['kn', 5083, 'ಐದು ಸಾವಿರದ ಎಂಬತ್ಮೂರು'],
  ['ml', 100, 'നൂറ്'],
  ['ml', 117, 'നൂറ്റി പതിനേഴ്'],
  ['ml', 2500, 'രണ്ടായിരത്തി അഞ്ഞൂറ്'],
  ['pa', 100, 'ਸੌ'],
  ['pa', 131, 'ਇੱਕ ਸੌ ਇਕੱਤੀ'],
  ['pa', 3099, 'ਤਿੰਨ ਹਜ਼ਾਰ ਨੜਿੱਨਵੇਂ'],
  ['or', 100, 'ଶହେ'],
  ['or', 221, 'ଦୁଇ ଶହ ଏକୋଇଶ'],
  ['as', 250, 'দুশ পঞ্চাশ'],
  ['as', 1030, 'এক হাজাৰ ত্ৰিশ'],
  ['ur', 555, 'پانچ سو پچپن'],
  ['ur', 1164, 'ایک ہزار ایک سو چونسٹھ'],
] as const)('%s: %d is "%s"', (language, number, words) => {
  expect(inWords(language, number)).toBe(words)
})

describe.each(LANGUAGES)('the recorded voice of %s', (language) => {
  const file = join(voices, `${language}.mp3`)
  test.runIf(existsSync(file))('says every amount and every phrase, within its size', () => {
    const index = JSON.parse(readFileSync(join(voices, `${language}.json`), 'utf8')) as Record<string, [number, number]>
    const bytes = readFileSync(file)
    expect(statSync(file).size).toBeLessThan(MAX_BYTES)
    const wanted = new Set<string>(SPOKEN_PHRASES)
    for (let number = 0; number <= SPOKEN_NUMBER_MAX; number += 1) for (const clip of numberClips(number) ?? []) wanted.add(clip)
    for (const clip of wanted) {
      const [start, length] = index[clip] ?? [0, 0]
      expect(length, `${language} ${clip}`).toBeGreaterThan(500)
      // Each begins with the mark of a frame, and ends within the file.
      expect(bytes.readUInt16BE(start) >> 4, `${language} ${clip}`).toBe(0xfff)
      expect(start + length).toBeLessThanOrEqual(bytes.length)
    }
  })
})
