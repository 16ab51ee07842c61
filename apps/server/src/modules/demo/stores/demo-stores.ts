import { LANGUAGES, STORE_TYPES } from '@jhola/contract/constants'
import { STATES } from '@jhola/contract/geo/states'
import { z } from 'zod'
import rawStores from './demo-stores.json' with { type: 'json' }

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A shop of the demo. Money in rupees; a null fee means the product's default. Equal times mean open all day. */
const demoStoreSchema = z.strictObject({
  store_id: z.string(),
  slug: z.string(),
  name: z.string(),
  name_hi: z.string(),
  owner_name: z.string(),
  store_type: z.enum(STORE_TYPES),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  street: z.string(),
  locality: z.string(),
  city: z.string(),
  state: z.enum(STATES),
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  opens: clockTime,
  closes: clockTime,
  /** After a midday break. */
  second: z.strictObject({ opens: clockTime, closes: clockTime }).optional(),
  working_days: z.array(z.number().int().min(0).max(6)),
  /** Yearly closed days, `MM-DD`. */
  keeps: z.array(z.string().regex(/^\d{2}-\d{2}$/)).optional(),
  offers_express: z.boolean().optional(),
  delivery_radius_km: z.number(),
  min_order_rupees: z.number(),
  delivery_fee_rupees: z.number().nullable(),
  free_delivery_from_rupees: z.number().nullable(),
  prep_minutes: z.number().int(),
  upi_vpa: z.string(),
  /** The demo shows both: some shops ask for UPI with the order. */
  upi_after_acceptance: z.boolean().default(false),
  gstin: z.string().nullable(),
  fssai: z.string(),
  established_year: z.number().int(),
  languages: z.array(z.enum(LANGUAGES)),
})
export type DemoStore = z.infer<typeof demoStoreSchema>

/** The shops of the demo: three or more in each of eight cities; the first is `STORE-001`. */
export const demoStores: readonly DemoStore[] = z.array(demoStoreSchema).parse(rawStores)
