import type { Order } from '../data/board-state.ts'

type Line = Pick<
  Order['items'][number],
  'product_id' | 'product_name' | 'product_name_hi' | 'quantity' | 'unit' | 'pack_size' | 'note'
>
type PickedOrder = Pick<Order, 'order_number'> & { items: readonly Line[] }

/** One item to pick: its total quantity, and the orders that need it, with what each customer said of it. */
export type Picking = { line: Line; quantity: number; orders: { number: string; quantity: number; note?: string }[] }

const exact = (quantity: number): number => Math.round(quantity * 1000) / 1000

/** The items of several orders, sorted by their names in the user's language, so that one walk along the shelves is enough. */
export const toPickList = (
  orders: readonly PickedOrder[],
  { nameOf, language }: { nameOf(line: Line): string; language: string },
): Picking[] => {
  const picks = new Map<string, Picking>()
  for (const { order_number: number, items } of orders)
    for (const line of items) {
      const key = `${line.product_id} ${line.unit} ${line.pack_size ?? ''}`
      const known = picks.get(key)
      const pick = known ?? { line, quantity: 0, orders: [] }
      pick.quantity = exact(pick.quantity + line.quantity)
      const mine = pick.orders.find((one) => one.number === number)
      if (mine) mine.quantity = exact(mine.quantity + line.quantity)
      else pick.orders.push({ number, quantity: line.quantity, ...(line.note && { note: line.note }) })
      if (!known) picks.set(key, pick)
    }
  return [...picks.values()].sort((a, b) => nameOf(a.line).localeCompare(nameOf(b.line), language))
}
