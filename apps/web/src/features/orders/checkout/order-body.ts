import type { RouteOf } from '@jhola/contract/api'
import type { RouteBody } from '@jhola/contract/route'
import type { Choices } from './choices.ts'

/** The body of `POST /orders` in the checkout's shape. */
export type OrderBody = Extract<RouteBody<RouteOf<'POST /orders'>>, { storeId: string }>

/** Payment methods that the checkout can send; the shop's own list says which of them it accepts. */
export type PayingMethod = 'upi' | 'card' | 'netbanking' | 'cod' | 'wallet'

const PAYING_METHODS: readonly string[] = ['upi', 'card', 'netbanking', 'cod', 'wallet'] satisfies PayingMethod[]

export const isPayingMethod = (method: string | null): method is PayingMethod =>
  method !== null && PAYING_METHODS.includes(method)

/** The choices of an order that was sent. */
export const choicesOf = ({ deliveryType, delivery_slot, delivery_date, paymentMethod, deliveryAddress }: OrderBody): Choices => {
  const { latitude, longitude } = deliveryAddress ?? {}
  return {
    deliveryType: deliveryType ?? null,
    when: delivery_slot ? { slot: delivery_slot, date: delivery_date ?? null } : null,
    paymentMethod: paymentMethod ?? null,
    place: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null,
    label: null,
  }
}
