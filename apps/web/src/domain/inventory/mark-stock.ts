import type { InventoryProduct } from '@jhola/contract/inventory/schema'
import { api, newKey } from '../../shared/api/api-client.ts'

/** Quantity that is restored when the earlier stock is unknown. */
const USUAL_STOCK = 10

/** The current version of the shop's own product. Throws `ApiError`. */
export const readProduct = async (productId: string): Promise<InventoryProduct | undefined> =>
  (await api('GET /inventory/shelf', { query: { ids: productId } })).products[0]

const count = async (product: InventoryProduct, quantity: number): Promise<InventoryProduct> => {
  const { product: now } = await api('PUT /inventory/products/{product_id}/stock', {
    params: { product_id: product.id },
    body: { movement_type: 'set', quantity, seen_quantity: product.current_stock, reason: '' },
    idempotencyKey: newKey(),
  })
  return now
}

/** Sets the stock that can be sold to zero; stock reserved by pending orders stays reserved. Throws `ApiError`. */
export const markOut = (product: InventoryProduct): Promise<InventoryProduct> => count(product, product.reserved)

/** Makes this quantity available again. Throws `ApiError`. */
export const markIn = (product: InventoryProduct, toSell: number): Promise<InventoryProduct> =>
  count(product, product.reserved + toSell)

/** The stock before the product was marked out of stock, from the stock ledger. Throws `ApiError`. */
export const stockBefore = async (product: InventoryProduct): Promise<number> => {
  const { movements } = await api('GET /inventory/products/{product_id}/movements', {
    params: { product_id: product.id },
    query: {},
  })
  const taken = movements.find(({ kind, on_hand_change }) => kind === 'set' && on_hand_change < 0)
  return taken ? -taken.on_hand_change : Math.max(USUAL_STOCK, product.min_stock_level)
}
