import { picturePath } from '@jhola/contract/media/pictures'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { deletePicture, insertPicture, type PictureFile, pictureId } from '../../../platform/media/index.ts'
import type { StoreDeps } from '../deps.ts'
import type { OwnersCall } from '../settings/change-settings.ts'
import { lockPhoto, setPhoto } from './photo.repo.ts'

/** Encodes an uploaded photo for display. Throws `stores.photo_unreadable`, `server.unavailable`. */
export const readPhoto = async (deps: Pick<StoreDeps, 'encodePicture'>, bytes: Buffer): Promise<PictureFile[]> => {
  const files = await deps.encodePicture(bytes)
  if (files === undefined) throw new AppError('server.unavailable')
  if (files === null) throw new AppError('stores.photo_unreadable')
  return files
}

/** Replaces or removes the photo and deletes the previous one. Returns the new version. */
const change = async (deps: StoreDeps, tx: Sql, call: OwnersCall, next: { id: string; files: readonly PictureFile[] } | null) => {
  const { actor, device, ip } = call
  const { store_id, user_id } = actor
  const at = deps.clock.now()
  const now = await lockPhoto(tx, store_id)
  if (!now) throw new AppError('stores.not_found')
  const { photo_media_id: before, version } = now
  if (before === (next?.id ?? null)) return version
  if (next) await insertPicture(tx, { media_id: next.id, store_id, files: next.files, at })
  await setPhoto(tx, store_id, next?.id ?? null, at)
  if (before !== null) await deletePicture(tx, store_id, before)
  const details = { sections: 'photo' }
  await recordSecurityEvent(tx, deps, { kind: 'stores.settings_changed', user_id, store_id, device, ip, details })
  return version + 1
}

/** Sets the photo of the shop's page; idempotent for the same photo. */
export const changePhoto = async (
  deps: StoreDeps,
  tx: Sql,
  call: OwnersCall,
  files: readonly PictureFile[],
): Promise<{ photo: string; version: number }> => {
  const id = pictureId(`${call.actor.store_id} shop`, files)
  return { photo: picturePath(id), version: await change(deps, tx, call, { id, files }) }
}

/** Removes the photo: the default picture of the shop type is shown again. */
export const removePhoto = async (deps: StoreDeps, tx: Sql, call: OwnersCall): Promise<void> => {
  await change(deps, tx, call, null)
}
