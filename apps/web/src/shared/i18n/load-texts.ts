import type { Language } from '@jhola/contract/shared/wire'
import type { ListOfAreas } from './list-of-areas.ts'
import { type Area, BASE_AREAS, flattenTexts } from './texts.ts'

type Lists = Record<string, () => Promise<ListOfAreas>>
/** The lists of all languages at once, by the same paths. */
type WholeList = () => Promise<{ all: Readonly<Record<string, ListOfAreas>> }>

/** Each language knows its own files: nobody downloads the names of the others', but who is about to pick one. */
const lists: Lists[] = [import.meta.glob<ListOfAreas>('../../locales/*/index.ts')]
const wholeLists: WholeList[] = [() => import('./all-texts.ts')]

/** Further lists of files, of an entry that reads more than customers do. */
export const alsoRead = (list: Lists, whole?: WholeList): void => {
  lists.push(list)
  if (whole) wholeLists.push(whole)
}

const learnt: Record<string, ListOfAreas> = {}

/** Learns which files every language has: the texts of one that is picked next take one round over the network, not two. */
export const learnAllLists = (): void => {
  for (const load of wholeLists)
    load().then(
      ({ all }) => Object.assign(learnt, all),
      // Without it a language reads its own list when it is picked.
      () => undefined,
    )
}

const loaded = new Map<string, Promise<[string, string][]>>()

const readArea = async (language: Language, area: Area): Promise<[string, string][]> => {
  // At once: one list after the other would be one more round for every screen of the counter.
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
  // A failed download must not be remembered: the next try asks again.
  texts.catch(() => loaded.delete(name))
  return texts
}

/** The texts of several areas in one language. Rejects when the network does. */
export const loadTexts = async (language: Language, areas: readonly Area[]): Promise<[string, string][]> =>
  (await Promise.all(areas.map((area) => loadArea(language, area)))).flat()
