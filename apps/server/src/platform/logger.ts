import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Fields that are removed from log lines, in case a whole object is logged. The rule is to log ids, templates and numbers: no
 * phone, address, name, query, body, code or token.
 */
const HIDDEN = [
  'phone',
  'address',
  'name',
  'email',
  'token',
  'code_hash',
  'cookie',
  'authorization',
  'body',
  'query',
  'otp',
  'text',
  'to',
]

/** JSON lines to stdout, or to another stream. `silent` writes nothing. */
export const createLogger = (level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: HIDDEN.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
      serializers: { err: describeError },
    },
    destination,
  )

/** Errors about a value (SQLSTATE class 22) quote it, and a person may have typed it. */
const VALUE_ERROR = /^22[0-9A-Z]{3}$/

/** An error for the log. Parameters and details of database errors contain what people typed, so they are left out. */
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: 'something that is not an error was thrown' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code !== undefined && VALUE_ERROR.test(code)) return { type: error.name, message: 'the database refused a value', code }
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { type: error.name, message: error.message, ...(code ? { code } : {}), ...(cause ? { cause } : {}), stack: error.stack }
}
