import { randomUUID } from 'node:crypto'

/** A shop to order from, as the load knows it. */
export type Shelf = { store_id: string; products: readonly string[] }

/** The checkout's body of one order: three lines, a phone of its own. */
export type OrderBody = {
  storeId: string
  items: { productId: string; quantity: number }[]
  customer: { name: string; phone: string }
  deliveryType: 'delivery'
  deliveryAddress: { addressLine1: string; pincode: string; landmark: string }
  paymentMethod: 'cod'
}

export type OrderSource = { next(): { body: OrderBody; key: string } }

const LINES = 3
const FIRST_PHONE = 6_000_000_000

/** Makes orders over all shops in turn. Numbers from `from` on give the phones, so two sources must begin far apart. */
export const createOrderSource = (shelves: readonly Shelf[], from: number): OrderSource => {
  let count = from
  return {
    next: () => {
      count += 1
      const shelf = shelves[count % shelves.length] as Shelf
      const first = Math.floor(Math.random() * shelf.products.length)
      const items = Array.from({ length: LINES }, (_, line) => ({
        productId: shelf.products[(first + line) % shelf.products.length] as string,
        quantity: 1 + (line % 3),
      }))
      const body: OrderBody = {
        storeId: shelf.store_id,
        items,
        customer: { name: 'Asha Rao', phone: String(FIRST_PHONE + count) },
        deliveryType: 'delivery',
        deliveryAddress: { addressLine1: '12 Pipe Road, Kurla West', pincode: '400070', landmark: 'near the temple' },
        paymentMethod: 'cod',
      }
      return { body, key: randomUUID() }
    },
  }
}
