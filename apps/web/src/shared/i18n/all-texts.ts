import type { ListOfAreas } from './list-of-areas.ts'

/** Which files of texts each language has, in one file: the query makes copies of the lists, which else stay files of their own. */
export const all = import.meta.glob<ListOfAreas>('../../locales/*/{index,late}.ts', { eager: true, query: '?all' })
