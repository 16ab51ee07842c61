import type { Decision } from '../shared/decision.ts'
import { agree, refuse } from '../shared/decision.ts'

/** Every state an order can be in. */
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

/** Who moves an order: the shop, its customer, a job of ours, or the payment side. */
export const ACTOR_KINDS = ['shop', 'customer', 'system', 'payment'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** What a move does to the stock behind the order. */
export type StockEffect = 'commit' | 'release' | 'return' | 'none'

/** One legal move. */
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

/** The whole state machine. What is not in this table does not happen. */
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

/** What the decision needs to know of an order. */
export type OrderPosition = {
  status: OrderStatus
  delivery_type: DeliveryType
  changed_by?: string | null
  changed_at?: string | null
}

/** May `actor` move this order to `to`? Gives the move with its effect on stock, or `orders.illegal_transition`. */
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

/** The forward moves a shop's screen offers, most usual first (and those of pickup). */
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

/** Is the order being worked on, so that it can be late? */
export const isUnderWay = (status: OrderStatus): boolean =>
  ['confirmed', 'preparing', 'ready', 'out_for_delivery'].includes(status)

/** Is the order's amount money that the shop takes? Not of one that was called off or paid back. */
export const isOfValue = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'refunded'

/** Did the shop type the order in itself? Nobody has to accept such a one, so it never had a time to be accepted by. */
export const isCounterOrder = (order: { accept_by: Date | string | null }): boolean => order.accept_by === null

/** Can the shop still call the order off? */
export const canShopCancel = (status: OrderStatus): boolean =>
  TRANSITIONS.some((transition) => transition.from === status && transition.to === 'cancelled' && transition.by.includes('shop'))

/** Can the shop give the money back? Only money that has come, and only of an order that is over. */
export const canShopRefund = (order: { status: OrderStatus; payment_status: string }): boolean =>
  (order.status === 'delivered' || order.status === 'cancelled') && order.payment_status === 'completed'

/** The customer may cancel only while nobody has accepted. */
export const canCustomerCancel = (status: OrderStatus): boolean => status === 'pending'

/** Is work left to do on the order? */
export const isOpenStatus = (status: OrderStatus): boolean => !['delivered', 'cancelled', 'refunded'].includes(status)

/** The steps a customer's page shows, in order; pickup has no ride. */
export const progressSteps = (deliveryType: DeliveryType): OrderStatus[] => {
  const steps: OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered']
  return deliveryType === 'pickup' ? steps.filter((step) => step !== 'out_for_delivery') : steps
}

/** Chip colour of a status, by meaning. */
export const statusTone = (status: OrderStatus): 'success' | 'error' | 'warning' | 'primary' => {
  if (status === 'delivered') return 'success'
  if (status === 'cancelled' || status === 'refunded') return 'error'
  return ['preparing', 'ready', 'out_for_delivery'].includes(status) ? 'warning' : 'primary'
}

/** Coded reasons of orders that the system cancels: the shop did not answer, or money that was due beforehand did not come. */
export const NOT_ACCEPTED_IN_TIME = 'not_accepted_in_time'
export const NOT_PAID_IN_TIME = 'not_paid_in_time'

/** What an order says that its customer called off without a word of their own (the specified words). */
export const CANCELLED_BY_CUSTOMER = 'Cancelled by customer'

/** Coded reasons why a shop says no; the customer reads them in their language. */
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
