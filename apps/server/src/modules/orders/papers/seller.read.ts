import type { Sql } from '../../../platform/db/sql.ts'

/** Who sells, as it stands on a bill. */
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

/** The shop of an order, suspended or not: a bill is owed all the same. */
export const getSeller = async (sql: Sql, storeId: string): Promise<SellerRow> => {
  const rows = await sql.query<SellerRow>(
    'SELECT name, name_hi, street, locality, city, state, pincode, phone, gstin, is_composition, fssai FROM stores WHERE store_id = $1',
    [storeId],
  )
  if (!rows[0]) throw new Error(`order of a shop that is not there: ${storeId}`)
  return rows[0]
}

/** HSN codes of an order's lines by line number, as they were when it was placed. */
export const readLineHsn = async (sql: Sql, storeId: string, orderId: string): Promise<ReadonlyMap<number, string | null>> => {
  const rows = await sql.query<{ line_no: number; hsn: string | null }>(
    'SELECT line_no, hsn FROM order_items WHERE store_id = $1 AND order_id = $2',
    [storeId, orderId],
  )
  return new Map(rows.map(({ line_no, hsn }) => [line_no, hsn]))
}
