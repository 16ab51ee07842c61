import { z } from 'zod'
import { momentSchema } from '../shared/wire.ts'
import { STORE_STATUSES } from '../stores/statuses.ts'
import { REPORT_REASONS } from '../stores/trust/reports.ts'

/** What to look at before a shop is opened to customers; null or empty: nothing was found or given. */
export const storeChecksSchema = z.object({
  /** A known brand in the name. */
  brand: z.string().nullable(),
  /** Shops with a name like this one within 25 km, most alike first. */
  similar: z.array(
    z.object({
      store_id: z.string(),
      name: z.string(),
      city: z.string(),
      status: z.enum(STORE_STATUSES),
      distance_km: z.number(),
    }),
  ),
  latitude: z.number(),
  longitude: z.number(),
  /** From the pin on the map to the middle of the PIN code. */
  pin_distance_km: z.number().nullable(),
  upi_vpa: z.string().nullable(),
  upi_payee_name: z.string().nullable(),
  legal_name: z.string().nullable(),
  drug_licence: z.string().nullable(),
  /** Licences that its kind of goods needs and that it has not given. */
  missing_licences: z.array(z.enum(['fssai', 'drug_licence'])),
  /** Other shops of this number or account, and of the device that registered it. */
  same_number: z.number().int(),
  same_device: z.number().int(),
})
export type StoreChecks = z.infer<typeof storeChecksSchema>

/** A report of a customer; who sent it is known by nothing but a hash of the device. */
export const storeReportSchema = z.object({
  report_id: z.uuid(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  at: momentSchema,
  handled_at: momentSchema.nullable(),
})
export type StoreReport = z.infer<typeof storeReportSchema>
