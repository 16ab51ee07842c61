import type { ElsewhereShop } from '@jhola/contract/orders/elsewhere/routes'
import type { Order } from '@jhola/contract/orders/schema'
import { addItem, type CartItem, changeCart } from '../../../../domain/cart/cart.ts'
import { itemNotesStore, withNote } from '../../../../domain/cart/item-notes.ts'
import { toCartItem } from '../../../../domain/cart/to-cart-item.ts'

export type ElsewhereLine = ElsewhereShop['lines'][number]
type Item = Order['items'][number]

/** The goods of a shop beside those of the order. */
export type ElsewhereGoods = {
  same: ElsewhereLine[]
  similar: ElsewhereLine[]
  missing: Item[]
  /** What the same goods cost in the order, in rupees. */
  before: number
}

/** One line for each ordered product. */
export const itemOf = (order: Pick<Order, 'items'>, productId: string): Item | undefined =>
  order.items.find(({ product_id }) => product_id === productId)

/** What a shop has, has something like, and has not. */
export const sortGoods = (order: Pick<Order, 'items'>, { lines }: Pick<ElsewhereShop, 'lines'>): ElsewhereGoods => {
  const found = new Set(lines.map(({ product_id }) => product_id))
  const ids = [...new Set(order.items.map(({ product_id }) => product_id))]
  const same = lines.filter(({ likeness }) => likeness === 'same')
  const cost = same.reduce((sum, { product_id, quantity }) => sum + (itemOf(order, product_id)?.unit_price ?? 0) * quantity, 0)
  return {
    same,
    similar: lines.filter(({ likeness }) => likeness === 'similar'),
    missing: ids.flatMap((id) => (found.has(id) ? [] : (itemOf(order, id) ?? []))),
    before: Math.round(cost * 100) / 100,
  }
}

/** Puts these goods into the cart of that shop, to what is there already, with the notes that were written for them. */
export const putElsewhere = (order: Order, { shop }: ElsewhereShop, lines: readonly ElsewhereLine[]): void => {
  changeCart({ store_id: shop.store_id, store_name: shop.name }, (bag) =>
    lines.reduce<CartItem[]>((all, { product, quantity }) => addItem(all, toCartItem(product, quantity)), [...bag]),
  )
  itemNotesStore.write((notes) =>
    lines.reduce((all, { product_id, product }) => {
      const note = itemOf(order, product_id)?.note
      return note ? withNote(all, product.id, note) : all
    }, notes),
  )
}
