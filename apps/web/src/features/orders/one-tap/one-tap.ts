import type { Partner } from '@jhola/contract/orders/offline/owner-actions'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { isMoneyPlain } from '@jhola/contract/orders/steps/handover-money'
import { hasChosenTime } from '@jhola/contract/orders/steps/promise-at-accept'
import type { OrderAction } from '../actions/send-action.ts'
import type { Order } from '../data/board-state.ts'

/** What one tap takes for granted: the time until it is ready (none: the shop's usual time) and who takes the order out. */
export type Usual = {
  readyMinutes: number | null
  partner: Partner | undefined
  /** The payment was marked as received on this device, and the server has not answered yet. */
  paymentWaits: boolean
}

/** Accepting with the minutes until it is ready (null: the shop's usual time); an order for a slot keeps the time of the slot. */
export const acceptIn = (order: Order, minutes: number | null): OrderAction => ({
  kind: 'accept',
  order,
  ...(minutes === null || hasChosenTime(order) ? {} : { readyInMinutes: minutes }),
})

/** The action of one tap on a step; null: something is unusual, and a dialog asks. */
export const oneTap = (order: Order, to: OrderStatus, { readyMinutes, partner, paymentWaits }: Usual): OrderAction | null => {
  if (to === 'confirmed') return acceptIn(order, readyMinutes)
  if (to === 'out_for_delivery') return { kind: 'move', order, to, ...(partner && { partner }) }
  if (to === 'delivered') return isMoneyPlain(order, paymentWaits) ? { kind: 'move', order, to } : null
  return to === 'refunded' ? null : { kind: 'move', order, to }
}
