import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'

/** NUL and unpaired surrogates as JSON escapes: the database cannot store them as text. */
const SUSPICIOUS_ESCAPE = /\\u(0000|d[89a-f])/i

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner))
  return true
}

/** Whether this address may be processed. A NUL in it can only be an attack. */
export const isReadable = (url: string): boolean => !url.includes('%00') && !url.includes('\u0000')

type Done = (error: Error | null, body?: unknown) => void

/**
 * Fastify's own JSON parser (which rejects `__proto__`). It also accepts an empty body as none and rejects text that cannot be
 * stored.
 */
export const readJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, text: string, done: Done): void => {
    if (text === '') {
      done(null, undefined)
      return
    }
    if (request.routeOptions.config.keepsRaw) request.rawBody = text
    void parse(request, text, (error, body: unknown) => {
      if (error || (SUSPICIOUS_ESCAPE.test(text) && !isStorable(body))) done(new AppError('request.malformed'))
      else done(null, body)
    })
  }
}
