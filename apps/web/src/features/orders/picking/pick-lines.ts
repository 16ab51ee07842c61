import type { PickLine } from '@jhola/contract/orders/picking/group-picks'
import type { PackingShelf } from '@jhola/contract/orders/picking/pack-on-device'
import type { Order } from '../data/board-state.ts'

/** A line of an order with what is shown of it. */
export type ShownPick = PickLine & { image: string; nameHi: string | null; loose: boolean; note: string | null }

/** Accepted and not packed yet: what is taken from the shelves now. */
export const isPicked = ({ status }: Order): boolean => status === 'confirmed' || status === 'preparing'

/** The lines of these orders as they are given, with the place of their product. `nameOf`: in the reader's language. */
export const toPickLines = (
  orders: readonly Order[],
  shelf: PackingShelf | null,
  {
    nameOf,
    categoryOf,
  }: { nameOf(item: Order['items'][number]): string; categoryOf(category: string, hindi: string | null): string },
): ShownPick[] => {
  const products = new Map(shelf?.products.map((product) => [product.product_id, product]))
  return orders.filter(isPicked).flatMap((order) =>
    order.items.map((item): ShownPick => {
      const product = products.get(item.product_id)
      return {
        ...{ order_id: order.id, order_number: order.order_number, line_no: item.line_no, product_id: item.product_id },
        ...{ name: nameOf(item), nameHi: item.product_name_hi, image: item.image, unit: item.unit, pack_size: item.pack_size },
        ...{ quantity: item.quantity, loose: item.loose, note: item.note ?? null },
        shelf_place: product?.shelf_place || null,
        category: product ? categoryOf(product.category, product.category_hi) : null,
      }
    }),
  )
}
