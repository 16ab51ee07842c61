import { decidePhotoListAct, PHOTO_LIST_KEPT_MS, PHOTO_LIST_PHOTOS_KEPT_MS } from '@jhola/contract/orders/photo-lists/rules'
import type { Step } from '../../../platform/jobs/work-through.ts'
import type { OrderDeps } from '../deps.ts'
import { tellList } from './add-photo.ts'
import {
  deleteListPhotos,
  deletePhotoLists,
  type ListKey,
  listExpiredPhotoLists,
  lockPhotoList,
  setListEnded,
} from './photo-lists.repo.ts'
import { findOrderOfList, noteOrdered } from './placed-order.ts'

const AT_ONCE = 100

const expireOne = ({ db }: Pick<OrderDeps, 'db'>, key: ListKey, at: Date): Promise<void> =>
  db.withTx(async (tx) => {
    const locked = await lockPhotoList(tx, key)
    // Somebody acted between the look and the lock, and it waits anew.
    if (!locked || decidePhotoListAct('expire', { ...locked, expiresAtMs: null }, at.getTime()).ok === false) return
    if (locked.expiresAtMs === null || locked.expiresAtMs > at.getTime()) return
    const order_id = await findOrderOfList(tx, key)
    if (order_id) return noteOrdered(tx, key, { order_id, at })
    await setListEnded(tx, key, { status: 'expired', reason: null, at })
    await tellList(tx, key)
  })

/** Ends the lists that nobody answered in time. Returns their number. */
export const expirePhotoLists = async (deps: Pick<OrderDeps, 'db' | 'clock'>): Promise<number> => {
  const at = deps.clock.now()
  const due = await listExpiredPhotoLists(deps.db, at, AT_ONCE)
  for (const key of due) await expireOne(deps, key, at)
  return due.length
}

export const photoListRetention = ({ db, clock }: Pick<OrderDeps, 'db' | 'clock'>): Step[] => {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  return [
    { step: 'photos of lists', run: () => deleteListPhotos(db, before(PHOTO_LIST_PHOTOS_KEPT_MS)) },
    { step: 'lists of photos', run: () => deletePhotoLists(db, before(PHOTO_LIST_KEPT_MS)) },
  ]
}
