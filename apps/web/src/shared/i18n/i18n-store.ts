import type { Language } from '@jhola/contract/shared/wire'
import { loadTexts } from './load-texts.ts'
import { type Area, type Catalogue, type TextKey, type TextValues, translate } from './texts.ts'

/** A moment of the texts: which language is shown and what is loaded of it. Changes as a whole. */
export type I18nState = { language: Language; catalogue: Catalogue; areas: ReadonlySet<Area> }

/** Texts of one running app (or of one request on the server). */
export type I18nStore = {
  read(): I18nState
  /** What screens are made of: another one when the language changes, or when a text comes that somebody missed, not by each area. */
  shown(): I18nState
  /** Somebody wanted to show a text that is not here: they are told when texts come. */
  miss(): void
  subscribe(listener: () => void): () => void
  /** Makes sure that the texts of these areas are there, in the language shown. */
  need(areas: readonly Area[]): Promise<void>
  /** Shows another language once all loaded areas are there in it. */
  choose(language: Language): Promise<void>
}

export const createI18nStore = (language: Language): I18nStore => {
  let state: I18nState = { language, catalogue: new Map(), areas: new Set() }
  // What was asked for last. Downloads overlap (the shell's texts, a screen's texts, another language), so the newest wish
  // is shown when it is complete and an older one that comes late never takes texts away again.
  let wanted: { language: Language; areas: ReadonlySet<Area> } = { language, areas: new Set() }
  let shown = state
  let hasMissed = false
  const listeners = new Set<() => void>()
  const isShown = (wish: typeof wanted): boolean =>
    state.language === wish.language && [...wish.areas].every((area) => state.areas.has(area))
  const show = async (wish: typeof wanted): Promise<void> => {
    const before = wanted
    wanted = wish
    try {
      const texts = await loadTexts(wish.language, [...wish.areas])
      // A newer wish holds all our areas; in another language it alone may be shown.
      if (wanted.language !== wish.language || isShown(wish)) return
      const isOther = state.language !== wish.language
      state = { ...wish, catalogue: new Map(texts) }
      if (isOther || hasMissed) shown = state
      hasMissed = false
      for (const listener of listeners) listener()
    } catch (error) {
      if (wanted === wish) wanted = before
      throw error
    }
  }
  return {
    read: () => state,
    shown: () => shown,
    miss: () => {
      hasMissed = true
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    need: async (areas) => {
      if (areas.every((area) => state.areas.has(area))) return
      await show({ language: wanted.language, areas: new Set([...wanted.areas, ...areas]) })
    },
    choose: (next) => show({ language: next, areas: wanted.areas }),
  }
}

/** A text outside of components (toasts, titles). */
export const textOf = (state: I18nState, key: TextKey, values?: TextValues): string =>
  translate(state.catalogue, state.language, key, values)
