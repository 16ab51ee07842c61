import type { availabilityRoutes, CountRefusal } from '@jhola/contract/inventory/availability/routes'
import { decideStockUpdate, quantityProblem } from '@jhola/contract/inventory/stock/stock-update'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { toUnits } from '@jhola/contract/shared/weight'
import type { Sql } from '../../../platform/db/sql.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { type StockMove, writeStockMoves } from '../stock.repo.ts'
import { type CountableRow, lockCountable, setCounted } from './counts.repo.ts'

type Count = ParsedBody<typeof availabilityRoutes.count>['counts'][number]
type Reply = RouteReply<typeof availabilityRoutes.count>
type Decided = { row: CountableRow; code: CountRefusal | null; delta: number }

const REFUSALS: Readonly<Record<string, CountRefusal>> = {
  'inventory.stock_changed': 'stock_changed',
  'inventory.below_reserved': 'below_reserved',
}

/** What a count does to a product: its stock becomes what was counted, if nobody moved it since it was seen. */
const decideCount = (row: CountableRow, { quantity, seen_quantity }: Count): Decided => {
  if (quantityProblem('set', quantity, row.unit_size)) return { row, code: 'whole_units', delta: 0 }
  const decision = decideStockUpdate(row, { movement_type: 'set', quantity, seen_quantity }, row)
  if (!decision.ok) return { row, code: REFUSALS[decision.refusal.code] ?? 'whole_units', delta: 0 }
  return { row, code: null, delta: decision.value.level.on_hand - row.on_hand }
}

/**
 * Writes the counted stock of several products in one transaction, and counts them from then on. What cannot be saved is said and stays
 * as it is; a product that is named twice has its last count.
 */
export const countStock = async (
  deps: InventoryDeps,
  tx: Sql,
  { actor, language }: ShopCall,
  counts: readonly Count[],
): Promise<Reply> => {
  const wanted = new Map(counts.map((count) => [count.product_id, count]))
  const rows = new Map((await lockCountable(tx, actor.store_id, [...wanted.keys()])).map((row) => [row.product_id, row]))
  const at = deps.clock.now()
  const decided = [...wanted.values()].flatMap((count): Decided[] => {
    const row = rows.get(count.product_id)
    return row ? [decideCount(row, count)] : []
  })
  const saved = decided.filter(({ code }) => code === null)
  const moves = saved
    .filter(({ delta }) => delta !== 0)
    .map(({ row, delta }): StockMove => {
      const { product_id } = row
      return { product_id, movement_id: deps.ids.uuid(), kind: 'set', quantity: delta, delta, reason: null }
    })
  await setCounted(
    tx,
    actor.store_id,
    saved.map(({ row }) => row.product_id),
    at,
  )
  if (moves.length > 0)
    await writeStockMoves(tx, { storeId: actor.store_id, actor: { kind: 'shop', user_id: actor.user_id }, at }, moves)
  const resultOf = (product_id: string): Reply['results'][number] => {
    const found = decided.find(({ row }) => row.product_id === product_id)
    if (!found) return { product_id, code: 'unknown', current_stock: null }
    const { row, code, delta } = found
    return { product_id, code, current_stock: toUnits(row.on_hand + delta, row.unit_size) }
  }
  return {
    success: true,
    message: deps.texts.message(language, 'inventory.stock_updated'),
    counted: saved.length,
    results: [...wanted.keys()].map(resultOf),
  }
}
