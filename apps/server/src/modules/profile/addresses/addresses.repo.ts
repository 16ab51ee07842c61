import type { SavedAddress } from '@jhola/contract/profile/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('profile')

/** A stored address. */
export type NewAddress = SavedAddress & { user_id: string }

const COLUMNS = 'address_id, label, name, phone, line, landmark, city, pincode, is_usual'

const LIST_ADDRESSES = statement(
  'list_addresses',
  `SELECT ${COLUMNS} FROM addresses WHERE user_id = :user_id ORDER BY is_usual DESC, created_at, address_id`,
)

/** A user's addresses, the default one first. */
export const listAddresses = (sql: Sql, userId: string): Promise<SavedAddress[]> => sql.rows(LIST_ADDRESSES, { user_id: userId })

const COUNT_ADDRESSES = statement('count_addresses', 'SELECT count(*)::int AS n FROM addresses WHERE user_id = :user_id')

export const countAddresses = async (sql: Sql, userId: string): Promise<number> => {
  const row = await sql.first(COUNT_ADDRESSES, { user_id: userId })
  return row?.n ?? 0
}

const CLEAR_USUAL = statement('clear_usual', 'UPDATE addresses SET is_usual = false WHERE user_id = :user_id AND is_usual')

/** Clears the default flag of a user's addresses. */
export const clearUsual = (sql: Sql, userId: string): Promise<number> => sql.run(CLEAR_USUAL, { user_id: userId })

const INSERT_ADDRESS = statement(
  'insert_address',
  `INSERT INTO addresses (address_id, user_id, label, name, phone, line, landmark, city, pincode, is_usual, created_at)
     VALUES (:address_id, :user_id, :label, :name, :phone, :line, :landmark, :city, :pincode, :is_usual, :at)`,
)

export const insertAddress = (sql: Sql, address: NewAddress, at: Date): Promise<number> =>
  sql.run(INSERT_ADDRESS, {
    address_id: address.address_id,
    user_id: address.user_id,
    label: address.label,
    name: address.name,
    phone: address.phone,
    line: address.line,
    landmark: address.landmark,
    city: address.city,
    pincode: address.pincode,
    is_usual: address.is_usual,
    at,
  })

const SET_ADDRESS = statement(
  'set_address',
  `UPDATE addresses SET label = :label, name = :name, phone = :phone, line = :line, landmark = :landmark, city = :city, pincode = :pincode, is_usual = :is_usual
     WHERE address_id = :address_id AND user_id = :user_id`,
)

/** Replaces an address. Zero when this user has none with that ID. */
export const setAddress = (sql: Sql, address: NewAddress): Promise<number> =>
  sql.run(SET_ADDRESS, {
    address_id: address.address_id,
    user_id: address.user_id,
    label: address.label,
    name: address.name,
    phone: address.phone,
    line: address.line,
    landmark: address.landmark,
    city: address.city,
    pincode: address.pincode,
    is_usual: address.is_usual,
  })

const DELETE_ADDRESS = statement('delete_address', 'DELETE FROM addresses WHERE address_id = :address_id AND user_id = :user_id')

/** Deletes an address. Zero when this user has none with that ID. */
export const deleteAddress = (sql: Sql, userId: string, addressId: string): Promise<number> =>
  sql.run(DELETE_ADDRESS, { user_id: userId, address_id: addressId })
