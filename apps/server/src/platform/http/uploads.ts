import { PHOTO_MOST_BYTES } from '@jhola/contract/constants'
import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import type { Route } from '@jhola/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const typeOf = ({ headers }: FastifyRequest): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase() ?? ''
const isPictureType = (type: string): boolean => PICTURE_TYPES.some((known) => known === type)

/** A call that takes a picture takes nothing else, and no other call takes one. Before a byte is read. Throws `request.unsupported_media`. */
export const requireUploadType = (route: Pick<Route, 'upload'>, request: FastifyRequest): void => {
  if (isPictureType(typeOf(request)) !== (route.upload === 'image')) throw new AppError('request.unsupported_media')
}

/** How much a call may send at most; what is more is refused by its length, or when it has come. */
export const bodyLimitOf = (route: Pick<Route, 'upload'>): { bodyLimit?: number } =>
  route.upload === 'image' ? { bodyLimit: PHOTO_MOST_BYTES } : {}

/** Pictures are handed on as they come. */
export const readUploads = (app: FastifyInstance): void =>
  app.addContentTypeParser([...PICTURE_TYPES], { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
