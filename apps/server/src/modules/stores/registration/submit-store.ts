import type { OwnerStore } from '@jhola/contract/stores/schema'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { StoreDeps } from '../deps.ts'
import { showOwnStore } from '../discovery/show-store.ts'
import { setSubmitted } from '../stores.repo.ts'

/** A shop that was sent back asks for a look again. Throws `stores.not_sent_back`. */
export const submitStore = async (
  deps: StoreDeps,
  tx: Sql,
  { actor, device, ip }: { actor: ShopPerson; device: string; ip: string },
): Promise<OwnerStore> => {
  const { store_id, user_id } = actor
  if ((await setSubmitted(tx, store_id, deps.clock.now())) === 0) throw new AppError('stores.not_sent_back')
  await recordSecurityEvent(tx, deps, { kind: 'stores.submitted', user_id, store_id, device, ip })
  return showOwnStore(deps, tx, store_id)
}
