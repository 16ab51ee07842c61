import type { MissingState } from '@jhola/contract/availability/missing-states'
import { ApiError, api, newKey } from '../../../shared/api/api-client.ts'
import { markIn, readProduct, stockBefore } from '../mark-stock.ts'
import { sayAvailability } from './use-availability.ts'

/**
 * Puts a product back on the shelf as it was before it was taken off: with its earlier stock where it is counted, and for sale again.
 * Throws `ApiError`.
 */
export const putBack = async (productId: string, state: MissingState): Promise<void> => {
  if (state === 'for_good')
    await api('POST /inventory/products/actions', { body: { ids: [productId], action: 'activate' }, idempotencyKey: newKey() })
  if (state !== 'sold_out') return void (await sayAvailability(productId, 'yes'))
  const product = await readProduct(productId)
  if (!product) throw new ApiError('inventory.deleted', '', 409)
  await markIn(product, await stockBefore(product))
}
