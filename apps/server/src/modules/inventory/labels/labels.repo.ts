import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

export type LabelRow = {
  product_id: string
  name: string
  name_hi: string | null
  brand: string
  sku: string | null
  pack_size: string | null
  unit: string
  price_paise: number
  mrp_paise: number | null
  gst_rate_percent: string
  barcode: string | null
}

const LIST_LABEL_ROWS = statement(
  'list_label_rows',
  `SELECT product_id, name, name_hi, brand, sku, pack_size, unit, price_paise, mrp_paise, gst_rate_percent, barcode
     FROM products WHERE store_id = :store_id AND product_id = ANY(:ids::uuid[]) AND deleted_at IS NULL`,
)

/** The label data of products; deleted ones are omitted. */
export const listLabelRows = (sql: Sql, storeId: string, ids: readonly string[]): Promise<LabelRow[]> =>
  sql.rows(LIST_LABEL_ROWS, { store_id: storeId, ids })

const LOCK_UNCODED = statement(
  'lock_uncoded',
  `SELECT product_id FROM products WHERE store_id = :store_id AND product_id = ANY(:ids::uuid[]) AND barcode IS NULL AND deleted_at IS NULL
     ORDER BY product_id FOR UPDATE`,
)

/** Products without a code, locked until the end of the transaction in ID order, as every lock of products. */
export const lockUncoded = async (tx: Sql, storeId: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx.rows(LOCK_UNCODED, { store_id: storeId, ids })
  return rows.map(({ product_id }) => product_id)
}

const TAKE_CODE_NUMBERS = statement(
  'take_code_numbers',
  `INSERT INTO shop_codes (store_id, last_number) VALUES (:store_id, :count)
     ON CONFLICT (store_id) DO UPDATE SET last_number = shop_codes.last_number + excluded.last_number RETURNING last_number AS last`,
)

/** Reserves this many of the shop's own code numbers: returns the first. */
export const takeCodeNumbers = async (tx: Sql, storeId: string, count: number): Promise<number> => {
  const row = await tx.first(TAKE_CODE_NUMBERS, { store_id: storeId, count })
  return (row?.last ?? count) - count + 1
}

const SET_CODES = statement(
  'set_codes',
  `UPDATE products p SET barcode = n.barcode, version = p.version + 1, updated_at = :at
     FROM json_to_recordset(:codes::json) AS n (product_id uuid, barcode text)
     WHERE p.store_id = :store_id AND p.product_id = n.product_id AND NOT EXISTS (
       SELECT 1 FROM products o WHERE o.store_id = :store_id AND o.barcode = n.barcode AND o.deleted_at IS NULL)
     RETURNING p.product_id AS id, p.barcode AS "barcode!"`,
)

/** Sets codes of products; skips codes that another product uses. Returns the codes set. */
export const setCodes = (
  tx: Sql,
  storeId: string,
  codes: readonly { product_id: string; barcode: string }[],
  at: Date,
): Promise<{ id: string; barcode: string }[]> => tx.rows(SET_CODES, { store_id: storeId, codes: JSON.stringify(codes), at })
