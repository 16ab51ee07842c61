import type { Language } from '@jhola/contract/shared/wire'
import { type Area, flattenTexts } from './texts.ts'

type Areas = Record<string, () => Promise<{ default: unknown }>>
export type ListOfAreas = { areas: Areas }
type Lists = Record<string, () => Promise<ListOfAreas>>

/** Each language knows its own files: nobody downloads the names of the others', but who is about to pick one. */
export const lists: Lists[] = [import.meta.glob<ListOfAreas>('../../locales/*/index.ts')]

/** Further lists of files, of an entry that reads more than customers do. */
export const alsoRead = (list: Lists): void => void lists.push(list)

const loaded = new Map<string, Promise<[string, string][]>>()

const readArea = async (language: Language, area: Area): Promise<[string, string][]> => {
  // At once: one list after the other would be one more round for every screen of the counter.
  const found = await Promise.all(
    lists.flatMap((list) => Object.entries(list).map(([path, load]) => (path.includes(`/${language}/`) ? load() : null))),
  )
  const file = await found.map((files) => files?.areas[`./${area}.json`]).find(Boolean)?.()
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
