import { LANGUAGES } from '../../constants.ts'
import type { Language } from '../wire.ts'

/** A language tag as browsers write it (`hi`, `hi-IN`, `hi_IN`): nothing else is one, and what looks like a script is not read at all. */
const TAG = /^([a-z]{2})(?:[-_][a-z0-9]{1,8}){0,4}$/i

/** Which of our languages a tag from outside names (cookie, link, storage, header); `undefined` when it names none of them. */
export const languageOfTag = (tag: string | null | undefined): Language | undefined => {
  const code = TAG.exec(tag ?? '')?.[1]?.toLowerCase()
  return LANGUAGES.find((one) => one === code)
}

/** Only Urdu is written from right to left. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** Words one after the other, with the comma that the language's script has. */
export const listWords = (language: string, words: readonly string[]): string =>
  words.join(directionOf(language) === 'rtl' ? '، ' : ', ')
