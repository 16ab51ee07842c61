import type { ListOfAreas } from './list-of-areas.ts'

/**
 * The text files of every language, in one module: the query string makes copies of the lists, which otherwise stay separate
 * files.
 */
export const all = import.meta.glob<ListOfAreas>('../../locales/*/{index,late}.ts', { eager: true, query: '?all' })
