import { type ParamsArgument, type Statement, valuesOf } from './statement.ts'

/** Sends one text with its values on some connection. */
export type Send = (text: string, values: readonly unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>

/** What a repository needs of a database or a transaction: statements that the check knows, each prepared by name. */
export type Sql = {
  /** Runs a statement and returns its rows. */
  rows<Params, Row>(statement: Statement<Params, Row>, ...params: ParamsArgument<Params>): Promise<Row[]>
  /** Runs a statement and returns its first row, if it gives one. */
  first<Params, Row>(statement: Statement<Params, Row>, ...params: ParamsArgument<Params>): Promise<Row | undefined>
  /** Runs a statement and returns how many rows it touched. */
  run<Params, Row>(statement: Statement<Params, Row>, ...params: ParamsArgument<Params>): Promise<number>
  /** Runs a text that no check knows, with numbered values; for tools and tests. The caller states the row's shape. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs a writing text that no check knows and returns how many rows it touched. */
  execute(text: string, values?: readonly unknown[]): Promise<number>
}

/** The calls of `Sql` over one way to send. */
export const toSql = (send: Send): Sql => {
  // @NOTE what a row is was read from the database when the types of the statements were written (docs/decisions/039).
  const rows = async <Row>(text: string, values: readonly unknown[]) => (await send(text, values)).rows as Row[]
  const count = async (text: string, values: readonly unknown[]) => (await send(text, values)).rowCount ?? 0
  const rowsOf = <Params, Row>(statement: Statement<Params, Row>, params: unknown) =>
    rows<Row>(statement.text, valuesOf(statement, params))
  return {
    rows: (statement, ...[params]) => rowsOf(statement, params),
    first: async (statement, ...[params]) => (await rowsOf(statement, params))[0],
    run: (statement, ...[params]) => count(statement.text, valuesOf(statement, params)),
    query: (text, values = []) => rows(text, values),
    execute: (text, values = []) => count(text, values),
  }
}
