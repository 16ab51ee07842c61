import { decideRow, type KnownProduct } from '@jhola/contract/inventory/import/decide-row'
import type { RowValues } from '@jhola/contract/inventory/import/read-row'
import type { TaxContext } from '@jhola/contract/inventory/products/product-rules'
import type { Sql } from '../../../../platform/db/sql.ts'
import type { GoodRow, StoredProblem } from '../import-rows.repo.ts'
import { findTakenCodes, lockProductData, type ProductDataRow } from './product-data.read.ts'
import { toKnownProduct } from './to-known-product.ts'

type NewRow = Extract<GoodRow, { outcome: 'new' }>
type ChangedRow = Extract<GoodRow, { outcome: 'changed' }>

/** A row that was valid at the check and is not at the write. */
export type LateProblem = { row_no: number; problems: StoredProblem[] }
/** A product with the fields that a row sets. */
export type ChangedProduct = { row: ProductDataRow; before: KnownProduct; values: RowValues }
export type Revalidated = { added: NewRow[]; changed: ChangedProduct[]; problems: LateProblem[] }

const toValues = ({ content }: ChangedRow): RowValues => Object.fromEntries(content.map(({ field, to }) => [field, to]))

/** Applies only what the preview showed: the changed fields, and a stock count only if the stock is unchanged since. */
const revalidateChange = (
  change: ChangedRow,
  row: ProductDataRow | undefined,
  terms: TaxContext,
): ChangedProduct | StoredProblem[] => {
  if (!row) return [{ field: 'name', code: 'product_gone' }]
  const before = toKnownProduct(row)
  const values = toValues(change)
  const counted = change.content.find(({ field }) => field === 'current_stock')
  if (counted && counted.from !== before.current_stock)
    return [{ field: 'current_stock', code: 'stock_moved', values: { on_hand: before.current_stock, unit: before.unit } }]
  const decision = decideRow(values, before, terms)
  return decision.outcome === 'refused' ? decision.problems : { row, before, values }
}

const codesOf = (rows: readonly GoodRow[]) => {
  const values = rows.map((row): RowValues => (row.outcome === 'new' ? row.content : toValues(row)))
  return {
    barcodes: values.flatMap(({ barcode }) => barcode ?? []),
    skus: values.flatMap(({ sku }) => sku?.toLowerCase() ?? []),
  }
}

/** Codes that other products use by now. */
const findTaken = async (tx: Sql, storeId: string, rows: readonly GoodRow[]) => {
  const codes = codesOf(rows)
  const taken = codes.barcodes.length + codes.skus.length > 0 ? await findTakenCodes(tx, storeId, codes) : []
  return (row: GoodRow): StoredProblem[] => {
    const values: RowValues = row.outcome === 'new' ? row.content : toValues(row)
    return taken
      .filter(({ product_id }) => product_id !== row.product_id)
      .flatMap(({ name, barcode, sku }): StoredProblem[] => [
        ...(barcode !== null && barcode === values.barcode
          ? [{ field: 'barcode', code: 'barcode_taken', values: { name } } as const]
          : []),
        ...(sku !== null && sku === values.sku?.toLowerCase()
          ? [{ field: 'sku', code: 'sku_taken', values: { name } } as const]
          : []),
      ])
  }
}

/**
 * Validates rows again before the write, with their products locked in ID order, because products may have changed since the
 * check.
 */
export const revalidateRows = async (
  tx: Sql,
  storeId: string,
  rows: readonly GoodRow[],
  terms: TaxContext,
): Promise<Revalidated> => {
  const ids = rows.filter(({ outcome }) => outcome === 'changed').map(({ product_id }) => product_id)
  const locked = ids.length > 0 ? await lockProductData(tx, storeId, ids) : []
  const products = new Map(locked.map((row) => [row.product_id, row]))
  const takenOf = await findTaken(tx, storeId, rows)
  const validated: Revalidated = { added: [], changed: [], problems: [] }
  for (const row of rows) {
    const taken = takenOf(row)
    const change = row.outcome === 'changed' ? revalidateChange(row, products.get(row.product_id), terms) : undefined
    const problems = taken.length > 0 ? taken : Array.isArray(change) ? change : []
    if (problems.length > 0) validated.problems.push({ row_no: row.row_no, problems })
    else if (row.outcome === 'new') validated.added.push(row)
    else if (change && !Array.isArray(change)) validated.changed.push(change)
  }
  return validated
}
