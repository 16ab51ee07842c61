import { LANGUAGES } from '../../constants.ts'
import type { Language } from '../wire.ts'

/** A language tag in the form of browsers (`hi`, `hi-IN`, `hi_IN`). Anything else is ignored, so that no script is ever read. */
const TAG = /^([a-z]{2})(?:[-_][a-z0-9]{1,8}){0,4}$/i

/** Our language for an external tag (cookie, link, storage, header); `undefined` if it is none of ours. */
export const languageOfTag = (tag: string | null | undefined): Language | undefined => {
  const code = TAG.exec(tag ?? '')?.[1]?.toLowerCase()
  return LANGUAGES.find((one) => one === code)
}

/** Only Urdu is written from right to left. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** A list of words, with the comma of the language's script. */
export const listWords = (language: string, words: readonly string[]): string =>
  words.join(directionOf(language) === 'rtl' ? '، ' : ', ')
