import type { availabilityRoutes } from '@jhola/contract/inventory/availability/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { markScanned } from './proofs.repo.ts'

type Scans = ParsedBody<typeof availabilityRoutes.seen>['scans']

/** Scanned products were there. A device without a network reports its scans later; one whose clock is fast cannot see ahead. */
export const reportScans = async (
  { clock }: Pick<InventoryDeps, 'clock'>,
  tx: Sql,
  { actor }: ShopCall,
  scans: Scans,
): Promise<RouteReply<typeof availabilityRoutes.seen>> => {
  const nowMs = clock.now().getTime()
  const last = new Map<string, number>()
  for (const { product_id, at } of scans) {
    const atMs = Math.min(Date.parse(at), nowMs)
    last.set(product_id, Math.max(atMs, last.get(product_id) ?? atMs))
  }
  const seen = [...last].map(([product_id, atMs]) => ({ product_id, at: new Date(atMs).toISOString() }))
  await markScanned(tx, actor.store_id, seen)
  return { success: true }
}
