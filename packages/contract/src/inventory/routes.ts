import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { uuidSchema } from '../shared/ids.ts'
import { pageReply } from '../shared/pagination.ts'
import { neededForNewProduct, neededForProductAction, neededForProductChange } from '../staff/body-needs.ts'
import { priceEntrySchema } from './prices/price-entry.ts'
import {
  BULK_PRODUCTS_MAX,
  changeProductBodySchema,
  inventoryCategoriesSchema,
  inventoryProductSchema,
  inventoryQuerySchema,
  inventorySummarySchema,
  newProductBodySchema,
  PRODUCT_ACTIONS,
  productWarningsSchema,
  taxModeSchema,
} from './schema.ts'
import { movementSchema } from './stock/movement-schema.ts'
import { stockUpdateBodySchema } from './stock/schema.ts'

const productParams = z.strictObject({ product_id: uuidSchema })
const productReply = z.object({
  success: z.literal(true),
  message: z.string(),
  product: inventoryProductSchema,
  warnings: productWarningsSchema,
})
const photoReply = z.object({ success: z.literal(true), image: z.string(), version: z.number().int() })

export const inventoryRoutes = {
  shelf: defineRoute({
    method: 'GET',
    path: '/inventory/shelf',
    summary: "The shop's own products with everything it keeps of them: searched, filtered, sorted, a page at a time",
    policy: 'shop',
    needs: 'products.see',
    rate: 'read',
    query: inventoryQuerySchema,
    reply: z.object({
      success: z.literal(true),
      products: z.array(inventoryProductSchema),
      summary: inventorySummarySchema,
      categories: inventoryCategoriesSchema,
      tax_mode: taxModeSchema,
      ...pageReply,
    }),
  }),
  product: defineRoute({
    method: 'GET',
    path: '/inventory/products/{product_id}',
    summary: "One product of the caller's shop, with other packs of the same thing",
    policy: 'shop',
    needs: 'products.see',
    rate: 'read',
    params: productParams,
    reply: z.object({ success: z.literal(true), product: inventoryProductSchema, variants: z.array(inventoryProductSchema) }),
  }),
  add: defineRoute({
    method: 'POST',
    path: '/inventory/products',
    summary: 'Put a product on the shelf, with its first stock in the ledger',
    policy: 'shop',
    needs: 'products.edit',
    rate: 'write',
    status: 201,
    needs_also: neededForNewProduct,
    body: newProductBodySchema,
    reply: productReply,
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/inventory/products/{product_id}',
    summary: 'Change what is sent of a product; refused when it was changed since the version that was seen',
    policy: 'shop',
    needs: 'products.edit',
    rate: 'write',
    params: productParams,
    needs_also: neededForProductChange,
    body: changeProductBodySchema,
    reply: productReply,
  }),
  duplicate: defineRoute({
    method: 'POST',
    path: '/inventory/products/{product_id}/duplicate',
    summary: 'Another product like this one: archived, without stock, codes and photo, as a pack of the same thing',
    policy: 'shop',
    needs: 'products.edit',
    rate: 'write',
    status: 201,
    params: productParams,
    reply: productReply,
  }),
  updateStock: defineRoute({
    method: 'PUT',
    path: '/inventory/products/{product_id}/stock',
    summary: 'Move stock: in, out, adjustment, or set to what was counted (refused when the stock changed since it was seen)',
    policy: 'shop',
    needs: 'stock',
    rate: 'write',
    params: productParams,
    body: stockUpdateBodySchema,
    reply: z.object({ success: z.literal(true), message: z.string(), product: inventoryProductSchema }),
  }),
  movements: defineRoute({
    method: 'GET',
    path: '/inventory/products/{product_id}/movements',
    summary: "A product's ledger, newest first: what, how much, the balance, who and why; and who changed its price",
    policy: 'shop',
    needs: 'products.see',
    rate: 'read',
    params: productParams,
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({
      success: z.literal(true),
      unit: z.string(),
      movements: z.array(movementSchema),
      /** The latest changes of the price, the same on every page. */
      prices: z.array(priceEntrySchema),
      ...pageReply,
    }),
  }),
  actions: defineRoute({
    method: 'POST',
    path: '/inventory/products/actions',
    summary: 'Archive, show again, delete or restore several products, with a result for each',
    policy: 'shop',
    needs: { any: ['products.edit', 'deletes'] },
    needs_also: neededForProductAction,
    rate: 'write',
    body: z.strictObject({
      ids: z.array(uuidSchema).min(1).max(BULK_PRODUCTS_MAX),
      action: z.enum(PRODUCT_ACTIONS),
    }),
    reply: z.object({
      success: z.literal(true),
      updated: z.number().int(),
      results: z.array(
        z.object({ product_id: z.string(), success: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
      ),
    }),
  }),
  setPhoto: defineRoute({
    method: 'POST',
    path: '/inventory/products/{product_id}/photo',
    summary: "A product's photo: JPEG, PNG or WebP, kept re-encoded in several widths",
    policy: 'shop',
    needs: 'products.edit',
    rate: 'write',
    params: productParams,
    upload: 'image',
    reply: photoReply,
  }),
  removePhoto: defineRoute({
    method: 'DELETE',
    path: '/inventory/products/{product_id}/photo',
    summary: 'Back to no photo',
    policy: 'shop',
    needs: 'products.edit',
    rate: 'write',
    params: productParams,
    reply: photoReply,
  }),
} as const
