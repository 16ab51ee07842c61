import type { DecidedOwnChange } from '@jhola/contract/orders/own-change/decide-own-change'
import { codeReasonOf } from '@jhola/contract/orders/placing/unproven'
import { paiseToRupees } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { OrderableStore, OrderDeps } from '../deps.ts'
import type { LockedOrder } from '../order-changes.repo.ts'
import { listUnprovenShelf } from './own-change.repo.ts'

type Checked = { store: OrderableStore; decided: DecidedOwnChange }

/**
 * A number without a code may not order more by a change than it may by an order. Only what became more is judged. Throws
 * `orders.code_needed`.
 */
export const requireUnprovenMay = async (
  deps: Pick<OrderDeps, 'strangers'>,
  tx: Sql,
  order: LockedOrder,
  { store, decided }: Checked,
): Promise<void> => {
  if (!deps.strangers) return
  const limit = paiseToRupees(store.codeAbovePaise)
  const raised = decided.lines.filter(({ moreBy }) => moreBy > 0)
  const shelf = await listUnprovenShelf(
    tx,
    order.store_id,
    raised.map(({ product_id }) => product_id),
  )
  // An accepted order's own goods are no longer on hand; the share is judged of what was there.
  const isSold = order.status !== 'pending'
  const reason = codeReasonOf({
    totalPaise: decided.totals.total > order.total_paise ? decided.totals.total : 0,
    codeAbovePaise: store.codeAbovePaise,
    lines: raised.flatMap(({ product_id, quantity, moreBy }) => {
      const found = shelf.find((row) => row.product_id === product_id)
      const held = quantity - moreBy
      if (!found) return []
      return [{ quantity, onHand: found.on_hand + (isSold ? held : 0), unprovenHeld: found.unproven_held - held }]
    }),
    open: {},
  })
  if (reason) throw new AppError('orders.code_needed', { reason, limit })
}
