import { z } from 'zod'
import { CONSENT_KINDS } from '../profile/schema.ts'
import { defineRoute } from '../route.ts'
import { momentSchema, phoneSchema, requiredTextSchema, successSchema } from '../shared/wire.ts'
import { RECIPIENT_KINDS } from './shared-with.ts'

const provenNumber = z.strictObject({ phone: phoneSchema, otp: z.string().regex(/^\d{6}$/, { message: 'Invalid OTP' }) })
/** The stored rows of one table, unchanged. */
const keptRows = z.array(z.record(z.string(), z.unknown()))

export const recipientSchema = z.object({
  kind: z.enum(RECIPIENT_KINDS),
  name: z.string(),
  data: z.array(z.string()),
  times: z.number().int(),
})

/** Who acts for a person after death or in incapacity (DPDP Act 2023, s. 14). */
export const nomineeSchema = z.object({ name: z.string(), relation: z.string(), phone: z.string(), named_at: momentSchema })
export type Nominee = z.infer<typeof nomineeSchema>

export const privacyRoutes = {
  numberData: defineRoute({
    method: 'POST',
    path: '/privacy/data',
    summary: 'Everything we keep about a number without an account and with whom it was shared; proven by a code to the number',
    policy: 'anyone',
    rate: 'code',
    body: provenNumber,
    reply: z.object({
      success: z.literal(true),
      exported_at: momentSchema,
      phone: z.string(),
      orders: keptRows,
      payments: keptRows,
      reviews: keptRows,
      area_wishes: keptRows,
      back_alerts: keptRows,
      photo_lists: keptRows,
      stories: keptRows,
      grievances: keptRows,
      messages: keptRows,
      shared_with: z.array(recipientSchema),
    }),
  }),
  forgetNumber: defineRoute({
    method: 'POST',
    path: '/privacy/forget',
    summary: 'Take the person out of everything kept about a number without an account; proven by a code to the number',
    policy: 'anyone',
    rate: 'code',
    body: provenNumber,
    reply: successSchema,
  }),
  consents: defineRoute({
    method: 'GET',
    path: '/privacy/consents',
    summary: 'Every decision of the signed-in person about a consent, newest first, with the version of the words',
    policy: 'session',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      notice_version: z.number().int(),
      decisions: z.array(
        z.object({
          kind: z.enum(CONSENT_KINDS),
          is_given: z.boolean(),
          text_version: z.number().int(),
          language: z.string().nullable(),
          decided_at: momentSchema,
        }),
      ),
    }),
  }),
  nominee: defineRoute({
    method: 'GET',
    path: '/privacy/nominee',
    summary: 'Whom the signed-in person has nominated',
    policy: 'session',
    rate: 'read',
    reply: z.object({ success: z.literal(true), nominee: nomineeSchema.nullable() }),
  }),
  setNominee: defineRoute({
    method: 'PUT',
    path: '/privacy/nominee',
    summary: 'Nominate somebody, in place of an earlier one',
    policy: 'session',
    rate: 'write',
    body: z.strictObject({
      name: requiredTextSchema(80, 'Name is required'),
      relation: requiredTextSchema(60),
      phone: phoneSchema,
    }),
    reply: z.object({ success: z.literal(true), nominee: nomineeSchema }),
  }),
  removeNominee: defineRoute({
    method: 'DELETE',
    path: '/privacy/nominee',
    summary: 'Nominate nobody any more',
    policy: 'session',
    rate: 'write',
    reply: successSchema,
  }),
} as const
