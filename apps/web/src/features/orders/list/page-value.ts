import { isOfValue } from '@jhola/contract/orders/statuses'
import { paiseToRupees, rupeesToPaise, sumPaise } from '@jhola/contract/shared/money'
import type { Order } from '../data/board-state.ts'

/** The sum of the orders of a page, without cancelled and refunded ones; rupees. */
export const pageValueOf = (rows: readonly Pick<Order, 'status' | 'total_amount'>[]): number =>
  paiseToRupees(sumPaise(rows.filter(({ status }) => isOfValue(status)).map(({ total_amount }) => rupeesToPaise(total_amount))))
