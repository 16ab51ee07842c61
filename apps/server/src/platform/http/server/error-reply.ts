import { type ErrorCode, statusOf } from '@jhola/contract/errors'
import { directionOf } from '@jhola/contract/shared/text/language'
import { escapeMarkup } from '@jhola/contract/shared/text/markup'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseTimeout, isDatabaseUnavailable } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import type { Messages } from '../../i18n.ts'
import type { Logger } from '../../logger.ts'
import { languageOfPage, readLanguage } from '../caller/language.ts'

/** The body of every error response. */
export type ErrorBody = { success: false; code: ErrorCode; message: string; details?: object }

const RETRY_AFTER_SECONDS = 2

/** Fastify's own errors, by code. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media',
  FST_ERR_NOT_FOUND: 'request.not_found',
}

/** PostgreSQL errors for invalid values: number out of range, invalid text or date. The value came with the request. */
const BAD_VALUE_CODES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P03', '22P05'])

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Converts anything thrown to an error of the catalogue; `server.failed` for faults of the server. */
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

/** Whether a person opened this address in a browser, rather than a program made an API call. */
const isForPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && String(headers.accept).includes('text/html')

/** A plain page for when no page can be rendered. */
const toHtml = (language: string, message: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Jhola</title>
<h1>Jhola · झोला</h1><p>${escapeMarkup(message)}</p><p><a href="/">jhola</a></p></html>`

/** The one error handler. Every error response has the same shape, and unexpected errors show no details. */
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
