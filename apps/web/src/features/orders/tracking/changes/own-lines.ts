import { QUANTITY_MAX } from '@jhola/contract/constants'
import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { OrderItem } from '@jhola/contract/orders/schema'
import { type CartItem, capQuantity, quantityStep } from '../../../../domain/cart/cart.ts'

/** A line while the customer changes the order; quantity 0: taken out; choice null: as for the order. */
export type OwnLine = Pick<CartItem, 'id' | 'name' | 'name_hi' | 'image' | 'unit' | 'price' | 'loose' | 'quantity'> & {
  choice: MissingChoice | null
}

export const toOwnLine = (item: OrderItem): OwnLine => ({
  id: item.product_id,
  name: item.product_name,
  name_hi: item.product_name_hi,
  image: item.image,
  unit: item.unit,
  price: item.unit_price,
  loose: item.loose,
  quantity: item.quantity,
  choice: item.if_missing,
})

/** With this quantity; what a scale weighed stays exact until it is changed. */
export const withQuantity = (lines: readonly OwnLine[], id: string, quantity: number): OwnLine[] =>
  lines.map((line) =>
    line.id === id ? { ...line, quantity: capQuantity({ ...line, maxQuantity: QUANTITY_MAX }, Math.max(0, quantity)) } : line,
  )

/** With another choice for one product. */
export const withChoice = (lines: readonly OwnLine[], id: string, choice: MissingChoice | null): OwnLine[] =>
  lines.map((line) => (line.id === id ? { ...line, choice } : line))

/** With one step more of a product of the shop. */
export const withAdded = (lines: readonly OwnLine[], added: OwnLine): OwnLine[] => {
  const known = lines.find(({ id }) => id === added.id)
  if (known) return withQuantity(lines, added.id, known.quantity + quantityStep(added))
  return [...lines, { ...added, quantity: quantityStep(added) }]
}

/** The items of the call; `undefined` when no line differs from the order. */
export const changedItems = (lines: readonly OwnLine[], items: readonly OrderItem[]) => {
  const given = lines.filter(({ quantity }) => quantity > 0)
  const before = (id: string) => items.find((item) => item.product_id === id)
  const isSame =
    given.length === items.length &&
    given.every(({ id, quantity, choice }) => before(id)?.quantity === quantity && before(id)?.if_missing === choice)
  if (isSame) return undefined
  return given.map(({ id, quantity, price, choice }) => ({
    ...{ product_id: id, quantity, price },
    ...(choice !== (before(id)?.if_missing ?? null) && { if_missing: choice }),
  }))
}
