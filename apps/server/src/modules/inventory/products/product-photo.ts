import { picturePath } from '@jhola/contract/media/pictures'
import type { Tx } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { deletePicture, insertPicture, type PictureFile, pictureId } from '../../../platform/media/index.ts'
import type { InventoryDeps } from '../deps.ts'
import { setProductPhoto, wasOrdered } from './products.repo.ts'
import { holdProduct } from './update-stock.ts'

type Photo = { image: string; version: number }

/** Encodes an uploaded photo for display. Throws `inventory.photo_unreadable`, `server.unavailable`. */
export const readProductPhoto = async (deps: Pick<InventoryDeps, 'encodePicture'>, bytes: Buffer): Promise<PictureFile[]> => {
  const files = await deps.encodePicture(bytes)
  if (files === undefined) throw new AppError('server.unavailable')
  if (files === null) throw new AppError('inventory.photo_unreadable')
  return files
}

/** Replaces or removes the photo. The previous one is deleted unless an order shows it. */
const show = async (
  deps: InventoryDeps,
  tx: Sql,
  { storeId, productId }: { storeId: string; productId: string },
  next: { id: string; files: readonly PictureFile[] } | null,
): Promise<Photo> => {
  const row = await holdProduct(tx, storeId, productId)
  const mediaId = next?.id ?? null
  if (row.photo_media_id === mediaId) return { image: row.image, version: row.version }
  const at = deps.clock.now()
  if (next) await insertPicture(tx, { media_id: next.id, store_id: storeId, files: next.files, at })
  const image = mediaId === null ? '' : picturePath(mediaId)
  await setProductPhoto(tx, storeId, productId, { image, mediaId, at })
  const before = row.photo_media_id
  if (before !== null && !(await wasOrdered(tx, storeId, productId))) await deletePicture(tx, storeId, before)
  return { image, version: row.version + 1 }
}

/** Sets the photo of a product; idempotent for the same photo. Throws `catalogue.not_found`, `inventory.deleted`. */
export const changeProductPhoto = (
  deps: InventoryDeps,
  tx: Tx,
  of: { storeId: string; productId: string },
  files: readonly PictureFile[],
): Promise<Photo> => show(deps, tx, of, { id: pictureId(`${of.storeId} product ${of.productId}`, files), files })

/** Removes the photo. Throws `catalogue.not_found`, `inventory.deleted`. */
export const removeProductPhoto = (deps: InventoryDeps, tx: Tx, of: { storeId: string; productId: string }): Promise<Photo> =>
  show(deps, tx, of, null)
