import { BRAND_THINGS } from './brand-things.ts'
import { wordsOf } from './text/fold.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The second words of brands that begin with a number, by the number and the word: "seven up" is also written "7 up". */
const NAMED: ReadonlySet<string> = new Set(
  Object.keys(BRAND_THINGS).flatMap((names) =>
    names.split(',').flatMap((name) => {
      const [number = '', word = ''] = wordsOf(name)
      return NUMBERS.includes(number) ? [`${NUMBERS.indexOf(number) + 1} ${word}`] : []
    }),
  ),
)

/** The words of a search with the digits of a name in words: "7up" is "seven up", and no amount of something. */
export const readNumberNames = (words: readonly string[]): string[] =>
  words.map((word, index) => (NAMED.has(`${word} ${words[index + 1]}`) ? (NUMBERS[Number(word) - 1] ?? word) : word))
