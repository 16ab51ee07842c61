import type { Language } from '@jhola/contract/shared/wire'
import { type Area, flattenTexts } from './texts.ts'

const files = import.meta.glob<{ default: unknown }>(['../../locales/*/*.json', '!../../locales/*/server.json'])

const loaded = new Map<string, Promise<[string, string][]>>()

/** The texts of one area, loaded once; an area that a language lacks is empty. */
const loadArea = (language: Language, area: Area): Promise<[string, string][]> => {
  const path = `../../locales/${language}/${area}.json`
  const known = loaded.get(path)
  if (known) return known
  const load = files[path]
  const texts = load ? load().then((module) => flattenTexts(module.default, area)) : Promise.resolve([])
  loaded.set(path, texts)
  // A failed download must not be remembered: the next try asks again.
  texts.catch(() => loaded.delete(path))
  return texts
}

/** The texts of several areas in one language. Rejects when the network does. */
export const loadTexts = async (language: Language, areas: readonly Area[]): Promise<[string, string][]> =>
  (await Promise.all(areas.map((area) => loadArea(language, area)))).flat()
