import { languageOfTag } from '@jhola/contract/shared/language'
import type { Language } from '@jhola/contract/shared/wire'

/** Only Urdu is written from right to left. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** The language of a code that came from outside (cookie, storage, browser); odd strings give English. */
export const toLanguage = (text: string | null | undefined): Language => languageOfTag(text) ?? 'en'
