/** What was put into the bag already, by order: it stays while the counter is open, whichever screen is shown. */
const ticked = new Map<string, ReadonlySet<string>>()
const NONE: ReadonlySet<string> = new Set()

export const packedItemsOf = (orderId: string): ReadonlySet<string> => ticked.get(orderId) ?? NONE

/** Ticks a line, or takes the tick away; gives what is ticked now. */
export const togglePacked = (orderId: string, itemId: string): ReadonlySet<string> => {
  const next = new Set(packedItemsOf(orderId))
  if (!next.delete(itemId)) next.add(itemId)
  ticked.set(orderId, next)
  return next
}
