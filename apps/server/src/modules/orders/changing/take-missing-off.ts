import type { MissingState } from '@jhola/contract/availability/missing-states'
import type { Sql } from '../../../platform/db/sql.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrderAtVersion } from '../order-changes.repo.ts'
import { listLines, lockPackableProducts } from '../packing/packing.repo.ts'

type Missing = {
  version?: number | undefined
  unavailable_items?: string[] | undefined
  off_shelf?: MissingState | undefined
}

/**
 * Ends an order with what is missing in it, which then leaves the shelf: after the order's end, because its goods come back to the shelf
 * with it. All its products are locked first, in ID order and before the counters of the shop. Throws as `change`.
 */
export const takeMissingOff = async <Answer>(
  deps: OrderDeps,
  tx: Sql,
  { actor, language, orderId, body }: { actor: ShopPerson; language: string; orderId: string; body: Missing | undefined },
  change: () => Promise<Answer>,
): Promise<Answer> => {
  const { unavailable_items: missing = [], off_shelf: state } = body ?? {}
  if (state === undefined || missing.length === 0) return change()
  await lockOrderAtVersion(tx, actor.store_id, orderId, body?.version)
  const { given } = await listLines(tx, { storeId: actor.store_id, orderId })
  const products = [...new Set(given.map(({ product_id }) => product_id))]
  await lockPackableProducts(tx, actor.store_id, products)
  const answer = await change()
  for (const productId of products)
    if (missing.includes(productId)) await deps.takeOffShelf(tx, { actor, language }, { productId, state })
  return answer
}
