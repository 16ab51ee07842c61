import { type CandidateOrder, inOrder, windowOf } from './candidate-order.ts'
import type { Credit, CreditTime } from './statement/credit.ts'

/** Orders of one amount, oldest first. `steps`: how many offers begin (or, below zero, end) before each of them. */
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

/** From where to where orders fit this time; without a time all do. */
const rangeOf = (orders: readonly CandidateOrder[], time: CreditTime | null): [from: number, to: number] => {
  if (time === null) return [0, orders.length]
  const { fromMs, toMs } = windowOf(time)
  return [countBefore(orders, fromMs), countBefore(orders, toMs + 1)]
}

/** Orders that wait for money, to be offered to credits that name none. A credit is not compared with all of them: they are found by amount and time. */
export type OrderProposals = {
  /** Orders of the credit's amount and time, the oldest first and at most so many. */
  offer(credit: Pick<Credit, 'amountPaise' | 'time'>, max: number): CandidateOrder[]
  /** Every order that fits a credit that was asked for, also those beyond `most`. */
  offered(): Set<CandidateOrder>
}

/** OrderProposals of these orders. */
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
