import { z } from 'zod'
import { momentSchema } from '../shared/wire.ts'
import { GRIEVANCE_KINDS, GRIEVANCE_STATES } from './kinds.ts'

/** A ticket number: `G-` and eight characters without those that look alike. */
export const ticketSchema = z
  .string()
  .max(20)
  .transform((text) => text.trim().toUpperCase())
  .refine((text) => /^G-[2-9A-HJ-NP-Z]{8}$/.test(text), { message: 'Please check the ticket number' })

const clockFields = {
  received_at: momentSchema,
  acknowledge_by: momentSchema,
  redress_by: momentSchema,
  acknowledged_at: momentSchema.nullable(),
  resolved_at: momentSchema.nullable(),
  is_overdue: z.boolean(),
}

/** A grievance as the person who sent it sees it. */
export const ownGrievanceSchema = z.object({
  ticket: z.string(),
  kind: z.enum(GRIEVANCE_KINDS),
  state: z.enum(GRIEVANCE_STATES),
  text: z.string(),
  answer: z.string().nullable(),
  ...clockFields,
})
export type OwnGrievance = z.infer<typeof ownGrievanceSchema>

/** A grievance as the shop sees it that was asked about it: the words and the order, not who sent it. */
export const shopGrievanceSchema = z.object({
  grievance_id: z.uuid(),
  ticket: z.string(),
  kind: z.enum(GRIEVANCE_KINDS),
  language: z.string(),
  order_no: z.string(),
  text: z.string(),
  asked_at: momentSchema,
  redress_by: momentSchema,
  resolved_at: momentSchema.nullable(),
  shop_answer: z.string().nullable(),
})
export type ShopGrievance = z.infer<typeof shopGrievanceSchema>

/** A grievance as the officer sees it. */
export const officerGrievanceSchema = ownGrievanceSchema.extend({
  grievance_id: z.uuid(),
  language: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  order_no: z.string(),
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  asked_shop_at: momentSchema.nullable(),
  shop_answer: z.string().nullable(),
})
export type OfficerGrievance = z.infer<typeof officerGrievanceSchema>
