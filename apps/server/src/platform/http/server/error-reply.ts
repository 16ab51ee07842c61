import { type ErrorCode, statusOf } from '@jhola/contract/errors'
import { directionOf } from '@jhola/contract/shared/text/language'
import { escapeMarkup } from '@jhola/contract/shared/text/markup'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseTimeout, isDatabaseUnavailable } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import type { Messages } from '../../i18n.ts'
import type { Logger } from '../../logger.ts'
import { languageOfPage, readLanguage } from '../caller/language.ts'

/** The body of every refusal. */
export type ErrorBody = { success: false; code: ErrorCode; message: string; details?: object }

const RETRY_AFTER_SECONDS = 2

/** What Fastify itself refuses, by its code. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media',
  FST_ERR_NOT_FOUND: 'request.not_found',
}

/** PostgreSQL's refusals of a value: number out of range, text or date it cannot hold. The value came with the request. */
const BAD_VALUE_CODES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P03', '22P05'])

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Any thrown thing as a refusal of the catalogue; `server.failed` when it is our own fault. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const code = propertyOf(error, 'code')
  if (isDatabaseUnavailable(error) || isDatabaseTimeout(error)) return new AppError('server.unavailable')
  if (typeof code === 'string' && BAD_VALUE_CODES.has(code)) return new AppError('request.malformed')
  const known = typeof code === 'string' ? FASTIFY_CODES[code] : undefined
  if (known) return new AppError<ErrorCode>(known, undefined)
  const status = propertyOf(error, 'statusCode')
  if (status === 503) return new AppError('server.unavailable')
  const isRefusal = error instanceof SyntaxError || (typeof status === 'number' && status >= 400 && status < 500)
  return new AppError(isRefusal ? 'request.malformed' : 'server.failed')
}

/** Did somebody open an address, rather than a program make a call? */
const isForPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && String(headers.accept).includes('text/html')

/** A page for the rare moment in which no page can be rendered: plain, since nothing else may be at hand. */
const toHtml = (language: string, message: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Jhola</title>
<h1>Jhola · झोला</h1><p>${escapeMarkup(message)}</p><p><a href="/">jhola</a></p></html>`

/** The one error handler: every refusal has the same shape, and what we did not foresee says nothing about itself. */
export const createErrorReply =
  (texts: Messages, log: Logger) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = toAppError(error)
    const { code } = refusal
    // @NOTE details are an object or undefined for every code (contract errors.ts).
    const details = refusal.details as object | undefined
    const status = statusOf(code)
    request.errorCode = code
    if (refusal !== error && (status >= 500 || code === 'request.malformed')) {
      const level = code === 'server.failed' ? 'error' : status >= 500 ? 'warn' : 'debug'
      log[level]({ err: error, req: request.id, route: request.routeOptions.url }, `answered ${code}`)
    }
    if (code === 'server.unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS)
    if (code === 'request.rate_limited') reply.header('retry-after', Number(propertyOf(details, 'seconds')))
    const language = request.caller?.language ?? readLanguage(request.headers['accept-language'])
    if (isForPerson(request)) {
      const shown = languageOfPage(request)
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(toHtml(shown, texts.error(shown, code, details)))
    }
    const body: ErrorBody = {
      success: false,
      code,
      message: texts.error(language, code, details),
      ...(details ? { details } : {}),
    }
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  }
