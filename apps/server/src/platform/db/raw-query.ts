import { CompiledQuery, type Kysely } from 'kysely'

type Executor<Tables> = Pick<Kysely<Tables>, 'executeQuery'>

/** Runs SQL on whichever connection `executor` stands for, and returns the rows. The caller states their shape. */
export async function executeRows<Row, Tables>(
  executor: Executor<Tables>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const query: CompiledQuery<Row> = CompiledQuery.raw(text, [...values])
  return (await executor.executeQuery(query)).rows
}

/** Runs a writing statement and returns the number of rows it touched. */
export async function executeCount<Tables>(
  executor: Executor<Tables>,
  text: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const result = await executor.executeQuery(CompiledQuery.raw(text, [...values]))
  return Number(result.numAffectedRows ?? 0n)
}
