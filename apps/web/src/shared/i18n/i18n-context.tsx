import type { ErrorCode } from '@jhola/contract/errors'
import type { Language } from '@jhola/contract/shared/wire'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { rememberLanguage } from '../device-store/preferences.ts'
import { type I18nStore, textOf } from './i18n-store.ts'
import { directionOf } from './languages.ts'
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
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const setLanguage = useCallback(
    async (language: Language) => {
      await store.choose(language)
      rememberLanguage(language)
      document.documentElement.lang = language
      document.documentElement.dir = directionOf(language)
    },
    [store],
  )
  return useMemo(() => {
    const t: Translate = (key, values) => textOf(state, key, values)
    /** The text of an error code with the facts of its details; unknown codes get the catalogue's general words. */
    const tError = (code: string, details?: unknown): string => {
      const key = `errors.${code}`
      const values = typeof details === 'object' && details !== null ? (details as TextValues) : undefined
      const text = translate(state.catalogue, state.language, key, values)
      return text === key
        ? translate(state.catalogue, state.language, 'errors.server.failed' satisfies `errors.${ErrorCode}`)
        : text
    }
    return { t, tError, language: state.language, direction: directionOf(state.language), setLanguage }
  }, [state, setLanguage])
}
