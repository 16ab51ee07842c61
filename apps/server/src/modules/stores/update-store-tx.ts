import type { Tx } from '../../platform/db/index.ts'
import { answerInTx, type IdempotencyRef } from '../../platform/http/contract-route/idempotency.ts'
import type { StoreDeps } from './deps.ts'

/**
 * A change of a shop in one transaction with its idempotency key. Only when it is committed this node drops its copy of the shop:
 * dropped earlier, the old one could be read again in between and be shown for seconds.
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
