import { LANGUAGES, READY_LANGUAGES } from '@jhola/contract/constants'
import type { Language } from '@jhola/contract/shared/wire'

/** Languages by their own name; only Urdu is written right to left. */
const NATIVE_NAMES: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  bn: 'বাংলা',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ଓଡ଼ିଆ',
  as: 'অসমীয়া',
  ur: 'اردو',
}

export type LanguageEntry = { code: Language; nativeName: string; direction: 'ltr' | 'rtl'; isReady: boolean }

const isReady = (code: Language): boolean => READY_LANGUAGES.some((ready) => ready === code)

/** Every language of the product, with whether its texts are complete yet. */
export const LANGUAGE_ENTRIES: readonly LanguageEntry[] = LANGUAGES.map((code) => ({
  code,
  nativeName: NATIVE_NAMES[code],
  direction: code === 'ur' ? 'rtl' : 'ltr',
  isReady: isReady(code),
}))

/** A language as its own readers write it. */
export const nativeNameOf = (language: Language): string => NATIVE_NAMES[language]

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr')

/** The language of a code that came from outside (cookie, storage, browser); odd strings and unfinished ones give English. */
export const toReadyLanguage = (text: string | null | undefined): Language => {
  const code = text?.slice(0, 2).toLowerCase()
  return READY_LANGUAGES.find((ready) => ready === code) ?? 'en'
}
