/** So many rows end well within the time limit of a statement. */
const BATCH_ROWS = 5_000

/** Repeats a step that works on at most `most` until it finds fewer, so that no single statement grows with what piled up. Returns how many. */
export const inBatches = async (step: (max: number) => Promise<number>, max = BATCH_ROWS): Promise<number> => {
  let total = 0
  for (;;) {
    const count = await step(max)
    total += count
    if (count < max) return total
  }
}

/**
 * The text that deletes some of a table's rows that meet a condition; it takes `:most`. Rows that somebody holds are left for the next time;
 * one that was changed in the same moment stays when it no longer meets the condition.
 */
export const deleteSome = (table: string, condition: string): string =>
  `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT :limit FOR UPDATE SKIP LOCKED))`
