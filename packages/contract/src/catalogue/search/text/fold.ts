import { toLatinDigits } from '../../../shared/text/digits.ts'

/** Signs that change how a letter looks, not which word it is: nukta, joiners, accents, Urdu short vowels and stretching. */
const UNHEARD =
  /[\u0300-\u036f]|[\u064b-\u0655]|[\u200b-\u200d]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc|\u0670|\u0640|\u2060|\ufeff|\u00ad/gu

/** A nasal written as half a letter before another consonant is the same as the dot above. */
const HALF_NASAL = /[ङञणनम]\u094d(?=[क-म])/gu

/**
 * Letters that keyboards differ in: Arabic ones for Urdu's, Malayalam's endings as one letter, Assamese ones for Bengali's.
 * Where Urdu writes a hamza, it is a seat for a vowel.
 */
const ONE_LETTER: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ', ۃ: 'ہ', ە: 'ہ', ء: '' },
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
  ...{ ৰ: 'র', ৎ: 'ত্' },
}
const ANY_OF_THESE = new RegExp(`[${Object.keys(ONE_LETTER).join('')}]`, 'gu')

/** One spelling for what is the same text: case, accents, nukta, nasal signs, apostrophes, digits of any script. */
const foldText = (text: string): string =>
  toLatinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(UNHEARD, '')
    .replace(/[’'‘`´]/gu, '')
    .normalize('NFC')
    // NFC joins some letters with their nukta sign's kin again; none of those has one left.
    .replaceAll('\u0901', '\u0902')
    .replace(HALF_NASAL, '\u0902')
    .replace(ANY_OF_THESE, (letter) => ONE_LETTER[letter] ?? letter)
    .replaceAll('یے', 'ے')

/** Most texts: the same rules with nothing of other scripts to look for. */
const IS_PLAIN = /^[ -~\s]*$/
const plainWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['`]/g, '')
    .match(/[a-z]+|[0-9]+/g) ?? []

/**
 * The folded words of a text in any script. Vowel signs are marks and belong to their word; digits and letters part
 * (`500g` is `500`, `g`).
 */
export const wordsOf = (text: string): string[] =>
  IS_PLAIN.test(text) ? plainWordsOf(text) : (foldText(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [])
