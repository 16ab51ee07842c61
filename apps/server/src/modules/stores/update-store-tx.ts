import type { Tx } from '../../platform/db/index.ts'
import { answerInTx, type IdempotencyRef } from '../../platform/http/contract-route/idempotency.ts'
import type { StoreDeps } from './deps.ts'

/**
 * Changes a shop in one transaction with its idempotency key, and invalidates this node's cache after the commit. Before the
 * commit, a concurrent read could cache the old row for seconds.
 */
export const updateStoreTx = async <T>(
  deps: StoreDeps,
  { actor, idempotency }: { actor: { store_id: string }; idempotency: IdempotencyRef | null },
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const answer = await deps.db.withTx((tx) => answerInTx(tx, idempotency, 200, deps.clock, () => work(tx)))
  deps.terms.invalidate(actor.store_id)
  return answer
}
