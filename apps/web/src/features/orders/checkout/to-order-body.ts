import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Language } from '@jhola/contract/shared/wire'
import type { CustomerInfo } from '../../../domain/account/customer-info.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { type ItemNotes, NO_NOTES } from '../../../domain/cart/item-notes.ts'
import type { MissingWishes } from '../../../domain/orders/missing-choice.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import type { Place, When } from './choices.ts'
import type { OrderBody, PayingMethod } from './order-body.ts'

/** A whole order as the last step shows it. `total` in rupees, as the customer saw it. */
export type ReadyOrder = {
  cart: Cart
  info: CustomerInfo
  deliveryType: DeliveryType
  when: When
  paymentMethod: PayingMethod
  place: Place | null
  /** The name under which the address is kept on this device. */
  label: string | null
  total: number
  language: Language
}

const addressOf = ({ info, place }: ReadyOrder, phone: string): NonNullable<OrderBody['deliveryAddress']> => ({
  name: info.name.trim(),
  phone,
  addressLine1: info.address.trim(),
  ...(info.landmark.trim() && { landmark: info.landmark.trim() }),
  ...(info.pincode.trim() && { pincode: info.pincode.trim() }),
  ...place,
})

/** The request body: quantities, with prices and total only so that the shop can report what changed. */
export const toOrderBody = (
  order: ReadyOrder,
  { order: ofOrder, lines }: MissingWishes,
  notes: ItemNotes = NO_NOTES,
): OrderBody => {
  const { cart, info, when, deliveryType } = order
  const ofLine = (id: string) => (lines[id] && lines[id] !== ofOrder ? { if_missing: lines[id] } : {})
  const noteOf = (id: string) => (notes[id]?.trim() ? { note: notes[id].trim() } : {})
  const phone = toPhone(info.phone) ?? info.phone
  return {
    storeId: cart.store_id,
    items: cart.items.map(({ id, quantity, price }) => ({ productId: id, quantity, price, ...ofLine(id), ...noteOf(id) })),
    customer: { name: info.name.trim(), phone, ...(info.email.trim() && { email: info.email.trim() }) },
    deliveryType,
    ...(deliveryType === 'delivery' && { deliveryAddress: addressOf(order, phone) }),
    delivery_slot: when.slot,
    ...(when.date && { delivery_date: when.date }),
    paymentMethod: order.paymentMethod,
    ...(info.deliveryNotes.trim() && { customerNotes: info.deliveryNotes.trim() }),
    ...(ofOrder !== 'best_match' && { if_missing: ofOrder }),
    expected_total: order.total,
    language: order.language,
  }
}
