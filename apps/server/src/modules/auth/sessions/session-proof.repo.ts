import type { SignInMethod } from '@jhola/contract/auth/factors/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** How a session began, and when its person last proved who they are. */
export type SessionProof = { method: SignInMethod | null; freshAt: Date | null }

const FIND_SESSION_PROOF = statement(
  'find_session_proof',
  'SELECT signed_in_by, fresh_at FROM sessions WHERE session_id = :session_id AND user_id = :user_id AND revoked_at IS NULL',
)

export const findSessionProof = async (
  sql: Sql,
  { session_id, user_id }: { session_id: string; user_id: string },
): Promise<SessionProof> => {
  const row = await sql.first(FIND_SESSION_PROOF, { session_id, user_id })
  return { method: row?.signed_in_by ?? null, freshAt: row?.fresh_at ?? null }
}

const RENEW_SESSION = statement(
  'renew_session',
  `UPDATE sessions SET token_hash = :token_hash, fresh_at = CASE WHEN :is_fresh THEN :at ELSE fresh_at END,
       second_factor_at = CASE WHEN :has_second_factor THEN :at ELSE second_factor_at END
     WHERE session_id = :session_id AND user_id = :user_id AND revoked_at IS NULL AND signed_in_by IS DISTINCT FROM 'pin'`,
)

/** Gives a session a new token after another proof. Zero if it has ended, or began with a PIN. */
export const renewSession = (
  sql: Sql,
  session: {
    session_id: string
    user_id: string
    token_hash: Buffer
    is_fresh: boolean
    has_second_factor: boolean
    at: Date
  },
): Promise<number> => sql.run(RENEW_SESSION, session)
