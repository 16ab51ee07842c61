import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { languageSchema } from '../../shared/wire.ts'

/** Maximum number of products in one print job. */
export const LABELLED_MAX = 200

const idsSchema = z
  .string()
  .min(1)
  .max(LABELLED_MAX * 37)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(uuidSchema).min(1).max(LABELLED_MAX))

/** The content of a product's label; rupees. `price`: what the customer pays, with GST. */
export const labelSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In the language of the label; `null`: English only. */
  name_local: z.string().nullable(),
  brand: z.string(),
  pack_size: z.string().nullable(),
  unit: z.string(),
  price: z.number(),
  mrp: z.number().nullable(),
  unit_price: z.object({ amount: z.number(), per: z.enum(['kg', 'liter', 'piece']) }).nullable(),
  barcode: z.string().nullable(),
})
export type Label = z.infer<typeof labelSchema>

export const labelRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/inventory/labels',
    summary: 'What stands on the labels of these products, named in English and one more language',
    policy: 'shop',
    needs: 'products.see',
    rate: 'read',
    query: z.strictObject({ ids: idsSchema, language: languageSchema.optional() }),
    reply: z.object({ success: z.literal(true), labels: z.array(labelSchema) }),
  }),
  giveCodes: defineRoute({
    method: 'POST',
    path: '/inventory/labels/codes',
    summary: 'Give these products, where they have no barcode, one of the shop (EAN-13 beginning with 20 to 29)',
    policy: 'shop',
    needs: 'products.edit',
    rate: 'write',
    body: z.strictObject({ ids: z.array(uuidSchema).min(1).max(LABELLED_MAX) }),
    reply: z.object({
      success: z.literal(true),
      given: z.number().int(),
      codes: z.array(z.object({ id: z.string(), barcode: z.string() })),
    }),
  }),
} as const
