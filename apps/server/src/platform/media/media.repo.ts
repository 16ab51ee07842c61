import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('media')

/** A picture to store. `bytes` of each file are served as they are. */
export type NewPicture = {
  media_id: string
  store_id: string
  files: readonly { width: number; format: string; bytes: Buffer }[]
  at: Date
}

const INSERT_MEDIA = statement(
  'insert_media',
  'INSERT INTO media (media_id, store_id, created_at) VALUES (:media_id, :store_id, :at) ON CONFLICT (media_id) DO NOTHING',
)

const INSERT_MEDIA_FILES = statement(
  'insert_media_files',
  `INSERT INTO media_files (media_id, width, format, bytes)
     SELECT :media_id, f.width, f.format, f.bytes FROM unnest(:widths::smallint[], :formats::text[], :bytes::bytea[]) AS f (width, format, bytes)
     ON CONFLICT (media_id, width, format) DO NOTHING`,
)

/** Stores a picture; an existing one stays unchanged. */
export const insertPicture = async (tx: Sql, { media_id, store_id, files, at }: NewPicture): Promise<void> => {
  await tx.run(INSERT_MEDIA, { media_id, store_id, at })
  await tx.run(INSERT_MEDIA_FILES, {
    media_id,
    widths: files.map(({ width }) => width),
    formats: files.map(({ format }) => format),
    bytes: files.map(({ bytes }) => bytes),
  })
}

const DELETE_PICTURE = statement('delete_picture', 'DELETE FROM media WHERE store_id = :store_id AND media_id = :media_id')

/** Deletes a picture of a shop with all its files. */
export const deletePicture = (sql: Sql, storeId: string, mediaId: string): Promise<number> =>
  sql.run(DELETE_PICTURE, { store_id: storeId, media_id: mediaId })

const FIND_PICTURE_FILE = statement(
  'find_picture_file',
  'SELECT bytes FROM media_files WHERE media_id = :media_id AND width = :width AND format = :format',
)

/** One file of a picture. */
export const findPictureFile = async (
  sql: Sql,
  { mediaId, width, format }: { mediaId: string; width: number; format: string },
): Promise<Buffer | undefined> => {
  const row = await sql.first(FIND_PICTURE_FILE, { media_id: mediaId, width, format })
  return row?.bytes
}
