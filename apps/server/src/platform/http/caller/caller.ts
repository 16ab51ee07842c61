import type { Language } from '@jhola/contract/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'

/** The caller, identified before the body is read. */
export type Caller = {
  actor: Actor | null
  language: Language
  device: string
  sessionToken: string | null
  /** The browser's own token; `isNew` if its cookie is yet to be set. */
  deviceToken: { token: string; isNew: boolean } | null
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** Code of the error, for the log. */
    errorCode: string | null
    /** The body's raw text, for routes that keep it. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    keepsRaw?: boolean
  }
}

/** The caller of a contract route, set by its first hook. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('the caller of this request was never looked up')
  return request.caller
}
