import type { Sql } from './sql.ts'

/** So many rows end well within the time limit of a statement. */
const BATCH_ROWS = 5_000

/** Repeats a step that works on at most `most` until it finds fewer, so that no single statement grows with what piled up. Returns how many. */
export const inBatches = async (step: (most: number) => Promise<number>, most = BATCH_ROWS): Promise<number> => {
  let total = 0
  for (;;) {
    const count = await step(most)
    total += count
    if (count < most) return total
  }
}

/** Which rows of a table go; `values` are the condition's parameters. Fewer at once where each row takes others with it. */
export type OldRows = { table: string; condition: string; values: readonly unknown[]; most?: number }

/**
 * Deletes rows in batches, each its own statement. Rows that somebody holds are left for the next time; one that was changed in the same
 * moment stays when it no longer meets the condition. Returns how many.
 */
export const deleteInBatches = (sql: Sql, { table, condition, values, most }: OldRows): Promise<number> =>
  inBatches(
    (rows) =>
      sql.execute(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${rows} FOR UPDATE SKIP LOCKED))`,
        values,
      ),
    most,
  )
