import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const TAKE_PASSWORD_TRY = statement(
  'take_password_try',
  `INSERT INTO password_tries AS t (subject, tries, ends_at) VALUES (:subject, 1, :ends_at)
     ON CONFLICT (subject) DO UPDATE SET tries = CASE WHEN t.ends_at <= :now THEN 1 ELSE t.tries + 1 END,
       ends_at = CASE WHEN t.ends_at <= :now THEN excluded.ends_at ELSE t.ends_at END
     RETURNING tries, ends_at`,
)

/** Counts a password attempt before it is checked. Returns the number since the window began, and the window's end. */
export const takePasswordTry = async (
  sql: Sql,
  { subject, now, endsAt }: { subject: Buffer; now: Date; endsAt: Date },
): Promise<{ tries: number; ends_at: Date }> => {
  const row = await sql.first(TAKE_PASSWORD_TRY, { subject, now, ends_at: endsAt })
  return row ?? { tries: 1, ends_at: endsAt }
}

const RETURN_PASSWORD_TRY = statement(
  'return_password_try',
  'UPDATE password_tries SET tries = tries - 1 WHERE subject = :subject AND tries > 0',
)

/** Takes back the attempt that was right. */
export const returnPasswordTry = (sql: Sql, subject: Buffer): Promise<number> => sql.run(RETURN_PASSWORD_TRY, { subject })

const DELETE_PASSWORD_TRIES = statement('delete_password_tries', 'DELETE FROM password_tries WHERE subject = :subject')

/** Resets the attempts after a correct password. */
export const deletePasswordTries = (sql: Sql, subject: Buffer): Promise<number> => sql.run(DELETE_PASSWORD_TRIES, { subject })

const DELETE_PASSWORD_TRIES_BEFORE = statement('delete_password_tries_before', deleteSome('password_tries', 'ends_at < :before'))

/** Deletes attempts whose window is over. Returns the number of rows. */
export const deletePasswordTriesBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_PASSWORD_TRIES_BEFORE, { before, limit }))
