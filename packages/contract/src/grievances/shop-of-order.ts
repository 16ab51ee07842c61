import { orderNumber } from '../orders/order-number.ts'

/** An order's count in its shop, from the number that people read: `001-0042` is 42. Null where there is none. */
export const countIn = (typed: string): number | null => {
  const digits = /-(\d{1,9})$/.exec(typed.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

/**
 * The shop of a typed order number among shops where the writer has an order with this count. Counts repeat from shop to shop, so
 * the name of the shop before the dash decides. Null: no shop fits, or the short names of several do.
 */
export const shopOfOrder = (typed: string, shops: readonly string[]): string | null => {
  const count = countIn(typed)
  if (count === null) return null
  const wanted = typed.trim().replace(/^#\s*/, '').toUpperCase()
  const fitting = shops.filter((shop) => orderNumber(shop, count) === wanted.replace(/\d+$/, String(count).padStart(4, '0')))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
