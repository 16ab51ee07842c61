import type { Order } from '@jhola/contract/orders/schema'
import type { NewStore } from '../../src/modules/stores/index.ts'
import type { TestApp } from '../build-test-app.ts'

type Ordered = { order: Order; token: string }
type Asked = Record<string, unknown>

let buyers = 0

/** A phone number that no other order in this process uses. */
export const aPhone = (): string => {
  buyers += 1
  return `97${String(buyers).padStart(8, '0')}`
}

/** The checkout's body for some products of a shop; three pieces of each by default. */
export const anOrderBody = (
  store: Pick<NewStore, 'store_id'>,
  products: readonly { product_id: string }[],
  overrides: Asked = {},
): Asked => ({
  storeId: store.store_id,
  items: products.map(({ product_id }) => ({ productId: product_id, quantity: 3 })),
  customer: { name: 'Asha Rao', phone: aPhone() },
  deliveryType: 'delivery',
  deliveryAddress: { addressLine1: '12 Pipe Road, Kurla West', pincode: '400070', landmark: 'near the temple' },
  paymentMethod: 'cod',
  ...overrides,
})

/** Places an order over HTTP and returns it with its token. Throws the reply if the order was rejected. */
export const anOrder = async (
  app: TestApp,
  store: Pick<NewStore, 'store_id'>,
  products: readonly { product_id: string }[],
  overrides: Asked = {},
): Promise<Ordered> => {
  const { status, body } = await app.call('POST /orders', { body: anOrderBody(store, products, overrides) })
  if (status !== 201) throw new Error(`the order was refused: ${JSON.stringify(body)}`)
  // @NOTE the reply was serialised by the contract's schema.
  return { order: body.order as Order, token: body.tracking_token as string }
}
