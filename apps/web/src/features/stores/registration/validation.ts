import { DELIVERY_RADIUS_KM, MIN_ORDER_MAX_PAISE } from '@jhola/contract/constants'
import { isLikeEmail } from '@jhola/contract/shared/email'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { isGstin, isGstinOfState, tidyGstin } from '@jhola/contract/tax/gstin'
import { isPincode } from '../../../shared/geo/use-pincode.ts'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { DraftFields } from './draft.ts'

export type DraftField = keyof DraftFields
/** Names of the errors: the fields, and the terms of the last step. */
export type MarkedField = DraftField | 'terms'

type Check = (value: string, fields: DraftFields) => TextKey | undefined

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const WHOLE = /^\d{1,6}$/

const required: Check = (value) => (value.trim() ? undefined : 'stores.registration.error.required')
const isTenDigitPhone = (value: string): boolean => /^\d{10}$/.test(value) && normalisePhone(value) !== undefined

const clock: Check = (value) => (CLOCK.test(value) ? undefined : 'stores.registration.error.required')

/** The rule of every field, with the specified texts. */
const CHECKS: Record<DraftField, Check> = {
  name: required,
  owner_name: required,
  phone: (value) => {
    if (!value) return 'stores.registration.error.required'
    return isTenDigitPhone(value) ? undefined : 'stores.registration.error.phone'
  },
  email: (value) => (!value.trim() || isLikeEmail(value) ? undefined : 'stores.registration.error.email'),
  whatsapp: (value) => (!value || isTenDigitPhone(value) ? undefined : 'stores.registration.error.phone'),
  street: required,
  city: required,
  state: required,
  pincode: (value) => {
    if (!value) return 'stores.registration.error.required'
    return isPincode(value) ? undefined : 'stores.registration.error.pincode'
  },
  gst_number: (value, { state }) => {
    const gstin = tidyGstin(value)
    if (!gstin) return undefined
    if (!isGstin(gstin)) return 'stores.registration.error.gst'
    return isGstinOfState(gstin, state) ? undefined : 'errors.stores.gstin_state'
  },
  store_type: required,
  delivery_radius: (value) => {
    if (!value.trim()) return 'stores.registration.error.required'
    const km = Number(value)
    const isFine = Number.isInteger(km) && km >= DELIVERY_RADIUS_KM.min && km <= DELIVERY_RADIUS_KM.max
    return isFine ? undefined : 'stores.registration.error.radius'
  },
  min_order_amount: (value) => {
    if (!value.trim()) return 'stores.registration.error.required'
    return WHOLE.test(value.trim()) && Number(value) <= paiseToRupees(MIN_ORDER_MAX_PAISE)
      ? undefined
      : 'stores.registration.error.minimum'
  },
  open: clock,
  close: clock,
}

/** The fields of a step; the last step shows all of them and has the terms. */
export const FIELDS_OF_STEP: readonly (readonly DraftField[])[] = [
  ['name', 'owner_name', 'phone', 'email', 'whatsapp'],
  ['street', 'city', 'state', 'pincode', 'gst_number'],
  ['store_type', 'delivery_radius', 'min_order_amount', 'open', 'close'],
  [],
]

export type DraftError = { field: DraftField; error: TextKey }

/** The errors of these fields, in field order. */
export const findErrors = (fields: DraftFields, names: readonly DraftField[]): DraftError[] =>
  names.flatMap((field) => {
    const error = CHECKS[field](fields[field], fields)
    return error ? [{ field, error }] : []
  })

/** The step of a field. */
export const stepOf = (field: MarkedField): number =>
  field === 'terms' ? FIELDS_OF_STEP.length - 1 : FIELDS_OF_STEP.findIndex((names) => names.includes(field))

/** A GST number is validated when it is complete, all other fields when the step is left. */
export const isWholeGstin = (value: string): boolean => tidyGstin(value).length >= 15
