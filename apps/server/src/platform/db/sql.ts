import type { Queryable } from './queryable.ts'

/** What hand-written SQL needs of a database or a transaction, whatever tables it was typed with. */
export type Sql = Pick<Queryable<unknown>, 'query' | 'execute'>
