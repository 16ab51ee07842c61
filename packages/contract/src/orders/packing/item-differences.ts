import type { OrderItem } from '../schema.ts'

/** One line before and after; null: it was not there, or is not any more. A replacement stands beside the line that it replaces. */
export type ItemDifference = { was: OrderItem | null; now: OrderItem | null }

const isSame = (was: OrderItem, now: OrderItem): boolean =>
  was.product_id === now.product_id && was.quantity === now.quantity && was.unit_price === now.unit_price

/** The lines that differ between two states of one order, in the order of the lines. */
export const itemDifferences = (before: readonly OrderItem[], after: readonly OrderItem[]): ItemDifference[] => {
  const told = new Set<number>()
  const changed = before.flatMap((was): ItemDifference[] => {
    const now = after.find(({ line_no }) => line_no === was.line_no)
    const instead = now ? undefined : after.find(({ replaces, line_no }) => replaces === was.line_no && !told.has(line_no))
    if (now) told.add(now.line_no)
    if (instead) told.add(instead.line_no)
    return now && isSame(was, now) ? [] : [{ was, now: now ?? instead ?? null }]
  })
  const added = after.filter(({ line_no }) => !told.has(line_no)).map((now): ItemDifference => ({ was: null, now }))
  return [...changed, ...added]
}
