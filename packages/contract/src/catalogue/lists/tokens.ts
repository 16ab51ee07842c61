import { foldText } from '../search/text/fold.ts'
import { NAME_IN_ONE } from './list-words.ts'

/** A folded word, number or sign of a list; `from` and `to` are its places in the folded text. */
export type Token = { text: string; from: number; to: number; isName: boolean }

const TOKEN = new RegExp(`(${NAME_IN_ONE})|\\d+(?:\\.\\d+)?(?:[/⁄]\\d+)?|[\\p{L}\\p{M}]+|[₹×*&+]`, 'gu')

/** One sign for one thing: "50/-" is "50 rs", "1½" is "1 1/2", "2-3" is the smaller, "1,000" is 1000. */
const tidy = (text: string): string =>
  text
    .replace(/(\d)\s*\/\s*[-–—=]/gu, '$1 rs ')
    .replace(/[½¼¾]/gu, (part) => ` ${part === '½' ? '1/2' : part === '¼' ? '1/4' : '3/4'} `)
    .replace(/(\d),(?=\d{3}(?!\d))/gu, '$1')
    .replace(/(?<!\d)(\d+)\s*[-–]\s*(?!\1)\d+(?:\.\d+)?(?=\s*\p{L})/gu, '$1')
    .replace(/(\d)(kg|gm|ltr|pkt|packet)(?=(?!s\b)[a-z]{3})/giu, '$1 $2 ')
    .replace(/(\d)\s*[x×*]\s*(?=\d)/giu, '$1 × ')
    .replace(/(?<![\p{L}\p{M}\d])[x×*]\s*(?=\d)/giu, '× ')

/** The text of a list in folded letters. */
export const foldList = (text: string): string => foldText(tidy(text))

/** The words, numbers and signs of a folded text. */
export const tokensOf = (folded: string): Token[] =>
  [...folded.matchAll(TOKEN)].map(({ 0: text, 1: name, index }) => ({
    text,
    from: index,
    to: index + text.length,
    isName: name !== undefined,
  }))
