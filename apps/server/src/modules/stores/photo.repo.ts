import type { Sql } from '../../platform/db/sql.ts'

/** The photo that a shop has now, and its version. */
export type PhotoRow = { photo_media_id: string | null; version: number }

/** Held until the transaction ends: of two devices the second sees what the first did, and no picture goes that is about to be shown. */
export const lockPhoto = async (tx: Sql, storeId: string): Promise<PhotoRow | undefined> => {
  const rows = await tx.query<PhotoRow>('SELECT photo_media_id, version FROM stores WHERE store_id = $1 FOR UPDATE', [storeId])
  return rows[0]
}

/** Sets the photo of a shop, or none; its version goes up. */
export const setPhoto = (sql: Sql, storeId: string, mediaId: string | null, at: Date): Promise<number> =>
  sql.execute('UPDATE stores SET photo_media_id = $2, version = version + 1, updated_at = $3 WHERE store_id = $1', [
    storeId,
    mediaId,
    at,
  ])
