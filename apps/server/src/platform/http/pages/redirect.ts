import { toSafePath } from '@jhola/contract/shared/web/return-path'
import type { FastifyReply } from 'fastify'

/** Only the path of an address counts here, so any origin will do. */
const HERE = 'http://localhost'

/**
 * Redirects to a page of this site. The only function that redirects (a lint rule): a path that would leave the site, whoever made
 * it, leads to the start page.
 */
export const redirectWithin = (reply: FastifyReply, path: string, status: 301 | 302 | 303 = 302): FastifyReply =>
  reply.redirect(toSafePath(path, HERE) ?? '/', status)
