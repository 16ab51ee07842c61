import type { Decision } from '../shared/decision.ts'
import { agree, refuse } from '../shared/decision.ts'

/** Every status of an order. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const DELIVERY_TYPES = ['delivery', 'pickup'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

/** Who changes an order's status: the shop, its customer, a job of the server, or the payment side. */
export const ACTOR_KINDS = ['shop', 'customer', 'system', 'payment'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** The effect of a transition on the order's stock. */
export type StockEffect = 'commit' | 'release' | 'return' | 'none'

/** One allowed transition. */
export type Transition = {
  from: OrderStatus
  to: OrderStatus
  by: readonly ActorKind[]
  stock: StockEffect
  only?: DeliveryType
}

const move = (
  from: OrderStatus,
  to: OrderStatus,
  by: readonly ActorKind[],
  stock: StockEffect = 'none',
  only?: DeliveryType,
): Transition => ({
  from,
  to,
  by,
  stock,
  ...(only ? { only } : {}),
})

/** The state machine. Transitions that are not in this table are not allowed. */
export const TRANSITIONS: readonly Transition[] = [
  move('pending', 'confirmed', ['shop', 'system'], 'commit'),
  move('pending', 'cancelled', ['shop', 'customer', 'system'], 'release'),
  move('confirmed', 'preparing', ['shop']),
  move('confirmed', 'cancelled', ['shop'], 'return'),
  move('preparing', 'ready', ['shop']),
  move('preparing', 'out_for_delivery', ['shop'], 'none', 'delivery'),
  move('preparing', 'cancelled', ['shop'], 'return'),
  move('ready', 'out_for_delivery', ['shop'], 'none', 'delivery'),
  move('ready', 'delivered', ['shop'], 'none', 'pickup'),
  move('ready', 'cancelled', ['shop'], 'return'),
  move('out_for_delivery', 'delivered', ['shop'], 'none', 'delivery'),
  move('out_for_delivery', 'cancelled', ['shop'], 'return', 'delivery'),
  move('delivered', 'refunded', ['shop', 'payment']),
  move('cancelled', 'refunded', ['shop', 'payment']),
]

/** The data of an order for the decision. */
export type OrderPosition = {
  status: OrderStatus
  delivery_type: DeliveryType
  changed_by?: string | null
  changed_at?: string | null
}

/**
 * Whether `actor` may change this order to `to`. Returns the transition with its effect on stock, or
 * `orders.illegal_transition`.
 */
export const decideTransition = (order: OrderPosition, to: OrderStatus, actor: ActorKind): Decision<Transition> => {
  const found = TRANSITIONS.find(
    (transition) =>
      transition.from === order.status &&
      transition.to === to &&
      transition.by.includes(actor) &&
      (transition.only === undefined || transition.only === order.delivery_type),
  )
  if (found) return agree(found)
  return refuse('orders.illegal_transition', {
    current: order.status,
    wanted: to,
    by: order.changed_by ?? null,
    at: order.changed_at ?? null,
  })
}

/** The forward transitions on a shop's screen, the usual one first (also those of pickup). */
export const forwardStatuses = (order: Pick<OrderPosition, 'status' | 'delivery_type'>): OrderStatus[] => {
  const usual: Record<OrderStatus, OrderStatus[]> = {
    pending: ['confirmed'],
    confirmed: ['preparing'],
    preparing: order.delivery_type === 'pickup' ? ['ready'] : ['out_for_delivery', 'ready'],
    ready: order.delivery_type === 'pickup' ? ['delivered'] : ['out_for_delivery'],
    out_for_delivery: order.delivery_type === 'pickup' ? [] : ['delivered'],
    delivered: [],
    cancelled: [],
    refunded: [],
  }
  return usual[order.status]
}

/** Whether the order is in progress, so that it can be late. */
export const isUnderWay = (status: OrderStatus): boolean =>
  ['confirmed', 'preparing', 'ready', 'out_for_delivery'].includes(status)

/** Whether the order counts as revenue: not if it was cancelled or refunded. */
export const isOfValue = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'refunded'

/** Whether it is a counter order. Such an order needs no acceptance, so it never had a deadline for it. */
export const isCounterOrder = (order: { accept_by: Date | string | null }): boolean => order.accept_by === null

/** Whether the shop can still cancel the order. */
export const canShopCancel = (status: OrderStatus): boolean =>
  TRANSITIONS.some((transition) => transition.from === status && transition.to === 'cancelled' && transition.by.includes('shop'))

/** Whether the shop can refund it: only received money, and only of a completed order. */
export const canShopRefund = (order: { status: OrderStatus; payment_status: string }): boolean =>
  (order.status === 'delivered' || order.status === 'cancelled') && order.payment_status === 'completed'

/** The customer may cancel only before the order is accepted. */
export const canCustomerCancel = (status: OrderStatus): boolean => status === 'pending'

/** Whether the order still needs work. */
export const isOpenStatus = (status: OrderStatus): boolean => !['delivered', 'cancelled', 'refunded'].includes(status)

/** The steps on a customer's page, in order; pickup has no ride. */
export const progressSteps = (deliveryType: DeliveryType): OrderStatus[] => {
  const steps: OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered']
  return deliveryType === 'pickup' ? steps.filter((step) => step !== 'out_for_delivery') : steps
}

/** The colour of a status chip, by meaning. */
export const statusTone = (status: OrderStatus): 'success' | 'error' | 'warning' | 'primary' => {
  if (status === 'delivered') return 'success'
  if (status === 'cancelled' || status === 'refunded') return 'error'
  return ['preparing', 'ready', 'out_for_delivery'].includes(status) ? 'warning' : 'primary'
}

/** Reason codes of orders that the system cancels: the shop did not respond, or a prepayment did not arrive. */
export const NOT_ACCEPTED_IN_TIME = 'not_accepted_in_time'
export const NOT_PAID_IN_TIME = 'not_paid_in_time'

/** The reason of an order that its customer cancelled without giving one (the specified text). */
export const CANCELLED_BY_CUSTOMER = 'Cancelled by customer'

/** Reason codes for a rejection; the customer sees them in their language. */
export const REJECT_REASONS = [
  'out_of_stock',
  'item_not_available',
  'too_busy',
  'closing',
  'too_far',
  'cannot_reach_customer',
  'payment_problem',
  'other',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]
