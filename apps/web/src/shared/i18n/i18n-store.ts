import type { Language } from '@jhola/contract/shared/wire'
import { loadTexts } from './load-texts.ts'
import { type Area, type Catalogue, type TextKey, type TextValues, translate } from './texts.ts'

/** A moment of the texts: which language is shown and what is loaded of it. Changes as a whole. */
export type I18nState = { language: Language; catalogue: Catalogue; areas: ReadonlySet<Area> }

/** Texts of one running app (or of one request on the server). */
export type I18nStore = {
  read(): I18nState
  subscribe(listener: () => void): () => void
  /** Makes sure that the texts of these areas are there, in the language shown. */
  need(areas: readonly Area[]): Promise<void>
  /** Shows another language once all loaded areas are there in it. */
  choose(language: Language): Promise<void>
}

export const createI18nStore = (language: Language): I18nStore => {
  let state: I18nState = { language, catalogue: new Map(), areas: new Set() }
  const listeners = new Set<() => void>()
  const show = async (next: Language, areas: ReadonlySet<Area>): Promise<void> => {
    const texts = await loadTexts(next, [...areas])
    state = { language: next, catalogue: new Map(texts), areas }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    need: async (areas) => {
      if (areas.every((area) => state.areas.has(area))) return
      await show(state.language, new Set([...state.areas, ...areas]))
    },
    choose: (next) => show(next, state.areas),
  }
}

/** A text outside of components (toasts, titles). */
export const textOf = (state: I18nState, key: TextKey, values?: TextValues): string =>
  translate(state.catalogue, state.language, key, values)
