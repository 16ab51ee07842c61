import type { ListOfAreas } from './list-of-areas.ts'

/** The same as `all-texts.ts` of what only shops read. */
export const all = import.meta.glob<ListOfAreas>('../../locales/*/shop.ts', { eager: true, query: '?all' })
