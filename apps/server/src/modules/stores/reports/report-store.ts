import type { ParsedBody } from '@jhola/contract/route'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import { decideReport, REPORTS_KEPT_MS } from '@jhola/contract/stores/trust/reports'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { StoreDeps } from '../deps.ts'
import { findActiveStore } from '../stores.read.ts'
import { hashOrigin, type Origin } from './device-hash.ts'
import { countEarlierReports, deleteHandledReports, putReport } from './reports.repo.ts'

const DAY_MS = 24 * 3_600_000

type Said = ParsedBody<typeof storeRoutes.report>

/**
 * A customer's report about a shop, bound to the browser. Throws `stores.report_needs_device` for a program without a cookie,
 * `stores.not_found`, `stores.too_many_reports`.
 */
export const reportStore = async (
  deps: Pick<StoreDeps, 'clock' | 'ids' | 'secrets'>,
  tx: Sql,
  { storeId, said, origin }: { storeId: string; said: Said; origin: Origin },
): Promise<void> => {
  const { device, address } = await hashOrigin(deps.secrets, origin)
  if (device === null) throw new AppError('stores.report_needs_device')
  const store = await findActiveStore(tx, storeId)
  if (!store) throw new AppError('stores.not_found')
  const at = deps.clock.now()
  const from = { store_id: store.store_id, device_hash: device, address_hash: address }
  orThrow(decideReport(await countEarlierReports(tx, { ...from, since: new Date(at.getTime() - DAY_MS) })))
  await putReport(tx, { ...from, report_id: deps.ids.uuid(), reason: said.reason, text: said.text, at })
}

/** Forgets old reports that were handled. Returns how many. */
export const forgetReports = ({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<number> =>
  deleteHandledReports(db, new Date(clock.now().getTime() - REPORTS_KEPT_MS))
