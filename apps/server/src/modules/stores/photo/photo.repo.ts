import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

/** The current photo of a shop, and its version. */
export type PhotoRow = { photo_media_id: string | null; version: number }

const LOCK_PHOTO = statement('lock_photo', 'SELECT photo_media_id, version FROM stores WHERE store_id = :store_id FOR UPDATE')

/**
 * Locks the photo until the end of the transaction, so that concurrent changes are serialised and no photo is deleted that is
 * about to be shown.
 */
export const lockPhoto = async (tx: Sql, storeId: string): Promise<PhotoRow | undefined> => {
  return tx.first(LOCK_PHOTO, { store_id: storeId })
}

const SET_PHOTO = statement(
  'set_photo',
  'UPDATE stores SET photo_media_id = :media_id, version = version + 1, updated_at = :at WHERE store_id = :store_id',
)

/** Sets or removes the photo of a shop; increases its version. */
export const setPhoto = (sql: Sql, storeId: string, mediaId: string | null, at: Date): Promise<number> =>
  sql.run(SET_PHOTO, { store_id: storeId, media_id: mediaId, at })
