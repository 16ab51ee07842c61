import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import type { MarkedField } from './validation.ts'

/** Where the server's name of a field is asked in our steps. */
const SERVER_FIELDS: readonly (readonly [prefix: string, field: MarkedField])[] = [
  ['name', 'name'],
  ['owner_name', 'owner_name'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['whatsapp', 'whatsapp'],
  ['address.street', 'street'],
  ['address.city', 'city'],
  ['address.state', 'state'],
  ['address.pincode', 'pincode'],
  ['place', 'pincode'],
  ['gst_number', 'gst_number'],
  ['settings.store_type', 'store_type'],
  ['settings.delivery_radius', 'delivery_radius'],
  ['settings.min_order_amount', 'min_order_amount'],
  ['settings.business_hours.open', 'open'],
  ['settings.business_hours.close', 'close'],
  ['accepted_terms', 'terms'],
]

/** Refusals that are about one field. */
const FIELD_OF_CODE: Partial<Record<string, MarkedField>> = {
  'stores.phone_taken': 'phone',
  'stores.gstin_state': 'gst_number',
  'geo.pincode_unknown': 'pincode',
}

export type Mark = { field: MarkedField; message: string }
type Refused = { code: string; status: number; details?: unknown }

/** Without an answer, or with a broken server's, the shop may have been registered all the same. */
export const isUnanswered = ({ status }: Pick<Refused, 'status'>): boolean => status === 0 || status >= 500

/** What the server refused, beside our fields and in their order; empty when it is about none of them. `say`: a code's text. */
export const marksOf = ({ code, details }: Refused, say: (code: string, details: unknown) => string): Mark[] => {
  const field = FIELD_OF_CODE[code]
  if (field) return [{ field, message: say(code, details) }]
  const problems = toFieldProblems(details)
  return SERVER_FIELDS.flatMap(([prefix, ours]) => {
    const problem = problems.find((one) => one.field === prefix || one.field.startsWith(`${prefix}.`))
    return problem ? [{ field: ours, message: problem.message }] : []
  })
}
