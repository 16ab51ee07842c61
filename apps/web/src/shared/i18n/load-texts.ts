import type { Language } from '@jhola/contract/shared/wire'
import { type Area, flattenTexts } from './texts.ts'

type Areas = Record<string, () => Promise<{ default: unknown }>>

/** Each language knows its own files: nobody downloads the names of the others'. */
const languages = import.meta.glob<{ areas: Areas }>('../../locales/*/index.ts')

const loaded = new Map<string, Promise<[string, string][]>>()

const readArea = async (language: Language, area: Area): Promise<[string, string][]> => {
  const files = await languages[`../../locales/${language}/index.ts`]?.()
  const file = await files?.areas[`./${area}.json`]?.()
  return file ? flattenTexts(file.default, area) : []
}

/** The texts of one area, loaded once; an area that a language lacks is empty. */
const loadArea = (language: Language, area: Area): Promise<[string, string][]> => {
  const name = `${language}/${area}`
  const known = loaded.get(name)
  if (known) return known
  const texts = readArea(language, area)
  loaded.set(name, texts)
  // A failed download must not be remembered: the next try asks again.
  texts.catch(() => loaded.delete(name))
  return texts
}

/** The texts of several areas in one language. Rejects when the network does. */
export const loadTexts = async (language: Language, areas: readonly Area[]): Promise<[string, string][]> =>
  (await Promise.all(areas.map((area) => loadArea(language, area)))).flat()
