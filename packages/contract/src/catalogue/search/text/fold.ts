import { toLatinDigits } from '../../../shared/text/digits.ts'

/** Signs that change how a letter looks, not which word it is: nukta, joiners, accents, Urdu short vowels and kashida. */
const UNHEARD =
  /[\u0300-\u036f]|[\u064b-\u0655]|[\u200b-\u200d]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc|\u0670|\u0640|\u2060|\ufeff|\u00ad/gu

/** A nasal written as a half letter before another consonant equals the dot above. */
const HALF_NASAL = /[ङञणनम]\u094d(?=[क-म])/gu

/**
 * Letters that differ between keyboards: Arabic ones for Urdu's, Malayalam chillu letters, Assamese ones for Bengali's. A hamza
 * in Urdu stands for a vowel.
 */
const ONE_LETTER: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ', ۃ: 'ہ', ە: 'ہ', ء: '' },
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
  ...{ ৰ: 'র', ৎ: 'ত্' },
}
const ANY_OF_THESE = new RegExp(`[${Object.keys(ONE_LETTER).join('')}]`, 'gu')

/** Normalises equivalent spellings: case, accents, nukta, nasal signs, apostrophes, digits of any script. */
export const foldText = (text: string): string =>
  toLatinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(UNHEARD, '')
    .replace(/[’'‘`´]/gu, '')
    .normalize('NFC')
    // NFC composes some letters again, but no letter with a nukta is left at this point.
    .replaceAll('\u0901', '\u0902')
    .replace(HALF_NASAL, '\u0902')
    .replace(ANY_OF_THESE, (letter) => ONE_LETTER[letter] ?? letter)
    .replaceAll('یے', 'ے')

/** Fast path for most texts: no other script to handle. */
const IS_PLAIN = /^[ -~\s]*$/
const plainWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['`]/g, '')
    .match(/[a-z]+|[0-9]+/g) ?? []

/**
 * The folded words of a text in any script. Vowel signs are marks and belong to their word; digits and letters are separated
 * (`500g` is `500`, `g`).
 */
export const wordsOf = (text: string): string[] =>
  IS_PLAIN.test(text) ? plainWordsOf(text) : (foldText(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [])
