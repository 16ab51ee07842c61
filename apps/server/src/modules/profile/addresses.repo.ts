import type { SavedAddress } from '@jhola/contract/profile/schema'
import type { Sql } from '../../platform/db/sql.ts'

/** An address as it is kept. */
export type NewAddress = SavedAddress & { user_id: string }

const COLUMNS = 'address_id, label, name, phone, line, landmark, city, pincode, is_usual'

/** Somebody's addresses, the usual one first. */
export const listAddresses = (sql: Sql, userId: string): Promise<SavedAddress[]> =>
  sql.query<SavedAddress>(`SELECT ${COLUMNS} FROM addresses WHERE user_id = $1 ORDER BY is_usual DESC, created_at, address_id`, [
    userId,
  ])

export const countAddresses = async (sql: Sql, userId: string): Promise<number> => {
  const rows = await sql.query<{ n: number }>('SELECT count(*)::int AS n FROM addresses WHERE user_id = $1', [userId])
  return rows[0]?.n ?? 0
}

/** The address that was the usual one is an ordinary one from now on. */
export const clearUsual = (sql: Sql, userId: string): Promise<number> =>
  sql.execute('UPDATE addresses SET is_usual = false WHERE user_id = $1 AND is_usual', [userId])

export const insertAddress = (sql: Sql, address: NewAddress, at: Date): Promise<number> =>
  sql.execute(
    `INSERT INTO addresses (address_id, user_id, label, name, phone, line, landmark, city, pincode, is_usual, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      address.address_id,
      address.user_id,
      address.label,
      address.name,
      address.phone,
      address.line,
      address.landmark,
      address.city,
      address.pincode,
      address.is_usual,
      at,
    ],
  )

/** Writes another address in the place of one. Zero when this person has none with that id. */
export const setAddress = (sql: Sql, address: NewAddress): Promise<number> =>
  sql.execute(
    `UPDATE addresses SET label = $3, name = $4, phone = $5, line = $6, landmark = $7, city = $8, pincode = $9, is_usual = $10
     WHERE address_id = $1 AND user_id = $2`,
    [
      address.address_id,
      address.user_id,
      address.label,
      address.name,
      address.phone,
      address.line,
      address.landmark,
      address.city,
      address.pincode,
      address.is_usual,
    ],
  )

/** Forgets an address. Zero when this person has none with that id. */
export const deleteAddress = (sql: Sql, userId: string, addressId: string): Promise<number> =>
  sql.execute('DELETE FROM addresses WHERE address_id = $2 AND user_id = $1', [userId, addressId])
