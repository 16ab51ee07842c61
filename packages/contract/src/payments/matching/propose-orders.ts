import { type CandidateOrder, inOrder, windowOf } from './candidate-order.ts'
import type { Credit, CreditTime } from './statement/credit.ts'

/** Orders of one amount, oldest first. `steps`: how many proposals begin (or, if negative, end) before each of them. */
type SameAmount = { orders: readonly CandidateOrder[]; steps: Int32Array }

/** How many of these were placed before a moment. */
const countBefore = (orders: readonly CandidateOrder[], atMs: number): number => {
  let [low, high] = [0, orders.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((orders[middle]?.createdMs ?? Number.POSITIVE_INFINITY) < atMs) low = middle + 1
    else high = middle
  }
  return low
}

/** The index range of orders that fit this time; all without a time. */
const rangeOf = (orders: readonly CandidateOrder[], time: CreditTime | null): [from: number, to: number] => {
  if (time === null) return [0, orders.length]
  const { fromMs, toMs } = windowOf(time)
  return [countBefore(orders, fromMs), countBefore(orders, toMs + 1)]
}

/** Unpaid orders to propose for credits that name none. They are found by amount and time, not by comparing each. */
export type OrderProposals = {
  /** Orders with the credit's amount and time, oldest first, up to a maximum. */
  offer(credit: Pick<Credit, 'amountPaise' | 'time'>, max: number): CandidateOrder[]
  /** Every order that fits one of the requested credits, also those beyond `most`. */
  offered(): Set<CandidateOrder>
}

/** The proposals for these orders. */
export const createOrderProposals = (open: readonly CandidateOrder[]): OrderProposals => {
  const byAmount = new Map<number, SameAmount>()
  for (const [amountPaise, orders] of Map.groupBy(inOrder(open), (order) => order.amountPaise))
    byAmount.set(amountPaise, { orders, steps: new Int32Array(orders.length + 1) })
  return {
    offer: ({ amountPaise, time }, max) => {
      const same = byAmount.get(amountPaise)
      if (!same) return []
      const [from, to] = rangeOf(same.orders, time)
      if (from >= to) return []
      same.steps[from] = (same.steps[from] ?? 0) + 1
      same.steps[to] = (same.steps[to] ?? 0) - 1
      return same.orders.slice(from, Math.min(to, from + max))
    },
    offered: () => {
      const found = new Set<CandidateOrder>()
      for (const { orders, steps } of byAmount.values()) {
        let fitting = 0
        for (const [index, order] of orders.entries()) {
          fitting += steps[index] ?? 0
          if (fitting > 0) found.add(order)
        }
      }
      return found
    },
  }
}
