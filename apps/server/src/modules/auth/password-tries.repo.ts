import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'

/** Counts a try of a password before it is looked at. Gives how many there were since the window began, and when it ends. */
export const takePasswordTry = async (
  sql: Sql,
  { subject, now, endsAt }: { subject: Buffer; now: Date; endsAt: Date },
): Promise<{ tries: number; ends_at: Date }> => {
  const rows = await sql.query<{ tries: number; ends_at: Date }>(
    `INSERT INTO password_tries AS t (subject, tries, ends_at) VALUES ($1, 1, $3)
     ON CONFLICT (subject) DO UPDATE SET tries = CASE WHEN t.ends_at <= $2 THEN 1 ELSE t.tries + 1 END,
       ends_at = CASE WHEN t.ends_at <= $2 THEN excluded.ends_at ELSE t.ends_at END
     RETURNING tries, ends_at`,
    [subject, now, endsAt],
  )
  return rows[0] ?? { tries: 1, ends_at: endsAt }
}

/** Whoever knew the password begins anew. */
export const deletePasswordTries = (sql: Sql, subject: Buffer): Promise<number> =>
  sql.execute('DELETE FROM password_tries WHERE subject = $1', [subject])

/** Forgets tries whose window is over. Returns how many. */
export const deletePasswordTriesBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'password_tries', condition: 'ends_at < $1', values: [before] })
