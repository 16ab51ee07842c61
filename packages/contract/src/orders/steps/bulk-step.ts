import { rupeesToPaise } from '../../shared/money.ts'
import type { Order } from '../schema.ts'
import { ORDER_STATUSES, type OrderStatus } from '../statuses.ts'
import { type HandoverMoney, isCashAtHandover, isMoneyPlain } from './handover-money.ts'
import { nextSteps, type UsedSteps } from './step-chains.ts'

/**
 * Why an order is left out of a step of a whole column, in the order in which it is told. `practice`: it is no real order. `changed`:
 * its customer changed it and nobody at the shop has seen that. `question`: the shop waits for its customer. `unticked`: not all of it
 * is in the bag. `money`: something has to be asked about its payment. `full`: the device keeps no more actions.
 */
export const LEFT_OUT_REASONS = ['practice', 'changed', 'question', 'unticked', 'money', 'full'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

type BulkOrder = HandoverMoney & Pick<Order, 'id' | 'status' | 'delivery_type' | 'practice' | 'packing' | 'total_amount'>

type BulkAround = {
  used: UsedSteps
  /** Ids of orders with lines that are not in the bag yet. */
  unticked: ReadonlySet<string>
  /** Ids of orders that this device marked as paid a moment ago. */
  paymentWaits: ReadonlySet<string>
  /** How many more actions the device keeps. */
  room: number
}

/** A step of a whole column: which orders take it, which do not and why, and the cash that comes with it, in paise. */
export type BulkPlan<T> = {
  to: OrderStatus
  orders: T[]
  leftOut: { why: LeftOutReason; orders: T[] }[]
  cash: { count: number; paise: number }
}

type Position = Pick<Order, 'status' | 'delivery_type'>

/** The one step that an order of a column takes with the others: its usual next one. */
const stepOf = (order: Position, used: UsedSteps): OrderStatus | undefined => nextSteps(order, used)[0]

/** The steps that whole columns can take: the usual next step of each order, in the order of the work. */
export const bulkTargets = (orders: readonly Position[], used: UsedSteps): OrderStatus[] => {
  const targets = new Set(orders.map((order) => stepOf(order, used)))
  return ORDER_STATUSES.filter((status) => targets.has(status))
}

const whyLeftOut = (order: BulkOrder, to: OrderStatus, { unticked, paymentWaits }: BulkAround): LeftOutReason | null => {
  if (order.practice) return 'practice'
  if (to !== 'confirmed' && order.packing?.own_change != null && order.packing.own_change.seen_at === null) return 'changed'
  if (to !== 'confirmed' && order.packing?.question != null) return 'question'
  if (unticked.has(order.id)) return 'unticked'
  return to === 'delivered' && !isMoneyPlain(order, paymentWaits.has(order.id)) ? 'money' : null
}

/** What one question about a whole column would do. Orders of another step are none of its business; the first ones get the room. */
export const planBulk = <T extends BulkOrder>(orders: readonly T[], to: OrderStatus, around: BulkAround): BulkPlan<T> => {
  const going: T[] = []
  const left = new Map<LeftOutReason, T[]>()
  for (const order of orders) {
    if (stepOf(order, around.used) !== to) continue
    const why = whyLeftOut(order, to, around) ?? (going.length >= around.room ? 'full' : null)
    if (why === null) going.push(order)
    else left.set(why, [...(left.get(why) ?? []), order])
  }
  const inCash = to === 'delivered' ? going.filter(isCashAtHandover) : []
  return {
    to,
    orders: going,
    leftOut: LEFT_OUT_REASONS.flatMap((why) => {
      const some = left.get(why)
      return some ? [{ why, orders: some }] : []
    }),
    cash: { count: inCash.length, paise: inCash.reduce((sum, { total_amount }) => sum + rupeesToPaise(total_amount), 0) },
  }
}
