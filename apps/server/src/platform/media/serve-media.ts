import { readPictureName } from '@jhola/contract/media/pictures'
import type { FastifyInstance } from 'fastify'
import type { Sql } from '../db/sql.ts'
import { AppError } from '../errors.ts'
import { findPictureFile } from './media.repo.ts'

/** The bytes of an address never change, so it is requested once. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves uploaded pictures to everyone, without authentication. */
export const addMedia = (app: FastifyInstance, db: Sql): void => {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const name = readPictureName(request.params.file)
    const bytes = name && (await findPictureFile(db, name))
    if (!name || !bytes) throw new AppError('request.not_found')
    const tag = `"${request.params.file}"`
    reply.header('cache-control', FOR_EVER).header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(`image/${name.format}`).send(bytes)
  })
}
