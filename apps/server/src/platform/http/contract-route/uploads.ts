import { PHOTO_MAX_BYTES, UPLOAD_BYTES_PER_SECOND_MIN } from '@jhola/contract/constants'
import { IMPORT_FILE_MAX_BYTES } from '@jhola/contract/inventory/import/limits'
import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import type { Route, Upload } from '@jhola/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { SENDING_MS } from '../limits/request-timeouts.ts'

/** Media types for tables: browsers use many names, or none. */
const TABLE_TYPES = [
  'text/csv',
  'text/tab-separated-values',
  'application/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]

const UPLOADS: Record<Upload, { types: readonly string[]; maxBytes: number }> = {
  image: { types: PICTURE_TYPES, maxBytes: PHOTO_MAX_BYTES },
  table: { types: TABLE_TYPES, maxBytes: IMPORT_FILE_MAX_BYTES },
}

const typeOf = ({ headers }: FastifyRequest): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase() ?? ''
const uploadOf = (type: string): Upload | undefined =>
  (Object.keys(UPLOADS) as Upload[]).find((upload) => UPLOADS[upload].types.includes(type))

/**
 * A route that accepts a file accepts nothing else, and no other route accepts one. Checked before the body is read. Throws
 * `request.unsupported_media`.
 */
export const requireUploadType = (route: Pick<Route, 'upload'>, request: FastifyRequest): void => {
  if (uploadOf(typeOf(request)) !== route.upload) throw new AppError('request.unsupported_media')
}

/** How long the upload of a file may take. A slow connection is no attack, and the sender is known at this point. */
export const sendingTimeOf = (route: Pick<Route, 'upload'>): { sendingMs?: number } =>
  route.upload ? { sendingMs: SENDING_MS + Math.ceil(UPLOADS[route.upload].maxBytes / UPLOAD_BYTES_PER_SECOND_MIN) * 1000 } : {}

/** The maximum body size of a route. A larger body is rejected by its declared length, or once it has arrived. */
export const bodyLimitOf = (route: Pick<Route, 'upload'>): { bodyLimit?: number } =>
  route.upload ? { bodyLimit: UPLOADS[route.upload].maxBytes } : {}

/** Passes files on as they arrive. */
export const readUploads = (app: FastifyInstance): void =>
  app.addContentTypeParser(
    Object.values(UPLOADS).flatMap(({ types }) => [...types]),
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  )
