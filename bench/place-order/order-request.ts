import { randomUUID } from 'node:crypto'

/** The data of a shop that the load needs to place orders. */
export type Shelf = { store_id: string; products: readonly string[] }

/** The checkout body of one order: three lines and a unique phone number. */
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

/** Creates orders over all shops in turn. Phone numbers are counted up from `from`, so two sources must start far apart. */
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
