const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'
const STATEMENT_CANCELLED = '57014'
const LOCK_NOT_AVAILABLE = '55P03'

const UNAVAILABLE_CODES = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now (starting up)
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25006', // read_only_sql_transaction: after a failover we are connected to a replica
  '58030', // io_error
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the socket file does not exist
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** 08: connection lost, 53: no connection, memory or disk space left. */
const UNAVAILABLE_CLASSES = new Set(['08', '53'])
const UNAVAILABLE_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'connection error and is not queryable',
  'Cannot use a pool after calling end',
  'Client was closed',
]

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const constraintOf = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined

const isViolation = (error: unknown, code: string, constraint: string | undefined): boolean =>
  codeOf(error) === code && (constraint === undefined || constraintOf(error) === constraint)

/** A row with this key already exists; with `constraint`, only in that constraint or unique index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, UNIQUE_VIOLATION, constraint)

/** A CHECK rejected the row, such as stock below zero. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean => isViolation(error, CHECK_VIOLATION, constraint)

/** The database aborted this transaction because of a conflict with another one. Retry it. */
export const isRetryableConflict = (error: unknown): boolean => {
  const code = codeOf(error)
  return code === DEADLOCK || code === SERIALIZATION_FAILURE
}

/** The statement or its wait for a lock took longer than allowed. */
export const isDatabaseTimeout = (error: unknown): boolean => {
  const code = codeOf(error)
  return code === STATEMENT_CANCELLED || code === LOCK_NOT_AVAILABLE
}

/**
 * The database is unreachable or cannot work now (stopped, starting, full, connection lost): answer 503. When it happens during
 * COMMIT the outcome is unknown: read again by key, never retry blindly.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code !== undefined && (UNAVAILABLE_CODES.has(code) || (code.length === 5 && UNAVAILABLE_CLASSES.has(code.slice(0, 2)))))
    return true
  return UNAVAILABLE_MESSAGES.some((part) => error.message.includes(part))
}
