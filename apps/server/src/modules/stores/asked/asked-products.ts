import type { RouteReply } from '@jhola/contract/route'
import { isoMoment, toShopTime } from '@jhola/contract/shared/time'
import { ASKED_BY_DEVICE_MAX, ASKED_KEPT_MS, ASKED_OF_SHOP_MAX, askedKey } from '@jhola/contract/stores/asked/asked'
import type { askedRoutes } from '@jhola/contract/stores/asked/routes'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StoreDeps } from '../deps.ts'
import { hashOrigin, type Origin } from '../reports/device-hash.ts'
import { findActiveStore } from '../stores.read.ts'
import { deleteAsked, deleteAskedBefore, listAsked, putAsked } from './asked.repo.ts'

/**
 * A customer asks a shop for what it does not have. A browser without a cookie of ours is recognised by its address. Throws
 * `stores.not_found`.
 */
export const askForProduct = async (
  { clock, secrets }: Pick<StoreDeps, 'clock' | 'secrets'>,
  tx: Sql,
  { storeId, search, origin }: { storeId: string; search: string; origin: Origin },
): Promise<void> => {
  const store = await findActiveStore(tx, storeId)
  if (!store) throw new AppError('stores.not_found')
  const { device, address } = await hashOrigin(secrets, origin)
  const at = clock.now()
  await putAsked(
    tx,
    {
      store_id: store.store_id,
      asked_key: askedKey(search),
      asked_on: toShopTime(at.getTime()).date,
      device_hash: device ?? address,
      said: search,
      at,
    },
    { by_device: ASKED_BY_DEVICE_MAX, of_shop: ASKED_OF_SHOP_MAX },
  )
}

/** What the shop was asked for. */
export const showAsked = async (sql: Sql, storeId: string): Promise<RouteReply<typeof askedRoutes.list>> => {
  const rows = await listAsked(sql, storeId)
  return {
    success: true,
    asked: rows.map(({ asked_key, said, count, last_at }) => ({
      key: asked_key,
      said,
      count,
      last_at: isoMoment(last_at.getTime()),
    })),
  }
}

/** Takes one thing off the shop's list; idempotent. */
export const dismissAsked = async (tx: Sql, storeId: string, key: string): Promise<void> => {
  await deleteAsked(tx, storeId, key)
}

/** Forgets what was asked long ago. Returns how much. */
export const forgetAsked = ({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<number> =>
  deleteAskedBefore(db, new Date(clock.now().getTime() - ASKED_KEPT_MS))
