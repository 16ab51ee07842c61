import type { Sql } from '../../platform/db/sql.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { InventoryCounts } from '../catalogue/index.ts'
import { publishInventoryChanged } from './inventory-events.repo.ts'

const storeOf = ({ actor }: { actor: unknown }): string | undefined => {
  const storeId: unknown = typeof actor === 'object' && actor !== null ? Reflect.get(actor, 'store_id') : undefined
  return typeof storeId === 'string' ? storeId : undefined
}

/** The same routes; each call that may change the inventory invalidates its cached counts and notifies the shop's devices. */
export const withInventoryInvalidation = (
  routes: Routes,
  { db, figures }: { db: Sql; figures: Pick<InventoryCounts, 'invalidate'> },
): Routes => {
  const note = async (sql: Sql, context: { actor: unknown }): Promise<void> => {
    const storeId = storeOf(context)
    if (storeId === undefined) return
    figures.invalidate(storeId)
    await publishInventoryChanged(sql, storeId)
  }
  return {
    query: routes.query,
    command: (route, handler) =>
      routes.command(route, async (context, tx) => {
        const answer = await handler(context, tx)
        await note(tx, context)
        return answer
      }),
    handler: (route, handler) =>
      routes.handler(route, async (context) => {
        const answer = await handler(context)
        await note(db, context)
        return answer
      }),
  }
}
