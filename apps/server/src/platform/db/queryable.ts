import type { Kysely } from 'kysely'

/** What a repository needs: the database itself or a transaction of it. */
export interface Queryable<Tables> {
  readonly kysely: Kysely<Tables>
  /** Runs one SQL statement (prepared by name) and returns its rows. The caller states the row's shape. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs one writing statement and returns how many rows it touched. */
  execute(text: string, values?: readonly unknown[]): Promise<number>
}
