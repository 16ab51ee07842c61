import { customerInfoStore, NO_CUSTOMER } from './customer-info.ts'
import { keptAddressesStore, NO_ADDRESSES } from './kept-addresses.ts'
import { NO_PAYMENTS, usualPaymentStore } from './usual-payment.ts'

/** Removes who orders on this device: name, number, addresses and how they pay. */
export const forgetPerson = (): void => {
  customerInfoStore.write(NO_CUSTOMER)
  keptAddressesStore.write(NO_ADDRESSES)
  usualPaymentStore.write(NO_PAYMENTS)
}
