import { collectGarbage } from '../../../platform/collect-garbage.ts'

const ROWS = 5000

/**
 * Triggers a garbage collection. Rows live long enough to be promoted to the old generation, and V8 lets the heap grow: an import
 * of 50,000 rows used 650 MB without releasing any. Takes about 50 ms for each 5,000 rows.
 */
export const createTidying = () => {
  let rows = 0
  return (more: number): void => {
    rows += more
    if (rows < ROWS) return
    rows = 0
    collectGarbage()
  }
}
