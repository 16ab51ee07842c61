import type { Sql } from '../db/sql.ts'

/** A picture to be kept. `bytes` of each file as they will be served. */
export type NewPicture = {
  media_id: string
  store_id: string
  files: readonly { width: number; format: string; bytes: Buffer }[]
  at: Date
}

/** Keeps a picture; one that is there already stays as it is. */
export const insertPicture = async (tx: Sql, { media_id, store_id, files, at }: NewPicture): Promise<void> => {
  await tx.execute('INSERT INTO media (media_id, store_id, created_at) VALUES ($1, $2, $3) ON CONFLICT (media_id) DO NOTHING', [
    media_id,
    store_id,
    at,
  ])
  await tx.execute(
    `INSERT INTO media_files (media_id, width, format, bytes)
     SELECT $1, f.width, f.format, f.bytes FROM unnest($2::smallint[], $3::text[], $4::bytea[]) AS f (width, format, bytes)
     ON CONFLICT (media_id, width, format) DO NOTHING`,
    [media_id, files.map(({ width }) => width), files.map(({ format }) => format), files.map(({ bytes }) => bytes)],
  )
}

/** Deletes a picture with all its files. */
export const deletePicture = (sql: Sql, mediaId: string): Promise<number> =>
  sql.execute('DELETE FROM media WHERE media_id = $1', [mediaId])

/** One file of a picture. */
export const findPictureFile = async (
  sql: Sql,
  { mediaId, width, format }: { mediaId: string; width: number; format: string },
): Promise<Buffer | undefined> => {
  const rows = await sql.query<{ bytes: Buffer }>(
    'SELECT bytes FROM media_files WHERE media_id = $1 AND width = $2 AND format = $3',
    [mediaId, width, format],
  )
  return rows[0]?.bytes
}
