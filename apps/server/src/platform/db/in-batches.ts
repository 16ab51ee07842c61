/** A statement on this many rows ends well within the statement timeout. */
const BATCH_ROWS = 5_000

/**
 * Repeats a step that processes up to `max` rows until it finds fewer, so that a backlog does not make one statement too long.
 * Returns the total.
 */
export const inBatches = async (step: (max: number) => Promise<number>, max = BATCH_ROWS): Promise<number> => {
  let total = 0
  for (;;) {
    const count = await step(max)
    total += count
    if (count < max) return total
  }
}

/**
 * The text that deletes up to `:most` rows of a table that meet a condition. Locked rows are left for the next run. A row
 * changed at the same moment stays when it no longer meets the condition.
 */
export const deleteSome = (table: string, condition: string): string =>
  `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT :limit FOR UPDATE SKIP LOCKED))`
