import type { ErrorCode } from '@jhola/contract/errors'
import { directionOf } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { saveLanguage } from '../device-store/appearance.ts'
import type { I18nStore } from './i18n-store.ts'
import { type TextKey, type TextValues, translate } from './texts.ts'

const I18nContext = createContext<I18nStore | null>(null)

/** Provides the texts of the running app to the components below. */
export const I18nProvider = ({ store, children }: { store: I18nStore; children: ReactNode }) => (
  <I18nContext value={store}>{children}</I18nContext>
)

export type Translate = (key: TextKey, values?: TextValues) => string

/** The i18n store, for code that loads texts or speaks outside of rendering. */
export const useI18nStore = (): I18nStore => {
  const store = useContext(I18nContext)
  if (!store) throw new Error('there is no I18nProvider above')
  return store
}

/** Texts in the reader's language: `const { t } = useT()`, `t('cart.empty')`. */
export const useT = () => {
  const store = useI18nStore()
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  /**
   * Shows a language and stores it; false when another language was picked in the meantime. `isChosen`: picked by hand on this
   * device; otherwise the next account may override it.
   */
  const setLanguage = useCallback(
    async (language: Language, isChosen = true) => {
      await store.choose(language)
      // Another language was picked while these texts were loading.
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
     * The text of an error code with the values of its details; unknown codes get the general text. On a bad connection the error
     * texts may not be loaded yet; then a text that every page has is shown.
     */
    const tError = (code: string, details?: unknown): string => {
      const values = typeof details === 'object' && details !== null ? (details as TextValues) : undefined
      return look(`errors.${code}`, values) ?? look('errors.server.failed' satisfies `errors.${ErrorCode}`) ?? t('common.broken')
    }
    /**
     * The name of a common product, a category or a city in the reader's language; others keep their given name. A name that is
     * not found is not reported as missing: it has no translation that could still load, and a report would rerender the page.
     */
    const tName = (english: string): string => store.read().catalogue.get(`names.${english}`) ?? english
    return { t, tName, tError, language, direction: directionOf(language), setLanguage }
  }, [shown, store, setLanguage])
}
