import { MINUTE_MS } from '@jhola/contract/shared/time'
import type { OwnerStore, Store } from '@jhola/contract/stores/schema'
import type { availabilityBodySchema } from '@jhola/contract/stores/settings'
import type { z } from 'zod'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StoreDeps } from '../deps.ts'
import { findActiveStore, findStoreById } from '../stores.read.ts'
import { setClosedForNow, setSwitches } from '../stores.repo.ts'
import { presentOwnStore, presentStore } from './present-store.ts'

/** One shop by ID or slug. Throws `stores.not_found`. */
export const showStore = async (deps: Pick<StoreDeps, 'db' | 'clock'>, idOrSlug: string): Promise<Store> => {
  const row = await findActiveStore(deps.db, idOrSlug)
  if (!row) throw new AppError('stores.not_found')
  return presentStore(row, deps.clock.now().getTime())
}

/** The caller's own shop. Throws `stores.not_found`. */
export const showOwnStore = async (deps: Pick<StoreDeps, 'clock'>, sql: Sql, storeId: string): Promise<OwnerStore> => {
  const row = await findStoreById(sql, storeId)
  if (!row) throw new AppError('stores.not_found')
  return presentOwnStore(row, deps.clock.now().getTime())
}

/** Closes the caller's shop manually or opens it again. Idempotent. */
export const closeForNow = async (
  deps: Pick<StoreDeps, 'clock'>,
  tx: Sql,
  storeId: string,
  isClosed: boolean,
): Promise<OwnerStore> => {
  await setClosedForNow(tx, storeId, isClosed, deps.clock.now())
  return showOwnStore(deps, tx, storeId)
}

/** Sets how the caller's shop takes orders; a pause and a busy period end automatically after the given minutes. */
export const setAvailability = async (
  deps: Pick<StoreDeps, 'clock'>,
  tx: Sql,
  storeId: string,
  availability: z.output<typeof availabilityBodySchema>,
): Promise<OwnerStore> => {
  const now = deps.clock.now()
  const until = 'minutes' in availability ? new Date(now.getTime() + availability.minutes * MINUTE_MS) : null
  await setSwitches(
    tx,
    storeId,
    {
      closed_for_now: availability.state === 'closed',
      paused_until: availability.state === 'paused' ? until : null,
      busy_until: availability.state === 'busy' ? until : null,
    },
    now,
  )
  return showOwnStore(deps, tx, storeId)
}
