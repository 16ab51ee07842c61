import type { RouteOf } from '@jhola/contract/api'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { RouteBody } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import type { CustomerInfo } from '../../../domain/account/customer-info.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import type { Choices, Place, When } from './choices.ts'

/** The body of `POST /orders` in the checkout's shape. */
export type OrderBody = Extract<RouteBody<RouteOf<'POST /orders'>>, { storeId: string }>

/** Payment methods that the checkout can send; the shop's own list says which of them it accepts. */
export type PayingMethod = 'upi' | 'card' | 'netbanking' | 'cod' | 'wallet'

const PAYING_METHODS: readonly string[] = ['upi', 'card', 'netbanking', 'cod', 'wallet'] satisfies PayingMethod[]

export const isPayingMethod = (method: string | null): method is PayingMethod =>
  method !== null && PAYING_METHODS.includes(method)

/** A whole order as the last step shows it. `total` in rupees, as the customer saw it. */
export type ReadyOrder = {
  cart: Cart
  info: CustomerInfo
  deliveryType: DeliveryType
  when: When
  paymentMethod: PayingMethod
  place: Place | null
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
export const toOrderBody = (order: ReadyOrder): OrderBody => {
  const { cart, info, when, deliveryType } = order
  const phone = toPhone(info.phone) ?? info.phone
  return {
    storeId: cart.store_id,
    items: cart.items.map(({ id, quantity, price }) => ({ productId: id, quantity, price })),
    customer: { name: info.name.trim(), phone, ...(info.email.trim() && { email: info.email.trim() }) },
    deliveryType,
    ...(deliveryType === 'delivery' && { deliveryAddress: addressOf(order, phone) }),
    delivery_slot: when.slot,
    ...(when.date && { delivery_date: when.date }),
    paymentMethod: order.paymentMethod,
    ...(info.deliveryNotes.trim() && { customerNotes: info.deliveryNotes.trim() }),
    expected_total: order.total,
    language: order.language,
  }
}

/** The choices of an order that was sent. */
export const choicesOf = ({ deliveryType, delivery_slot, delivery_date, paymentMethod, deliveryAddress }: OrderBody): Choices => {
  const { latitude, longitude } = deliveryAddress ?? {}
  return {
    deliveryType: deliveryType ?? null,
    when: delivery_slot ? { slot: delivery_slot, date: delivery_date ?? null } : null,
    paymentMethod: paymentMethod ?? null,
    place: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null,
  }
}
