import { confidenceOf } from '@jhola/contract/availability/confidence'
import { sellableUnits } from '@jhola/contract/availability/stock-modes'
import type { PackingProduct } from '@jhola/contract/orders/picking/product-schema'
import type { OrderChange } from '@jhola/contract/orders/picking/routes'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { OrderDeps } from '../deps.ts'
import { personOf } from '../reading/timeline.ts'
import { packingTermsOf } from './change-lines.ts'
import { hasOrder, listOrderChanges, listPackingProducts, type PackingProductRow } from './packing.read.ts'

const rupees = (amount: number): number => paiseToRupees(paise(amount))

const presentProduct = (row: PackingProductRow, collectsTax: boolean, nowMs: number): PackingProduct => {
  const { price_paise, mrp_paise, gst_rate_percent, expiry_date, on_hand, reserved, off_until, seen_at, missed_at, ...rest } = row
  const offUntilMs = off_until?.getTime() ?? null
  return {
    ...rest,
    available: sellableUnits({ mode: row.stock_mode, on_hand, reserved, offUntilMs }, nowMs),
    confidence: confidenceOf(
      { mode: row.stock_mode, seenMs: seen_at?.getTime() ?? null, missedMs: missed_at?.getTime() ?? null },
      nowMs,
    ),
    price: rupees(price_paise),
    mrp: mrp_paise === null ? null : rupees(mrp_paise),
    gst_rate: collectsTax ? Number(gst_rate_percent) : 0,
    expires_on: expiry_date,
  }
}

/** What a device needs to pack the open orders of its shop, also without a network. Throws `orders.not_found` without a shop. */
export const showPackingShelf = async (deps: OrderDeps, storeId: string) => {
  const { store, settings } = await packingTermsOf(deps, deps.db, storeId)
  const now = deps.clock.now()
  const rows = await listPackingProducts(deps.db, storeId, now)
  const { feePaise, freeFromPaise, expressFeePaise } = store.delivery
  return {
    success: true as const,
    products: rows.map((row) => presentProduct(row, store.collects_tax !== false, now.getTime())),
    delivery: { fee: rupees(feePaise), free_from: rupees(freeFromPaise), express_fee: rupees(expressFeePaise) },
    rounds_total: store.rounds_total ?? false,
    cap_percent: settings.capPercent,
  }
}

/** The numbered changes of an order of this shop, oldest first. Throws `orders.not_found`. */
export const showOrderChanges = async (sql: Sql, of: { storeId: string; orderId: string }): Promise<OrderChange[]> => {
  const rows = await listOrderChanges(sql, of)
  if (rows.length === 0 && !(await hasOrder(sql, of))) throw new AppError('orders.not_found')
  return rows.map((row) => ({
    change_no: row.change_no,
    state: row.state,
    changes: row.changes,
    reason: row.reason,
    total_before: rupees(row.total_before_paise),
    total_after: rupees(row.total_after_paise),
    by: row.actor_kind,
    name: row.actor_kind === 'shop' ? personOf(row.actor_label).name : null,
    role: row.actor_role,
    by_phone: row.by_phone,
    at: row.at.toISOString(),
    answer_by: row.answer_by?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
  }))
}
