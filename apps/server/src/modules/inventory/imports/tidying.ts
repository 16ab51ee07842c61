import { collectGarbage } from '../../../platform/collect-garbage.ts'

const ROWS = 5000

/**
 * Rows live just long enough to be taken for lasting ones, and V8 lets the room that they leave grow: an import of 50,000 had 650 MB
 * without giving it back in between. Takes some 50 ms for each five thousand rows.
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
