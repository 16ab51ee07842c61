import type { SavedAddress } from '@jhola/contract/profile/schema'
import type { CustomerInfo } from '../../../domain/account/customer-info.ts'

type Filled = Pick<CustomerInfo, 'name' | 'phone' | 'address' | 'landmark' | 'pincode'>

const NATIONAL_DIGITS = 10

/** The fields that a saved address fills in; its city becomes part of the address line here. */
export const fieldsOf = ({ name, phone, line, landmark, city, pincode }: SavedAddress): Filled => ({
  name,
  phone: phone.slice(-NATIONAL_DIGITS),
  address: city === '' || line.toLowerCase().includes(city.toLowerCase()) ? line : `${line}, ${city}`,
  landmark,
  pincode,
})

/** The saved address that is in the fields unchanged. */
export const chosenAddress = (addresses: readonly SavedAddress[], info: CustomerInfo): SavedAddress | undefined =>
  addresses.find((saved) => {
    const fields = fieldsOf(saved)
    return fields.address === info.address && fields.landmark === info.landmark && fields.pincode === info.pincode
  })
