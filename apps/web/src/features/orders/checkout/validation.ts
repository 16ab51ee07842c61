import { isLikeEmail } from '@jhola/contract/shared/email'
import type { CustomerInfo } from '../../../domain/account/customer-info.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import type { TextKey } from '../../../shared/i18n/texts.ts'

export type CheckoutField = keyof CustomerInfo

/** The error of a field, as a translation key; undefined when it is valid. */
type Check = (value: string) => TextKey | undefined

/** The shortest address that can be found, in characters. */
const ADDRESS_MIN = 10
const PINCODE = /^[1-9]\d{5}$/

const NOTHING_WRONG: Check = () => undefined

/** The rules of every field, with the specified texts. */
export const CHECKS: Record<CheckoutField, Check> = {
  name: (value) => (value.trim() ? undefined : 'checkout.error.name'),
  phone: (value) => {
    if (!value.trim()) return 'checkout.error.phoneMissing'
    return toPhone(value) ? undefined : 'checkout.error.phone'
  },
  email: (value) => (!value.trim() || isLikeEmail(value) ? undefined : 'checkout.error.email'),
  address: (value) => {
    if (!value.trim()) return 'checkout.error.addressMissing'
    return value.trim().length >= ADDRESS_MIN ? undefined : 'checkout.error.address'
  },
  landmark: NOTHING_WRONG,
  pincode: (value) => (PINCODE.test(value.trim()) ? undefined : 'checkout.error.pincode'),
  deliveryNotes: NOTHING_WRONG,
}

/** The errors of these fields, in field order. */
export const findErrors = (info: CustomerInfo, fields: readonly CheckoutField[]): { field: CheckoutField; error: TextKey }[] =>
  fields.flatMap((field) => {
    const error = CHECKS[field](info[field])
    return error ? [{ field, error }] : []
  })

/** The fields of a step; a pickup needs no address. */
export const fieldsOfStep = (step: number, isPickup: boolean): readonly CheckoutField[] => {
  if (step === 0) return ['name', 'phone', 'email']
  return step === 1 && !isPickup ? ['address', 'landmark', 'pincode'] : []
}

/** The field and step of our checkout for each field name of the server. */
const SERVER_FIELDS: readonly (readonly [prefix: string, field: CheckoutField, step: 0 | 1])[] = [
  ['customer.name', 'name', 0],
  ['customer.phone', 'phone', 0],
  ['customer.email', 'email', 0],
  ['deliveryAddress.name', 'name', 0],
  ['deliveryAddress.phone', 'phone', 0],
  ['deliveryAddress.pincode', 'pincode', 1],
  ['deliveryAddress.landmark', 'landmark', 1],
  ['deliveryAddress', 'address', 1],
  ['customerNotes', 'deliveryNotes', 1],
]

/** The checkout field and step that a problem of `request.invalid` is about; undefined when there is none. */
export const fieldOfServer = (serverField: string): { field: CheckoutField; step: 0 | 1 } | undefined => {
  const found = SERVER_FIELDS.find(([prefix]) => serverField === prefix || serverField.startsWith(`${prefix}.`))
  return found && { field: found[1], step: found[2] }
}
