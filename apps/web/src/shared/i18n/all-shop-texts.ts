import type { ListOfAreas } from './list-of-areas.ts'

/** Like `all-texts.ts`, for the texts that only shops read. */
export const all = import.meta.glob<ListOfAreas>('../../locales/*/shop.ts', { eager: true, query: '?all' })
