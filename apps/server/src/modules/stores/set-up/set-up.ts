import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { setUpRoutes } from '@jhola/contract/stores/set-up/routes'
import { setUpProgress } from '@jhola/contract/stores/set-up/steps'
import { isNewShop } from '@jhola/contract/stores/trust/new-shop'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StoreDeps } from '../deps.ts'
import { confirmStep, findSetUp, hideSetUp } from './set-up.repo.ts'

type SetUpReply = RouteReply<typeof setUpRoutes.show>

/** How far the set-up of the caller's shop is. Throws `stores.not_found`. */
export const showSetUp = async (sql: Sql, storeId: string): Promise<SetUpReply> => {
  const row = await findSetUp(sql, storeId)
  if (!row) throw new AppError('stores.not_found')
  const { is_proven, products, sellable, has_test_order, place, hours, poster } = row
  const progress = setUpProgress({
    is_phone_proven: is_proven,
    confirmed: { place, hours, poster },
    products,
    sellable,
    has_test_order,
  })
  return {
    success: true,
    steps: progress.steps,
    products,
    sellable,
    is_over: row.hidden || progress.next === null || !isNewShop(row.delivered),
  }
}

/** Confirms a step or takes it back, or hides the set-up from the dashboard. Idempotent. */
export const changeSetUp = async (
  deps: Pick<StoreDeps, 'clock'>,
  tx: Sql,
  storeId: string,
  change: ParsedBody<typeof setUpRoutes.change>,
): Promise<SetUpReply> => {
  const at = deps.clock.now()
  if ('step' in change) await confirmStep(tx, storeId, change, at)
  else await hideSetUp(tx, storeId, change.is_hidden ? at : null)
  return showSetUp(tx, storeId)
}
