import { storeIdOf } from '@jhola/contract/shared/ids'
import type { Sql } from '../../platform/db/sql.ts'

/** Does this person work in a shop that was not given up? An invitation that nobody has taken up is no work: anybody may be invited. */
export const hasShop = async (sql: Sql, userId: string): Promise<boolean> => {
  const rows = await sql.query<{ has: boolean }>(
    `SELECT EXISTS (
       SELECT 1 FROM memberships m JOIN stores s ON s.store_id = m.store_id WHERE m.user_id = $1 AND s.status <> 'closed'
         AND (m.role = 'store_owner' OR m.joined_at IS NOT NULL)
     ) AS has`,
    [userId],
  )
  return rows[0]?.has ?? false
}

/** Registrations take turns from here to the end of their transactions: ids and addresses are looked up, then taken. */
export const lockStoreNames = async (tx: Sql): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('store names', 0))`)
}

/** Is there a shop with this id, or one that is found by it? */
export const isStoreIdTaken = async (sql: Sql, storeId: string): Promise<boolean> => {
  const rows = await sql.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM stores WHERE store_id = $1) OR EXISTS (SELECT 1 FROM stores WHERE slug = $1) AS taken',
    [storeId],
  )
  return rows[0]?.taken ?? true
}

/** How many ids in a row are looked at together. */
const NUMBERS_AT_ONCE = 20

/**
 * The next number of a shop: how many there are and one, or the first free one after it. There always is one, because every taken
 * number is a shop that was counted.
 */
export const findFreeStoreNumber = async (sql: Sql): Promise<number> => {
  const counted = await sql.query<{ shops: number }>('SELECT count(*)::int AS shops FROM stores')
  for (let first = (counted[0]?.shops ?? 0) + 1; ; first += NUMBERS_AT_ONCE) {
    const numbers = Array.from({ length: NUMBERS_AT_ONCE }, (_, index) => first + index)
    const taken = await sql.query<{ store_id: string }>('SELECT store_id FROM stores WHERE store_id = ANY($1::text[])', [
      numbers.map(storeIdOf),
    ])
    const takenIds = new Set(taken.map(({ store_id }) => store_id))
    const free = numbers.find((number) => !takenIds.has(storeIdOf(number)))
    if (free !== undefined) return free
  }
}

/** The first of these names that no shop is found by. Throws when all are taken. */
export const findFreeSlug = async (sql: Sql, slugs: readonly string[]): Promise<string> => {
  const rows = await sql.query<{ name: string }>(
    `SELECT w.name FROM unnest($1::text[]) WITH ORDINALITY AS w (name, place)
     WHERE NOT EXISTS (SELECT 1 FROM stores WHERE slug = w.name) AND NOT EXISTS (SELECT 1 FROM stores WHERE store_id = w.name)
     ORDER BY w.place LIMIT 1`,
    [slugs],
  )
  if (!rows[0]) throw new Error(`every name is taken: ${slugs.join(', ')}`)
  return rows[0].name
}
