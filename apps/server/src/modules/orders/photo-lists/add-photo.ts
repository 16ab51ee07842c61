import { decidePhotoListAct, photoListExpiresAtMs } from '@jhola/contract/orders/photo-lists/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import { insertPicture, type PictureFile } from '../../../platform/media/index.ts'
import type { OrderDeps } from '../deps.ts'
import { tellThreadChanged } from '../thread/thread.repo.ts'
import { requireShopList } from './list-access.ts'
import { insertListPhoto, type ListKey, lockPhotoList, setListWaiting } from './photo-lists.repo.ts'

/** Whether this photo still has to be stored; a repeated call finds it there. Throws as `decidePhotoListAct`, and `request.not_found`. */
export const needsPhoto = async (sql: Sql, key: ListKey, photoNo: number, nowMs: number): Promise<boolean> => {
  const list = await requireShopList(sql, key)
  if (list.photo_nos.includes(photoNo)) return false
  orThrow(decidePhotoListAct('add_photo', { status: list.status, expiresAtMs: list.expires_at?.getTime() ?? null }, nowMs))
  if (photoNo > list.photos_expected) throw new AppError('request.not_found')
  return true
}

/** Tells a list's shop and every page that shows it; with the commit. */
export const tellList = (tx: Sql, { store_id, list_id }: ListKey): Promise<void> =>
  tellThreadChanged(tx, { store_id, order_id: list_id })

/** Stores one photo. With the last one the shop gets the list, and its time begins. */
export const addPhoto = async (
  deps: OrderDeps,
  tx: Sql,
  key: ListKey,
  { photoNo, files }: { photoNo: number; files: readonly PictureFile[] },
): Promise<void> => {
  const at = deps.clock.now()
  await lockPhotoList(tx, key)
  if (!(await needsPhoto(tx, key, photoNo, at.getTime()))) return
  const media_id = deps.ids.uuid()
  await insertPicture(tx, { media_id, store_id: key.store_id, files, at })
  await insertListPhoto(tx, { ...key, photo_no: photoNo, media_id })
  const list = await requireShopList(tx, key)
  if (list.photos.length < list.photos_expected) return
  const store = await deps.findStore(key.store_id, { fresh: false, on: tx })
  if (!store) throw new AppError('stores.not_found')
  await setListWaiting(tx, key, { at, expires_at: new Date(photoListExpiresAtMs('waiting', store, at.getTime())) })
  await deps.notifyShop(tx, { storeId: key.store_id, orderId: key.list_id, orderNumber: '', what: 'list' })
  await tellList(tx, key)
}
