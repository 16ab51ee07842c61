import { type Askable, chooseQuestions } from '@jhola/contract/availability/questions'
import type { availabilityRoutes } from '@jhola/contract/inventory/availability/routes'
import type { RouteReply } from '@jhola/contract/route'
import { MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../../platform/db/sql.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { listAskable } from './availability.read.ts'
import { takeOffShelf } from './set-availability.ts'

type Answer = RouteReply<typeof availabilityRoutes.questions>
type AskableRow = Awaited<ReturnType<typeof listAskable>>[number]

const DAY_MS = 24 * 60 * MINUTE_MS
/** What is popular is read from the orders of so many days. */
const POPULAR_DAYS = 30
/** The products that are looked at: the most ordered ones, of which two are asked about. */
const LOOKED_AT = 500

const toAskable = (row: AskableRow): Askable => ({
  product_id: row.product_id,
  mode: row.stock_mode,
  seenMs: row.seen_at?.getTime() ?? null,
  missedMs: row.missed_at?.getTime() ?? null,
  askedOn: row.asked_at ? toShopTime(row.asked_at.getTime()).date : null,
  orders: row.orders,
  isOff: row.is_off,
})

/** The quick questions of a shop now. */
export const showQuestions = async ({ clock }: Pick<InventoryDeps, 'clock'>, sql: Sql, storeId: string): Promise<Answer> => {
  const now = clock.now()
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const rows = await listAskable(sql, storeId, { now, since: before(POPULAR_DAYS), askedSince: before(1), limit: LOOKED_AT })
  const chosen = chooseQuestions(rows.map(toAskable), { nowMs: now.getTime(), today: toShopTime(now.getTime()).date })
  const byId = new Map(rows.map((row) => [row.product_id, row]))
  const questions = chosen.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { product_id, name, name_hi, image, brand, pack_size } = row
    return [{ product_id, name, name_hi, image, brand, pack_size }]
  })
  return { success: true, questions }
}

/** Answers a quick question; returns what is left of them. Throws `catalogue.not_found`, `inventory.deleted`. */
export const answerQuickQuestion = async (
  deps: InventoryDeps,
  tx: Sql,
  call: ShopCall,
  { productId, answer }: { productId: string; answer: 'yes' | 'no' },
): Promise<Answer> => {
  await takeOffShelf(deps, tx, call, { productId, state: answer === 'yes' ? 'yes' : 'sold_out', isAsked: true })
  return showQuestions(deps, tx, call.actor.store_id)
}
