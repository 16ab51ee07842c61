import type { Language } from '@jhola/contract/shared/wire'
import type { ListOfAreas } from './list-of-areas.ts'
import { type Area, BASE_AREAS, flattenTexts } from './texts.ts'

type Lists = Record<string, () => Promise<ListOfAreas>>
/** The lists of all languages in one module, by the same paths. */
type WholeList = () => Promise<{ all: Readonly<Record<string, ListOfAreas>> }>

/**
 * Each language has its own list of files: the lists of other languages are downloaded only before another language is picked.
 */
const lists: Lists[] = [import.meta.glob<ListOfAreas>('../../locales/*/index.ts')]
const wholeLists: WholeList[] = [() => import('./all-texts.ts')]

/** Additional lists of files, for the entry that has more texts than the customers' one. */
export const alsoRead = (list: Lists, whole?: WholeList): void => {
  lists.push(list)
  if (whole) wholeLists.push(whole)
}

const learnt: Record<string, ListOfAreas> = {}

/** Loads the file lists of every language, so that the texts of the language picked next need one round trip, not two. */
export const learnAllLists = (): void => {
  for (const load of wholeLists)
    load().then(
      ({ all }) => Object.assign(learnt, all),
      // Without them a language loads its own list when it is picked.
      () => undefined,
    )
}

const loaded = new Map<string, Promise<[string, string][]>>()

const readArea = async (language: Language, area: Area): Promise<[string, string][]> => {
  // In parallel: sequential lists would cost every counter screen one more round trip.
  const found = await Promise.all(
    lists.flatMap((list) =>
      Object.entries(list).map(([path, load]) => (path.includes(`/${language}/`) ? (learnt[path] ?? load()) : null)),
    ),
  )
  const file = `./${area}.json`
  if (BASE_AREAS.includes(area)) return flattenTexts((await found.find((list) => list?.base)?.base?.())?.texts[file], area)
  return flattenTexts((await found.map((list) => list?.areas[file]).find(Boolean)?.())?.default, area)
}

/** The texts of one area, loaded once; an area that a language lacks is empty. */
const loadArea = (language: Language, area: Area): Promise<[string, string][]> => {
  const name = `${language}/${area}`
  const known = loaded.get(name)
  if (known) return known
  const texts = readArea(language, area)
  loaded.set(name, texts)
  // A failed download must not be cached: the next try requests it again.
  texts.catch(() => loaded.delete(name))
  return texts
}

/** The texts of several areas in one language. Rejects on a network error. */
export const loadTexts = async (language: Language, areas: readonly Area[]): Promise<[string, string][]> =>
  (await Promise.all(areas.map((area) => loadArea(language, area)))).flat()
