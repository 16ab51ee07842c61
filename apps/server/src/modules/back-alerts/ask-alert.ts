import { BACK_ALERTS_MAX } from '@jhola/contract/back-alerts/routes'
import { toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { findWanted, insertAlert } from './back-alerts.repo.ts'
import type { BackAlertDeps } from './deps.ts'

type Asked = { storeId: string; productId: string; userId: string | null; phone: string | undefined; language: string }

/**
 * Keeps the wish to be told of a product. Throws `stores.not_found`, `catalogue.not_found`, `catalogue.gone`, `catalogue.is_there`, and
 * `catalogue.phone_needed` for a guest without a number.
 */
export const askAlert = async (
  { clock, ids, findStore }: BackAlertDeps,
  tx: Sql,
  { storeId, productId, userId, phone, language }: Asked,
): Promise<void> => {
  const store = await findStore(storeId, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const at = clock.now()
  const product = await findWanted(tx, store.store_id, productId, { now: at, today: toShopTime(at.getTime()).date })
  if (!product) throw new AppError('catalogue.not_found')
  if (!product.is_sold) throw new AppError('catalogue.gone')
  if (product.is_there) throw new AppError('catalogue.is_there')
  if (userId === null && phone === undefined) throw new AppError('catalogue.phone_needed')
  await insertAlert(
    tx,
    {
      ...{ store_id: store.store_id, product_id: productId, alert_id: ids.uuid(), language, at },
      user_id: userId,
      phone: userId === null ? (phone ?? null) : null,
    },
    BACK_ALERTS_MAX,
  )
}
