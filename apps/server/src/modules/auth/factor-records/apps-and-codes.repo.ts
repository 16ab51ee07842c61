import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** An authenticator app. `secret` is encrypted; `last_step`: the newest step of which a code was used. */
export type AppRow = { secret: Buffer; confirmed_at: Date | null; last_step: number | null }

const FIND_APP = statement('find_app', 'SELECT secret, confirmed_at, last_step FROM authenticator_apps WHERE user_id = :user_id')

export const findApp = async (sql: Sql, userId: string): Promise<AppRow | undefined> => sql.first(FIND_APP, { user_id: userId })

const BEGIN_APP = statement(
  'begin_app',
  `INSERT INTO authenticator_apps AS a (user_id, secret, created_at) VALUES (:user_id, :secret, :at)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = NULL
       WHERE a.confirmed_at IS NULL`,
)

/** Stores the secret of an app that is being set up. Zero if the person has a confirmed one. */
export const beginApp = (sql: Sql, app: { user_id: string; secret: Buffer; at: Date }): Promise<number> => sql.run(BEGIN_APP, app)

const USE_STEP = statement(
  'use_step',
  `UPDATE authenticator_apps SET last_step = :step, confirmed_at = coalesce(confirmed_at, :at)
     WHERE user_id = :user_id AND secret = :secret AND (last_step IS NULL OR last_step < :step) AND (confirmed_at IS NULL) = :is_first`,
)

/** Uses the code of a step up; the first one confirms the app. Zero if this step, or a later one, was used. */
export const useStep = (
  sql: Sql,
  use: { user_id: string; secret: Buffer; step: number; is_first: boolean; at: Date },
): Promise<number> => sql.run(USE_STEP, use)

const DELETE_APP = statement('delete_app', 'DELETE FROM authenticator_apps WHERE user_id = :user_id AND confirmed_at IS NOT NULL')

export const deleteApp = (sql: Sql, userId: string): Promise<number> => sql.run(DELETE_APP, { user_id: userId })

const DELETE_APPS_OF = statement(
  'delete_apps_of',
  'DELETE FROM authenticator_apps WHERE user_id = :user_id AND (:since?::timestamptz IS NULL OR created_at >= :since?)',
)

/** Deletes an app, also one that was never confirmed; with a moment, only one added since then. */
export const deleteAppsOf = (sql: Sql, userId: string, since: Date | null): Promise<number> =>
  sql.run(DELETE_APPS_OF, { user_id: userId, since })

const INSERT_RECOVERY_CODES = statement(
  'insert_recovery_codes',
  `INSERT INTO recovery_codes (user_id, code_hash, created_at) SELECT :user_id, unnest(:code_hashes::bytea[]), :at`,
)

export const insertRecoveryCodes = (
  sql: Sql,
  codes: { user_id: string; code_hashes: readonly Buffer[]; at: Date },
): Promise<number> => sql.run(INSERT_RECOVERY_CODES, codes)

const USE_RECOVERY_CODE = statement(
  'use_recovery_code',
  'UPDATE recovery_codes SET used_at = :at WHERE user_id = :user_id AND code_hash = :code_hash AND used_at IS NULL',
)

/** Zero if there is no such code, or it was used. */
export const useRecoveryCode = (sql: Sql, code: { user_id: string; code_hash: Buffer; at: Date }): Promise<number> =>
  sql.run(USE_RECOVERY_CODE, code)

const DELETE_RECOVERY_CODES_OF = statement('delete_recovery_codes_of', 'DELETE FROM recovery_codes WHERE user_id = :user_id')

export const deleteRecoveryCodesOf = (sql: Sql, userId: string): Promise<number> =>
  sql.run(DELETE_RECOVERY_CODES_OF, { user_id: userId })

const COUNT_FACTORS = statement(
  'count_factors',
  `SELECT (SELECT count(*)::int FROM passkeys WHERE user_id = :user_id) AS passkeys,
     EXISTS (SELECT 1 FROM authenticator_apps WHERE user_id = :user_id AND confirmed_at IS NOT NULL) AS has_app,
     (SELECT count(*)::int FROM recovery_codes WHERE user_id = :user_id AND used_at IS NULL) AS codes_left`,
)

/** What a person has. */
export const countFactors = async (
  sql: Sql,
  userId: string,
): Promise<{ passkeys: number; hasApp: boolean; codesLeft: number }> => {
  const row = await sql.first(COUNT_FACTORS, { user_id: userId })
  return { passkeys: row?.passkeys ?? 0, hasApp: row?.has_app ?? false, codesLeft: row?.codes_left ?? 0 }
}
