import { isSameAddress, keepAddress } from '../../../domain/account/kept-addresses.ts'
import { rememberStore } from '../../../domain/account/remember.ts'
import { usualPaymentStore } from '../../../domain/account/usual-payment.ts'
import { api } from '../../../shared/api/api-client.ts'
import { accountStore } from '../../../shared/device-store/account.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import type { ReadyOrder } from './to-order-body.ts'

/** Shops whose usual payment is kept; the oldest are dropped. */
const SHOPS_KEPT = 30

/** An address that got a name goes into the account too. */
const saveToAccount = async ({ info, label }: ReadyOrder): Promise<void> => {
  const phone = toPhone(info.phone)
  if (!label || !phone || accountStore.read() === null) return
  const { profile } = await api('GET /profile')
  const { address, landmark, pincode } = info
  if (profile.addresses.some((saved) => isSameAddress({ address: saved.line, pincode: saved.pincode }, { address, pincode })))
    return
  const isFirst = profile.addresses.length === 0
  const line = address.trim()
  await api('POST /profile/addresses', {
    body: { label, name: info.name.trim(), phone, line, landmark: landmark.trim(), city: '', pincode, is_usual: isFirst },
  })
}

/** Keeps what the next order begins with: the address with its name, and how this shop was paid. Never blocks an order. */
export const rememberOrder = (order: ReadyOrder): void => {
  if (!rememberStore.read()) return
  const { cart, info, deliveryType, place, label, paymentMethod } = order
  usualPaymentStore.write(({ [cart.store_id]: _, ...others }) =>
    Object.fromEntries([...Object.entries(others).slice(1 - SHOPS_KEPT), [cart.store_id, paymentMethod]]),
  )
  if (deliveryType !== 'delivery') return
  const { address, landmark, pincode } = info
  keepAddress({ label: label ?? '', address: address.trim(), landmark: landmark.trim(), pincode: pincode.trim(), place })
  // The account is full, or the session ended: the device has it.
  void saveToAccount(order).catch(() => undefined)
}
