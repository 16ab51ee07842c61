import type { Language } from '@jhola/contract/shared/wire'
import { loadTexts } from './load-texts.ts'
import { type Area, type Catalogue, type TextKey, type TextValues, translate } from './texts.ts'

/** Snapshot of the texts: the language shown and the loaded areas. Replaced as a whole. */
export type I18nState = { language: Language; catalogue: Catalogue; areas: ReadonlySet<Area> }

/** Texts of one running app (or of one request on the server). */
export type I18nStore = {
  read(): I18nState
  /**
   * The snapshot used for rendering: a new one when the language changes, or when a missing text arrives, but not for each loaded
   * area.
   */
  shown(): I18nState
  /** Marks a text as missing: its users are notified when texts arrive. */
  miss(): void
  subscribe(listener: () => void): () => void
  /** Loads these areas in the language shown. */
  need(areas: readonly Area[]): Promise<void>
  /** Switches to another language once all loaded areas are available in it. */
  choose(language: Language): Promise<void>
}

export const createI18nStore = (language: Language): I18nStore => {
  let state: I18nState = { language, catalogue: new Map(), areas: new Set() }
  // The last request. Loads overlap (texts of the shell, of a screen, of another language): the newest request is shown when it
  // is complete, and an older one that completes late never removes texts.
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
      // The newest request includes all our areas; in another language only that one may be shown.
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
