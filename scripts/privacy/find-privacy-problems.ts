import { findUnlisted, type MigratedTable } from '../../apps/server/src/modules/profile/privacy/find-unlisted.ts'

const COLUMNS = `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  GROUP BY c.relname ORDER BY c.relname`

type Client = { query(sql: string): Promise<{ rows: MigratedTable[] }> }

/** Columns and tables of a migrated database that the privacy lists do not name, and the other way round. One line for each. */
export const findPrivacyProblems = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query(COLUMNS)
  return findUnlisted(rows).map((problem) => `privacy list: ${problem}`)
}
