import type { ChangedLine, ShortLine } from '@jhola/contract/error-details'
import { type CartItem, capQuantity } from './cart.ts'

/**
 * Differences between a product at the shop and its line on this device. Prices in rupees, quantities in selling units.
 * `available` null: there is enough stock. `back_at`: when what is off the shelf is there again, if that is known.
 */
export type CartChange = {
  product_id: string
  is_gone: boolean
  old_price: number
  new_price: number
  available: number | null
  back_at?: string | null
}

/** A line as the shop would bill it now. */
type BilledLine = { product_id: string; unit_price: number; available: number; back_at?: string | null }

const isWorthTelling = (change: CartChange): boolean =>
  change.is_gone || change.available !== null || change.new_price !== change.old_price

/** Changes since the lines were added, from the shop's own bill for exactly these lines. */
export const changesByBill = (items: readonly CartItem[], billed: readonly BilledLine[]): CartChange[] => {
  const lines = new Map(billed.map((line) => [line.product_id, line]))
  return items
    .map((item): CartChange => {
      const line = lines.get(item.id)
      return {
        product_id: item.id,
        is_gone: line === undefined,
        old_price: item.price,
        new_price: line?.unit_price ?? item.price,
        available: line && line.available < item.quantity ? line.available : null,
        ...(line?.back_at && { back_at: line.back_at }),
      }
    })
    .filter(isWorthTelling)
}

/** The same from a refused order: `orders.changed` lists prices, `inventory.insufficient` quantities. */
export const changesByRefusal = (
  items: readonly CartItem[],
  changed: readonly ChangedLine[],
  short: readonly ShortLine[],
): CartChange[] =>
  items
    .map((item): CartChange => {
      const price = changed.find((line) => line.product_id === item.id)
      const stock = short.find((line) => line.product_id === item.id)
      return {
        product_id: item.id,
        is_gone: price !== undefined && price.new_price === null,
        old_price: item.price,
        new_price: price?.new_price ?? item.price,
        available: stock ? stock.available : null,
        ...(stock?.back_at && { back_at: stock.back_at }),
      }
    })
    .filter(isWorthTelling)

/** The lines with the changes accepted: unavailable products are left out, the rest have today's price and stock. */
export const applyChanges = (items: readonly CartItem[], changes: readonly CartChange[]): CartItem[] => {
  const byProduct = new Map(changes.map((change) => [change.product_id, change]))
  return items.flatMap((item) => {
    const change = byProduct.get(item.id)
    if (!change) return [item]
    if (change.is_gone) return []
    const now = { ...item, price: change.new_price, maxQuantity: change.available ?? item.maxQuantity }
    const quantity = change.available === null ? item.quantity : capQuantity(now, Math.min(item.quantity, change.available))
    return quantity > 0 ? [{ ...now, quantity }] : []
  })
}
