import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** What a signed challenge is good for. */
export type ChallengePurpose = 'add' | 'sign_in' | 'prove'

const INSERT_CHALLENGE = statement(
  'insert_challenge',
  `INSERT INTO passkey_challenges (challenge, purpose, session_id, expires_at) VALUES (:challenge, :purpose, :session_id, :expires_at)`,
)

/** `session_id` null: for a sign-in, when nobody is known yet. */
export const insertChallenge = (
  sql: Sql,
  challenge: { challenge: string; purpose: ChallengePurpose; session_id: string | null; expires_at: Date },
): Promise<number> => sql.run(INSERT_CHALLENGE, challenge)

const TAKE_CHALLENGE = statement(
  'take_challenge',
  `DELETE FROM passkey_challenges WHERE challenge = :challenge AND purpose = :purpose AND session_id IS NOT DISTINCT FROM :session_id?
     AND expires_at > :now`,
)

/** Uses a challenge up, in a statement of its own: a failed signature has used it too. False if it is unknown, used or too old. */
export const takeChallenge = async (
  sql: Sql,
  challenge: { challenge: string; purpose: ChallengePurpose; session_id: string | null; now: Date },
): Promise<boolean> => (await sql.run(TAKE_CHALLENGE, challenge)) > 0

const DELETE_CHALLENGES_BEFORE = statement('delete_challenges_before', deleteSome('passkey_challenges', 'expires_at < :before'))

/** Deletes challenges that nobody signed. Returns the number of rows. */
export const deleteChallengesBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_CHALLENGES_BEFORE, { before, limit }))
