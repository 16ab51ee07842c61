import { expiryMarks, isShopMorning } from '@jhola/contract/inventory/stock/expiry-alert'
import { toShopTime } from '@jhola/contract/shared/time'
import { workThrough } from '../../platform/jobs/work-through.ts'
import { readPreferences } from '../preferences/index.ts'
import type { NotificationDeps } from './deps.ts'
import { listExpiryNews, listShopsToNotify, recordNotifiedToday, type ShopToNotify } from './expiry.repo.ts'
import { nameProducts } from './name-products.ts'
import { pushToShop } from './queue-push.ts'

const notifyShop = (
  deps: NotificationDeps,
  { store_id: storeId, told_on: notifiedOn }: ShopToNotify,
  today: string,
): Promise<number> =>
  deps.db.withTx(async (tx) => {
    if ((await recordNotifiedToday(tx, storeId, today)) === 0) return 0
    const { expiryDays } = (await readPreferences(tx, storeId)).inventory
    const products = await listExpiryNews(tx, storeId, { today, notifiedOn, marks: expiryMarks(expiryDays) })
    if (products.length === 0) return 0
    return pushToShop(deps, tx, {
      storeId,
      kind: 'lowStock',
      topic: 'expiry',
      write: (language) => nameProducts(deps, products, language, { title: 'expiry', shelf: 'expiring' }),
    })
  })

/** Notifies shops about expiring products, once a day in their morning. Returns how many devices were notified. */
export const notifyExpiry = async (deps: NotificationDeps): Promise<number> => {
  const { date: today, minute } = toShopTime(deps.clock.now().getTime())
  return workThrough(await listShopsToNotify(deps.db, today), {
    ...{ job: 'tell-expiry', log: deps.log },
    idOf: ({ store_id }) => ({ store_id }),
    work: async (shop) => (isShopMorning(minute, shop.opens) ? notifyShop(deps, shop, today) : 0),
  })
}
