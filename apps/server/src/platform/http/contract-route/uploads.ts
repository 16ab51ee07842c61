import { PHOTO_MAX_BYTES, UPLOAD_BYTES_PER_SECOND_MIN } from '@jhola/contract/constants'
import { IMPORT_FILE_MAX_BYTES } from '@jhola/contract/inventory/import/limits'
import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import type { Route, Upload } from '@jhola/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { SENDING_MS } from '../limits/request-timeouts.ts'

/** Browsers call tables by many names, and some by none. */
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

/** A call that takes a file takes nothing else, and no other call takes one. Before a byte is read. Throws `request.unsupported_media`. */
export const requireUploadType = (route: Pick<Route, 'upload'>, request: FastifyRequest): void => {
  if (uploadOf(typeOf(request)) !== route.upload) throw new AppError('request.unsupported_media')
}

/** How long a call's file may take to come: a slow line is no attack, and whoever sends it is known by now. */
export const sendingTimeOf = (route: Pick<Route, 'upload'>): { sendingMs?: number } =>
  route.upload ? { sendingMs: SENDING_MS + Math.ceil(UPLOADS[route.upload].maxBytes / UPLOAD_BYTES_PER_SECOND_MIN) * 1000 } : {}

/** How much a call may send at most; what is more is refused by its length, or when it has come. */
export const bodyLimitOf = (route: Pick<Route, 'upload'>): { bodyLimit?: number } =>
  route.upload ? { bodyLimit: UPLOADS[route.upload].maxBytes } : {}

/** Files are handed on as they come. */
export const readUploads = (app: FastifyInstance): void =>
  app.addContentTypeParser(
    Object.values(UPLOADS).flatMap(({ types }) => [...types]),
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  )
