import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import type { MarkedField } from './validation.ts'

/** The field of our form for each field name of the server. */
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

/** Error codes that are about one field. */
const FIELD_OF_CODE: Partial<Record<string, MarkedField>> = {
  'stores.phone_taken': 'phone',
  'stores.gstin_state': 'gst_number',
  'geo.pincode_unknown': 'pincode',
}

export type Mark = { field: MarkedField; message: string }
type Refused = { code: string; status: number; details?: unknown }

/** Without an answer, or after a server error, the shop may have been registered. */
export const isUnanswered = ({ status }: Pick<Refused, 'status'>): boolean => status === 0 || status >= 500

/** The server's errors beside our fields, in field order; empty when it is about none of them. `say`: the text of a code. */
export const marksOf = ({ code, details }: Refused, say: (code: string, details: unknown) => string): Mark[] => {
  const field = FIELD_OF_CODE[code]
  if (field) return [{ field, message: say(code, details) }]
  const problems = toFieldProblems(details)
  return SERVER_FIELDS.flatMap(([prefix, ours]) => {
    const problem = problems.find((one) => one.field === prefix || one.field.startsWith(`${prefix}.`))
    return problem ? [{ field: ours, message: problem.message }] : []
  })
}
