import { languageOfTag } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'

/** The language of a code from outside (cookie, storage, browser); unknown codes give English. */
export const toLanguage = (text: string | null | undefined): Language => languageOfTag(text) ?? 'en'
