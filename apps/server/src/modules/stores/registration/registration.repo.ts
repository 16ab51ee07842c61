import { storeIdOf } from '@jhola/contract/shared/ids'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

const HAS_SHOP = statement(
  'has_shop',
  `SELECT EXISTS (
       SELECT 1 FROM memberships m JOIN stores s ON s.store_id = m.store_id WHERE m.user_id = :user_id AND m.joined_at IS NOT NULL
         AND s.status NOT IN ('closed', 'new')
     ) AS has`,
)

/**
 * True when the user works in an open shop. A registration that is not proven and an invitation that was not accepted do not count:
 * anybody can type a number.
 */
export const hasShop = async (sql: Sql, userId: string): Promise<boolean> => {
  const row = await sql.first(HAS_SHOP, { user_id: userId })
  return row?.has ?? false
}

const LOCK_STORE_NAMES = statement('lock_store_names', `SELECT pg_advisory_xact_lock(hashtextextended('store names', 0))`)

/** Serialises registrations until the end of their transactions, because IDs and slugs are checked first and inserted later. */
export const lockStoreNames = async (tx: Sql): Promise<void> => {
  await tx.rows(LOCK_STORE_NAMES)
}

const IS_STORE_ID_TAKEN = statement(
  'is_store_id_taken',
  'SELECT EXISTS (SELECT 1 FROM stores WHERE store_id = :store_id) OR EXISTS (SELECT 1 FROM stores WHERE slug = :store_id) AS taken',
)

/** True when a shop has this ID or slug. */
export const isStoreIdTaken = async (sql: Sql, storeId: string): Promise<boolean> => {
  const row = await sql.first(IS_STORE_ID_TAKEN, { store_id: storeId })
  return row?.taken ?? true
}

/** How many consecutive IDs one query checks. */
const NUMBERS_AT_ONCE = 20

const FIND_FREE_STORE_NUMBER = statement('find_free_store_number', 'SELECT count(*)::int AS shops FROM stores')

const LIST_TAKEN_STORE_IDS = statement(
  'list_taken_store_ids',
  'SELECT store_id FROM stores WHERE store_id = ANY(:store_id_of::text[])',
)

/**
 * The next number of a shop: the count of shops plus one, or the first free one after it. One always exists, because every used
 * number is a counted shop.
 */
export const findFreeStoreNumber = async (sql: Sql): Promise<number> => {
  const counted = await sql.first(FIND_FREE_STORE_NUMBER)
  for (let first = (counted?.shops ?? 0) + 1; ; first += NUMBERS_AT_ONCE) {
    const numbers = Array.from({ length: NUMBERS_AT_ONCE }, (_, index) => first + index)
    const taken = await sql.rows(LIST_TAKEN_STORE_IDS, { store_id_of: numbers.map(storeIdOf) })
    const takenIds = new Set(taken.map(({ store_id }) => store_id))
    const free = numbers.find((number) => !takenIds.has(storeIdOf(number)))
    if (free !== undefined) return free
  }
}

const FIND_FREE_SLUG = statement(
  'find_free_slug',
  `SELECT w.name FROM unnest(:slugs::text[]) WITH ORDINALITY AS w (name, place)
     WHERE NOT EXISTS (SELECT 1 FROM stores WHERE slug = w.name) AND NOT EXISTS (SELECT 1 FROM stores WHERE store_id = w.name)
     ORDER BY w.place LIMIT 1`,
)

/** The first of these slugs that is free. Throws when all are used. */
export const findFreeSlug = async (sql: Sql, slugs: readonly string[]): Promise<string> => {
  const row = await sql.first(FIND_FREE_SLUG, { slugs })
  if (!row) throw new Error(`every name is taken: ${slugs.join(', ')}`)
  return row.name
}
