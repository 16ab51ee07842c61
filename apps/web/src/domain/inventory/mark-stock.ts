import type { InventoryProduct } from '@jhola/contract/inventory/schema'
import { api, newKey } from '../../shared/api/api-client.ts'
import { sayAvailability } from './off-shelf/use-availability.ts'

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

/** Takes a product off the shelf until it is restocked; what pending orders hold stays reserved. Throws `ApiError`. */
export const markOut = async (product: InventoryProduct): Promise<InventoryProduct> =>
  (await sayAvailability(product.id, 'sold_out')).product

/** Makes this quantity available again; goods that nobody counts are there again. Throws `ApiError`. */
export const markIn = async (product: InventoryProduct, toSell: number): Promise<InventoryProduct> =>
  product.stock_mode === 'counted'
    ? count(product, product.reserved + toSell)
    : (await sayAvailability(product.id, 'yes')).product

/** The stock before the product was marked out of stock, from the stock ledger. Throws `ApiError`. */
export const stockBefore = async (product: InventoryProduct): Promise<number> => {
  const { movements } = await api('GET /inventory/products/{product_id}/movements', {
    params: { product_id: product.id },
    query: {},
  })
  const taken = movements.find(({ kind, on_hand_change }) => kind === 'set' && on_hand_change < 0)
  return taken ? -taken.on_hand_change : Math.max(USUAL_STOCK, product.min_stock_level)
}
