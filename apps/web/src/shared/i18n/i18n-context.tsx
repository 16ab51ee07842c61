import type { ErrorCode } from '@jhola/contract/errors'
import { directionOf } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { saveLanguage } from '../device-store/appearance.ts'
import type { I18nStore } from './i18n-store.ts'
import { type TextKey, type TextValues, translate } from './texts.ts'

const I18nContext = createContext<I18nStore | null>(null)

/** Gives every component below the texts of the running app. */
export const I18nProvider = ({ store, children }: { store: I18nStore; children: ReactNode }) => (
  <I18nContext value={store}>{children}</I18nContext>
)

export type Translate = (key: TextKey, values?: TextValues) => string

/** The store itself, for code that loads texts or speaks outside of rendering. */
export const useI18nStore = (): I18nStore => {
  const store = useContext(I18nContext)
  if (!store) throw new Error('there is no I18nProvider above')
  return store
}

/** Texts in the reader's language: `const { t } = useT()`, `t('cart.empty')`. */
export const useT = () => {
  const store = useI18nStore()
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  /** Shows a language and keeps it; false when another was picked meanwhile. `isChosen`: on this device, by hand; else the next account may bring its own. */
  const setLanguage = useCallback(
    async (language: Language, isChosen = true) => {
      await store.choose(language)
      // Somebody picked another one while the texts of this one were coming.
      if (store.read().language !== language) return false
      saveLanguage(language, isChosen)
      document.documentElement.lang = language
      document.documentElement.dir = directionOf(language)
      return true
    },
    [store],
  )
  return useMemo(() => {
    const { language } = shown
    const look = (key: string, values?: TextValues): string | undefined => {
      const text = translate(store.read().catalogue, language, key, values)
      if (text !== key) return text
      store.miss()
      return undefined
    }
    const t: Translate = (key, values) => look(key, values) ?? key
    /**
     * The text of an error code with the facts of its details; unknown codes get the catalogue's general words. On a bad line the
     * texts of errors may still be missing when one happens: then it is told in words that every page has.
     */
    const tError = (code: string, details?: unknown): string => {
      const values = typeof details === 'object' && details !== null ? (details as TextValues) : undefined
      return look(`errors.${code}`, values) ?? look('errors.server.failed' satisfies `errors.${ErrorCode}`) ?? t('common.broken')
    }
    /**
     * The name of everyday goods, their category or a city in the reader's language; others keep the name they were given. None
     * is missed: what has no name here has none that could still come, and telling would draw the whole page again.
     */
    const tName = (english: string): string => store.read().catalogue.get(`names.${english}`) ?? english
    return { t, tName, tError, language, direction: directionOf(language), setLanguage }
  }, [shown, store, setLanguage])
}
