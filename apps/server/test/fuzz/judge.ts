import { isErrorCode, statusOf } from '@jhola/contract/errors'
import type { Database } from '../../src/platform/db/index.ts'
import type { FuzzRequest } from './requests.ts'
import type { FuzzReply } from './send.ts'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The problem of a reply, independent of the request; `undefined` if there is none. */
export const judgeReply = ({ route }: FuzzRequest, { status, type, text }: FuzzReply): string | undefined => {
  if (status >= 500 || !(status >= 200)) return `status ${status}`
  if (!type.startsWith('application/json')) return `content type ${type}`
  const body = parse(text)
  if (status >= 400) {
    const code = property(body, 'code')
    if (property(body, 'success') !== false) return 'a refusal without success: false'
    if (typeof code !== 'string' || !isErrorCode(code)) return `unknown code ${String(code)}`
    if (statusOf(code) !== status) return `${code} with status ${status}`
    const message = property(body, 'message')
    return typeof message === 'string' && message !== '' && !/\{\w+\}/.test(message)
      ? undefined
      : `message ${JSON.stringify(message)}`
  }
  if (!route) return `an answer of ${status} at an address that is not ours`
  if (status !== (route.status ?? 200)) return `status ${status}`
  const parsed = route.reply.safeParse(body)
  return parsed.success ? undefined : `an answer against its schema: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`
}

/** The code of an error, or `ok`. */
export const outcomeOf = ({ status, text }: FuzzReply): string => (status < 400 ? 'ok' : String(property(parse(text), 'code')))

/**
 * Columns that a rejected call may change: attempts of a code, the last use of a session, and columns that our own worker
 * writes at the same time.
 */
const SPARED: Readonly<Record<string, readonly string[]>> = {
  one_time_codes: ['tries', 'used_at'],
  sessions: ['seen_at', 'expires_at'],
  store_events: ['published_at', 'published_by'],
}

/**
 * Tables that a rejected call may write: the log of failed sign-ins and the counts of wrong passwords and PINs. Also the product's own
 * secrets, created at first use.
 */
const WRITTEN_BY_REFUSALS = ['app_secrets', 'password_tries', 'pin_tries', 'security_events']

/** The parts of two fingerprints that differ. */
export const diffMarks = (before: string, after: string): string => {
  const was = before.split(' ')
  return after
    .split(' ')
    .flatMap((part, index) => (part === was[index] ? [] : [`${was[index]} → ${part}`]))
    .join(', ')
}

/** Counts the writing statements on every table in a sequence, without exception. */
const countWrites = async (db: Database, tables: readonly string[]): Promise<void> => {
  await db.execute('CREATE SEQUENCE fuzz_writes')
  await db.execute(
    `CREATE FUNCTION fuzz_count_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM nextval('fuzz_writes'); RETURN NULL; END $$`,
  )
  for (const name of tables)
    await db.execute(
      `CREATE TRIGGER fuzz_count_write BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION fuzz_count_write()`,
    )
}

/**
 * Returns one text for the whole content of the database, except for what any call may change. Reads it only after a write:
 * most requests write nothing, and reading every table after each request is most of the work.
 */
export const createFingerprint = async (db: Database): Promise<() => Promise<string>> => {
  const tables = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1::text[]) ORDER BY 1`,
    [WRITTEN_BY_REFUSALS],
  )
  const parts = tables.map(({ name }) => {
    const row = (SPARED[name] ?? []).reduce((value, column) => `${value} - '${column}'`, 'to_jsonb(t)')
    const text = SPARED[name] ? `(${row})::text` : 't::text'
    return `SELECT '${name}' AS name, count(*) AS rows, coalesce(sum(hashtextextended(${text}, 0)::numeric), 0) AS sum FROM ${name} t`
  })
  const sql = `SELECT string_agg(name || ':' || rows || ':' || sum, ' ' ORDER BY name) AS mark FROM (${parts.join(' UNION ALL ')}) p`
  await countWrites(
    db,
    tables.map(({ name }) => name),
  )
  const last = { writes: '', mark: '' }
  return async () => {
    const writes =
      (await db.query<{ writes: string }>('SELECT last_value || is_called::text AS writes FROM fuzz_writes'))[0]?.writes ?? ''
    // Counted before the tables are read: a write during the read causes one more read.
    if (last.writes !== writes) Object.assign(last, { writes, mark: (await db.query<{ mark: string }>(sql))[0]?.mark ?? '' })
    return last.mark
  }
}
