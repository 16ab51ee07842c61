import { z } from 'zod'
import { LANGUAGES } from '../constants.ts'
import { normalisePhone } from './phone.ts'
import { type NameProblem, nameProblem } from './text/names.ts'

/** Rupees on the wire: up to two decimals, up to a crore. */
export const rupeesSchema = z.number().min(0).max(10_000_000).multipleOf(0.01)
/** A moment: ISO 8601 UTC. */
export const momentSchema = z.iso.datetime()
/** A civil date of the shop, `YYYY-MM-DD`. */
export const dateSchema = z.iso.date()
export const languageSchema = z.enum(LANGUAGES)
export type Language = z.infer<typeof languageSchema>
export const latitudeSchema = z.coerce.number().min(-90).max(90)
export const longitudeSchema = z.coerce.number().min(-180).max(180)
export const pincodeSchema = z.string().regex(/^[1-9][0-9]{5}$/, { message: 'Please enter a valid 6-digit pincode' })

/** Free text that people type: trimmed, control characters and bidi overrides removed. */
export const textSchema = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (mark) => (mark === '\n' ? '\n' : '')).trim())

/** Text that must not be empty. `message` is a text of the specification, if it quotes one. */
export const requiredTextSchema = (max: number, message = 'Please fill all required fields') =>
  textSchema(max).refine((text) => text.length > 0, { message })

const NAME_MESSAGES: Record<NameProblem, string> = {
  contact: 'A name has no links, phone numbers, e-mail addresses or UPI IDs',
  unseen: 'This name has signs that nobody can see or read',
  script: 'Please write each word of the name in one script',
}

/**
 * The name of a shop or a person, which stands in messages that the product sends; may be empty. A name that was saved before
 * this rule stays until its next change.
 */
export const optionalNameSchema = (max: number) =>
  textSchema(max).superRefine((name, context) => {
    const problem = nameProblem(name)
    if (problem) context.addIssue({ code: 'custom', message: NAME_MESSAGES[problem] })
  })

/** The same, not empty. `message` as of `requiredTextSchema`. */
export const nameSchema = (max: number, message = 'Please fill all required fields') =>
  optionalNameSchema(max).refine((text) => text.length > 0, { message })

/** The reply of calls without data. */
export const successSchema = z.object({ success: z.literal(true), message: z.string().optional() })

/** A mobile number on the wire; parsed to `+91XXXXXXXXXX`. */
export const phoneSchema = z
  .string()
  .max(20)
  .transform((text, context) => {
    const phone = normalisePhone(text)
    if (phone) return phone
    context.addIssue({ code: 'custom', message: 'Please enter a valid 10-digit phone number' })
    return z.NEVER
  })
