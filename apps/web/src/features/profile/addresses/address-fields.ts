import type { SavedAddress } from '@jhola/contract/profile/schema'
import { normalisePhone } from '@jhola/contract/shared/phone'
import type { TextKey } from '../../../shared/i18n/texts.ts'

/** An address as edited in the form; the phone as ten digits. */
export type AddressFields = Omit<SavedAddress, 'address_id'>

/** `profile/schema` of the contract has the same number; its schemas must not be loaded in the browser. */
export const ADDRESSES_MAX = 10
const LINE_MIN = 10

/** Errors of an address, by field; the server checks the same. */
export const findMistakes = (fields: AddressFields): Partial<Record<keyof AddressFields, TextKey>> => ({
  ...(fields.label.trim() === '' && { label: 'profile.labelMissing' }),
  ...(fields.name.trim() === '' && { name: 'profile.nameMissing' }),
  ...(!normalisePhone(fields.phone) && { phone: 'profile.phoneInvalid' }),
  ...(fields.line.trim().length < LINE_MIN && { line: 'profile.lineShort' }),
  ...(!/^[1-9]\d{5}$/.test(fields.pincode) && { pincode: 'profile.pincodeInvalid' }),
})
