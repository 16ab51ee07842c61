import type { OrderStatus } from '@jhola/contract/orders/statuses'

/**
 * The expected behaviour of orders and stock, written independently of the contract's own table: the oracle for the real
 * server. Quantities in base units.
 */
export type ModelOrder = {
  status: OrderStatus
  version: number
  delivery: 'delivery' | 'pickup'
  method: 'cod' | 'upi'
  payment: 'pending' | 'completed' | 'failed' | 'refunded'
  isAcknowledged: boolean
  isClaimed: boolean
}

/** An action on an order. `seen`: the version that the client states. */
export type Act =
  | { what: 'set'; to: OrderStatus; seen?: number | undefined }
  | { what: 'accept'; seen?: number | undefined }
  | { what: 'reject'; seen?: number | undefined }
  | { what: 'cancel'; seen?: number | undefined }
  | { what: 'acknowledge' }
  | { what: 'claim' }
  | { what: 'confirm payment' }

/** The effect on the stock of the order. */
export type Goods = 'none' | 'sold' | 'released' | 'returned'
export type Outcome = {
  code:
    | 'ok'
    | 'payments.after_acceptance'
    | 'orders.stale'
    | 'orders.illegal_transition'
    | 'payments.not_due'
    | 'payments.nothing_to_refund'
  order: ModelOrder
  goods: Goods
}

/** Allowed transitions by the shop, for delivery and pickup. */
const SHOP_MOVES: Record<'delivery' | 'pickup', Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  delivery: {
    pending: ['confirmed', 'cancelled'],
    confirmed: ['preparing', 'cancelled'],
    preparing: ['ready', 'out_for_delivery', 'cancelled'],
    ready: ['out_for_delivery', 'cancelled'],
    out_for_delivery: ['delivered', 'cancelled'],
    delivered: ['refunded'],
    cancelled: ['refunded'],
  },
  pickup: {
    pending: ['confirmed', 'cancelled'],
    confirmed: ['preparing', 'cancelled'],
    preparing: ['ready', 'cancelled'],
    ready: ['delivered', 'cancelled'],
    delivered: ['refunded'],
    cancelled: ['refunded'],
  },
}

const goodsOf = (from: OrderStatus, to: OrderStatus): Goods => {
  if (to === 'confirmed') return 'sold'
  if (to !== 'cancelled') return 'none'
  return from === 'pending' ? 'released' : 'returned'
}

const paymentAfter = (order: ModelOrder, to: OrderStatus): ModelOrder['payment'] => {
  if (to === 'delivered' && order.method === 'cod') return 'completed'
  if (to === 'cancelled' && order.payment === 'pending') return 'failed'
  // No payment service was involved: the shop decides.
  if (to === 'refunded') return 'refunded'
  return order.payment
}

const moved = (order: ModelOrder, to: OrderStatus, byShop: boolean): Outcome => ({
  code: 'ok',
  goods: goodsOf(order.status, to),
  order: {
    ...order,
    status: to,
    version: order.version + 1,
    payment: paymentAfter(order, to),
    isAcknowledged: order.isAcknowledged || byShop,
  },
})

const changed = (order: ModelOrder, change: Partial<ModelOrder>): Outcome => ({
  code: 'ok',
  goods: 'none',
  order: { ...order, ...change, version: order.version + 1 },
})

const refused = (order: ModelOrder, code: Outcome['code']): Outcome => ({ code, order, goods: 'none' })

const move = (order: ModelOrder, act: Extract<Act, { seen?: number | undefined }>): Outcome => {
  if (act.seen !== undefined && act.seen !== order.version) return refused(order, 'orders.stale')
  if (act.what === 'cancel')
    return order.status === 'pending' ? moved(order, 'cancelled', false) : refused(order, 'orders.illegal_transition')
  const to = { accept: 'confirmed', reject: 'cancelled', set: act.what === 'set' ? act.to : 'pending' }[act.what] as OrderStatus
  const isLegal = SHOP_MOVES[order.delivery][order.status]?.includes(to) ?? false
  const isTooLate = act.what === 'reject' && order.status !== 'pending'
  if (isLegal && to === 'refunded' && order.payment !== 'completed') return refused(order, 'payments.nothing_to_refund')
  return isLegal && !isTooLate ? moved(order, to, true) : refused(order, 'orders.illegal_transition')
}

/** The order after one action, and the reply. */
export const act = (order: ModelOrder, request: Act): Outcome => {
  switch (request.what) {
    case 'acknowledge':
      return order.isAcknowledged ? refused(order, 'ok') : changed(order, { isAcknowledged: true })
    case 'claim':
      if (order.payment !== 'pending' || order.method !== 'upi') return refused(order, 'payments.not_due')
      if (order.isClaimed) return refused(order, 'ok')
      // The shops of these tests are new: they are paid by UPI after they have accepted.
      return order.status === 'pending' ? refused(order, 'payments.after_acceptance') : changed(order, { isClaimed: true })
    case 'confirm payment':
      return order.payment === 'pending' ? changed(order, { payment: 'completed' }) : refused(order, 'payments.not_due')
    default:
      return move(order, request)
  }
}

/** The system's cancellation when no one accepted in time. */
export const expire = (order: ModelOrder): Outcome =>
  order.status === 'pending' ? moved(order, 'cancelled', false) : refused(order, 'orders.illegal_transition')

export type Shelf = { on_hand: number; reserved: number }

/** The stock after an order's action on this quantity. */
export const moveStock = (stock: Shelf, goods: Goods, quantity: number): Shelf => {
  if (goods === 'sold') return { on_hand: stock.on_hand - quantity, reserved: stock.reserved - quantity }
  if (goods === 'released') return { ...stock, reserved: stock.reserved - quantity }
  if (goods === 'returned') return { ...stock, on_hand: stock.on_hand + quantity }
  return stock
}

export const isUnfinished = (order: ModelOrder): boolean => !['delivered', 'cancelled', 'refunded'].includes(order.status)

/** Concurrent actions with the reply to each, and the order's version afterwards. */
export type Race = { done: readonly { act: Act; code: string }[]; endVersion: number | undefined }

/** Whether some sequential order of these actions explains every reply and the final version. */
export const hasSequence = (order: ModelOrder, { done, endVersion }: Race): boolean => {
  if (done.length === 0) return order.version === endVersion
  return done.some(({ act: request, code }, index) => {
    const outcome = act(order, request)
    return outcome.code === code && hasSequence(outcome.order, { done: done.toSpliced(index, 1), endVersion })
  })
}
