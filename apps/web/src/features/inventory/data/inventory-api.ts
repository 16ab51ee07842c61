import { barcodeSpellings } from '@jhola/contract/catalogue/barcode'
import type { InventoryProduct } from '@jhola/contract/inventory/schema'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { type ListAddress, toListQuery } from './list-address.ts'

export type { InventoryProduct }

/** A page of the shop's own products, with the figures that the screen shows beside them. */
export const inventoryQuery = (shown: ListAddress, expiryDays: number) => ({
  ...apiQuery('GET /inventory/shelf', { query: toListQuery(shown, expiryDays) }),
  placeholderData: keepPreviousData,
  staleTime: 0,
})

/** The newest entries of a product's stock ledger. */
export const movementsQuery = (productId: string, page: number) => ({
  ...apiQuery('GET /inventory/products/{product_id}/movements', { params: { product_id: productId }, query: { page } }),
  placeholderData: keepPreviousData,
  staleTime: 0,
})

/** Invalidates everything the screen shows after a change of inventory, and the customers' catalogue on this device. */
export const invalidateInventory = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (
      [
        'GET /inventory/shelf',
        'GET /inventory/products',
        'GET /inventory/products/{product_id}',
        'GET /inventory/products/{product_id}/movements',
        'GET /orders/metrics',
      ] as const
    ).map((key) => client.invalidateQueries({ queryKey: [key] })),
  )

const isSameCode = (known: string | null, code: string): boolean =>
  known !== null && (known === code || barcodeSpellings(code).includes(known))

/** The product with exactly this barcode or SKU, or nothing. Throws `ApiError`. */
export const findByCode = async (code: string): Promise<InventoryProduct | undefined> => {
  const { products } = await api('GET /inventory/shelf', { query: { search: code } })
  return products.find(({ barcode, sku }) => isSameCode(barcode, code) || isSameCode(sku, code))
}
