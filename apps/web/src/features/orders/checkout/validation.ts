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
