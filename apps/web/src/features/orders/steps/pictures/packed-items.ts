/** The packed items of each order. Kept in memory while the counter is open, on every screen. */
const ticked = new Map<string, ReadonlySet<string>>()
const NONE: ReadonlySet<string> = new Set()

export const packedItemsOf = (orderId: string): ReadonlySet<string> => ticked.get(orderId) ?? NONE

/** Toggles the tick of a line; returns the ticked lines. */
export const togglePacked = (orderId: string, itemId: string): ReadonlySet<string> => {
  const next = new Set(packedItemsOf(orderId))
  if (!next.delete(itemId)) next.add(itemId)
  ticked.set(orderId, next)
  return next
}
