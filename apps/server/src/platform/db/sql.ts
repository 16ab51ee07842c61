import { type ParamsArgument, type Statement, valuesOf } from './statement.ts'

/** Sends one text with its values on a connection. */
export type Send = (text: string, values: readonly unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>

/** The part of a database or transaction that a repository uses: checked statements, each prepared by name. */
export type Sql = {
  /** Runs a statement and returns its rows. */
  rows<Params, Row>(statement: Statement<Params, Row>, ...params: ParamsArgument<Params>): Promise<Row[]>
  /** Runs a statement and returns its first row, if any. */
  first<Params, Row>(statement: Statement<Params, Row>, ...params: ParamsArgument<Params>): Promise<Row | undefined>
  /** Runs a statement and returns the number of affected rows. */
  run<Params, Row>(statement: Statement<Params, Row>, ...params: ParamsArgument<Params>): Promise<number>
  /** Runs an unchecked text with numbered values, for tools and tests. The caller states the row's type. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs an unchecked writing text and returns the number of affected rows. */
  execute(text: string, values?: readonly unknown[]): Promise<number>
}

/** Implements `Sql` over one send function. */
export const toSql = (send: Send): Sql => {
  // @NOTE the row type was read from the database when the statement types were generated (docs/decisions/039).
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
