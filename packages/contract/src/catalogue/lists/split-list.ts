import { toLatinDigits } from '../../shared/text/digits.ts'
import { wordsOf } from '../search/text/fold.ts'
import { isRupeeWord, measureOf } from './unit-words.ts'

/** Between things: line ends, commas (not those of "1,000"), semicolons, bullets, full stops of any script. */
const BETWEEN = /[\n\r;؛|•·▪●○◦✓✔☐☑✅➡→]+|(?<!\d)[,،、]|[,،、](?!\d)|\s\/\s|[।۔]/u
const BULLET = /^\s*[-–—*>#]+\s*/u
const NUMBERED = /^\s*\(?(\d{1,2})\s*([.):\]-]?)\s*(?=\D)/u
const NUMBER_MARK = /^\s*\p{N}{1,2}[.)]\s+/u
/** "1. dal 1kg" has a number too many, "1. dal" may mean one. */
const MARKED_AND_MORE = /^\s*\d{1,2}[.)]\s+\D+.*\d/u

/** "kg." and "Rs." end no sentence, nor does a number. */
const isShortened = (word: string): boolean => {
  const [last = ''] = wordsOf(word).slice(-1)
  return last.length < 3 || measureOf(last) !== undefined || isRupeeWord(last) || /\d/.test(last)
}

const withSentenceEnds = (text: string): string =>
  text.replace(/([^\s.]+)\.(?=\s|$)/gu, (all, word: string) => (isShortened(word) ? all : `${word}\n`))

/** "1. atta / 2. chini": numbers of lines, not amounts. Bare numbers are those only where the lines say amounts besides. */
const withoutNumbering = (lines: readonly string[]): string[] => {
  const found = lines.map((line) => NUMBERED.exec(toLatinDigits(line)))
  const isInOrder = lines.length > 1 && found.every((one, index) => one !== null && Number(one[1]) === index + 1)
  const isMarked = found.every((one) => one?.[2] !== '')
  const haveAmounts = lines.length > 2 && lines.every((line) => /\d/.test(toLatinDigits(line).replace(NUMBERED, '')))
  return isInOrder && (isMarked || haveAmounts)
    ? lines.map((line, index) => line.slice(found[index]?.[0].length ?? 0))
    : lines.map((line) => (MARKED_AND_MORE.test(toLatinDigits(line)) ? line.replace(NUMBER_MARK, '') : line))
}

/** The lines of a written list, and the things of each: nothing that has a letter or a digit is left out. */
export const splitList = (text: string): string[][] =>
  withoutNumbering(text.split(/[\n\r]+/u).filter((line) => wordsOf(line).length > 0)).map((line) =>
    withSentenceEnds(line)
      .split(BETWEEN)
      .map((part) => part.replace(BULLET, '').trim())
      .filter((part) => wordsOf(part).length > 0),
  )
