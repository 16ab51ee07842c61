import { writeSettingCookie } from '../../shared/device-store/cookies.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** Customer details that the checkout asks for once and stores on the device. */
export type CustomerInfo = {
  name: string
  phone: string
  email: string
  address: string
  landmark: string
  pincode: string
  deliveryNotes: string
}

export const NO_CUSTOMER: CustomerInfo = {
  name: '',
  phone: '',
  email: '',
  address: '',
  landmark: '',
  pincode: '',
  deliveryNotes: '',
}

const parse = (found: unknown): CustomerInfo | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  const fields = found as Record<string, unknown>
  const text = (name: keyof CustomerInfo) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    address: text('address'),
    landmark: text('landmark'),
    pincode: text('pincode'),
    deliveryNotes: text('deliveryNotes'),
  }
}

export const customerInfoStore = createStoredValue<CustomerInfo>('customer', NO_CUSTOMER, parse)

/** The store that was looked at last. `chooseStore` sets it. */
export const selectedStoreStore = createStoredValue<string | null>('selected_store', null, (found) =>
  typeof found === 'string' ? found : undefined,
)

/** Stores the chosen store on this device, and in a cookie that the server reads when it renders the next page. */
export const chooseStore = (storeId: string): void => {
  if (selectedStoreStore.read() === storeId) return
  selectedStoreStore.write(storeId)
  writeSettingCookie('store', storeId)
}
