import { z } from 'zod'
import { emailSchema } from '../auth/schema.ts'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import { momentSchema, phoneSchema, requiredTextSchema, successSchema, textSchema } from '../shared/wire.ts'
import { GRIEVANCE_KINDS, GRIEVANCE_TEXT_MAX } from './kinds.ts'
import { officerGrievanceSchema, ownGrievanceSchema, shopGrievanceSchema, ticketSchema } from './schema.ts'

const params = z.strictObject({ grievance_id: uuidSchema })
const contactSchema = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
const oneGrievance = z.object({ success: z.literal(true), grievance: officerGrievanceSchema })

export const grievanceRoutes = {
  officer: defineRoute({
    method: 'GET',
    path: '/grievances/officer',
    summary: 'Who runs this site and who its grievance officer is (E-Commerce Rules 2020, rule 4(2))',
    policy: 'anyone',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      operator: contactSchema.extend({ address: z.string().nullable() }).nullable(),
      officer: contactSchema.nullable(),
    }),
  }),
  file: defineRoute({
    method: 'POST',
    path: '/grievances',
    summary: 'Send a grievance; the answer names its ticket and the times by which it is acknowledged and redressed',
    policy: 'anyone',
    rate: 'code',
    status: 201,
    body: z.strictObject({
      kind: z.enum(GRIEVANCE_KINDS),
      name: requiredTextSchema(80, 'Name is required'),
      phone: phoneSchema,
      email: z.union([emailSchema, z.literal('')]).optional(),
      store_id: storeIdSchema.optional(),
      order_no: textSchema(40).default(''),
      text: requiredTextSchema(GRIEVANCE_TEXT_MAX),
    }),
    reply: z.object({
      success: z.literal(true),
      ticket: z.string(),
      acknowledge_by: momentSchema,
      redress_by: momentSchema,
    }),
  }),
  follow: defineRoute({
    method: 'POST',
    path: '/grievances/follow',
    summary: 'Where a grievance is, by its ticket and the number that it was sent with',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ ticket: ticketSchema, phone: phoneSchema }),
    reply: z.object({ success: z.literal(true), grievance: ownGrievanceSchema }),
  }),
  queue: defineRoute({
    method: 'GET',
    path: '/admin/grievances',
    summary: 'Grievances: open ones by the time by which they must be redressed, then resolved ones',
    policy: 'admin',
    rate: 'read',
    query: z.strictObject({ ...pageQuery, only: z.enum(['open', 'overdue', 'resolved']).optional() }),
    reply: z.object({
      success: z.literal(true),
      grievances: z.array(officerGrievanceSchema),
      overdue: z.number().int(),
      ...pageReply,
    }),
  }),
  acknowledge: defineRoute({
    method: 'POST',
    path: '/admin/grievances/{grievance_id}/acknowledge',
    summary: 'Acknowledge the receipt; the sender is told',
    policy: 'admin',
    rate: 'write',
    params,
    reply: oneGrievance,
  }),
  askShop: defineRoute({
    method: 'POST',
    path: '/admin/grievances/{grievance_id}/ask-shop',
    summary: 'Show the words of a grievance to the owner of its shop, without the name of who sent it',
    policy: 'admin',
    rate: 'write',
    params,
    reply: oneGrievance,
  }),
  resolve: defineRoute({
    method: 'POST',
    path: '/admin/grievances/{grievance_id}/resolve',
    summary: 'Redress a grievance with an answer; the sender is told',
    policy: 'admin',
    rate: 'write',
    params,
    body: z.strictObject({ answer: requiredTextSchema(GRIEVANCE_TEXT_MAX) }),
    reply: oneGrievance,
  }),
  ofShop: defineRoute({
    method: 'GET',
    path: '/stores/me/grievances',
    summary: 'Grievances about the own shop that the officer asks it about, open ones first',
    policy: 'owner',
    needs: 'settings',
    rate: 'read',
    reply: z.object({ success: z.literal(true), grievances: z.array(shopGrievanceSchema) }),
  }),
  answerAsShop: defineRoute({
    method: 'POST',
    path: '/stores/me/grievances/{grievance_id}/answer',
    summary: "The shop's side of a grievance, for the officer",
    policy: 'owner',
    needs: 'settings',
    rate: 'write',
    params,
    body: z.strictObject({ answer: requiredTextSchema(GRIEVANCE_TEXT_MAX) }),
    reply: successSchema,
  }),
} as const
