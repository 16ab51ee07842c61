import { z } from 'zod'
import { storeSchema } from './schema.ts'

/** A retail drug licence as states print it: `20B/21B-MH-TZ3-123456`. States differ, so only its signs are checked. */
export const drugLicenceSchema = z
  .string()
  .max(60)
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .refine((text) => text === '' || /^[A-Za-z0-9][A-Za-z0-9 /.,()-]{3,59}$/.test(text), {
    message: 'Please enter the licence number as it is printed',
  })

/** Who sells, as customers may see it (E-Commerce Rules 2020, 5(3) and 6(5)). null or empty: the shop has not given it. */
export const sellerSchema = storeSchema
  .pick({ store_id: true, name: true, store_type: true, phone: true, gstin: true, fssai: true })
  .extend({
    legal_name: z.string().nullable(),
    address: z.string(),
    email: z.string().nullable(),
    drug_licence: z.string().nullable(),
    grievance: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }).nullable(),
  })
export type Seller = z.infer<typeof sellerSchema>
