import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** The seller as the bill shows it. */
export type SellerRow = {
  name: string
  name_hi: string | null
  street: string
  locality: string
  city: string
  state: string
  pincode: string
  phone: string
  gstin: string | null
  is_composition: boolean
  fssai: string | null
}

const GET_SELLER = statement(
  'get_seller',
  'SELECT name, name_hi, street, locality, city, state, pincode, phone, gstin, is_composition, fssai FROM stores WHERE store_id = :store_id',
)

/** The shop of an order, even when suspended: the bill is still required. */
export const getSeller = async (sql: Sql, storeId: string): Promise<SellerRow> => {
  const row = await sql.first(GET_SELLER, { store_id: storeId })
  if (!row) throw new Error(`order of a shop that is not there: ${storeId}`)
  return row
}

const READ_LINE_HSN = statement(
  'read_line_hsn',
  'SELECT line_no, hsn FROM order_items WHERE store_id = :store_id AND order_id = :order_id',
)

/** HSN codes of an order's lines by line number, as of the time of ordering. */
export const readLineHsn = async (sql: Sql, storeId: string, orderId: string): Promise<ReadonlyMap<number, string | null>> => {
  const rows = await sql.rows(READ_LINE_HSN, { store_id: storeId, order_id: orderId })
  return new Map(rows.map(({ line_no, hsn }) => [line_no, hsn]))
}
