import type { SavedAddress } from '@jhola/contract/profile/schema'
import type { CustomerInfo } from '../../../domain/account/customer-info.ts'
import { isSameAddress, type KeptAddress } from '../../../domain/account/kept-addresses.ts'
import type { Place } from './choices.ts'

type Filled = Pick<CustomerInfo, 'name' | 'phone' | 'address' | 'landmark' | 'pincode'>

const NATIONAL_DIGITS = 10

/** An address of the account or of this device. `person`: who is there, if the account knows it. */
export type KnownAddress = {
  id: string
  label: string
  person: Pick<CustomerInfo, 'name' | 'phone'> | null
  fields: Pick<CustomerInfo, 'address' | 'landmark' | 'pincode'>
  place: Place | null
  isUsual: boolean
}

/** The fields that a saved address fills in; its city becomes part of the address line here. */
const fieldsOf = ({ name, phone, line, landmark, city, pincode }: SavedAddress): Filled => ({
  name,
  phone: phone.slice(-NATIONAL_DIGITS),
  address: city === '' || line.toLowerCase().includes(city.toLowerCase()) ? line : `${line}, ${city}`,
  landmark,
  pincode,
})

const ofAccount = (saved: SavedAddress): KnownAddress => {
  const { name, phone, ...fields } = fieldsOf(saved)
  return { id: saved.address_id, label: saved.label, person: { name, phone }, fields, place: null, isUsual: saved.is_usual }
}

const ofDevice = ({ label, address, landmark, pincode, place }: KeptAddress): KnownAddress => ({
  id: `${address} ${pincode}`,
  label: label || address,
  person: null,
  fields: { address, landmark, pincode },
  place,
  isUsual: false,
})

/** The addresses that one tap fills in: the account's, and those of this device that the account does not have. */
export const knownAddresses = (saved: readonly SavedAddress[], kept: readonly KeptAddress[]): KnownAddress[] => {
  const account = saved.map(ofAccount)
  const others = kept.map(ofDevice).filter(({ fields }) => !account.some((known) => isSameAddress(known.fields, fields)))
  return [...account, ...others]
}

/** The known address that is in the fields unchanged. */
export const chosenAddress = (addresses: readonly KnownAddress[], info: CustomerInfo): KnownAddress | undefined =>
  addresses.find(
    ({ fields }) => fields.address === info.address && fields.landmark === info.landmark && fields.pincode === info.pincode,
  )
