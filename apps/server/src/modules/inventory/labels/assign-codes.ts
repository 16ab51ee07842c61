import { inStoreCode, inStorePrefix } from '@jhola/contract/inventory/labels/label-sheet'
import type { Sql } from '../../../platform/db/sql.ts'
import { readPreferences } from '../../preferences/index.ts'
import type { InventoryDeps } from '../deps.ts'
import { lockUncoded, setCodes, takeCodeNumbers } from './labels.repo.ts'

/**
 * Gives products without a barcode one of the shop's own codes, from a range that scales do not print. Products with a barcode
 * keep it.
 */
export const assignCodes = async (
  { clock }: Pick<InventoryDeps, 'clock'>,
  tx: Sql,
  storeId: string,
  ids: readonly string[],
): Promise<{ id: string; barcode: string }[]> => {
  const uncoded = await lockUncoded(tx, storeId, ids)
  if (uncoded.length === 0) return []
  const prefix = inStorePrefix((await readPreferences(tx, storeId)).inventory)
  const first = await takeCodeNumbers(tx, storeId, uncoded.length)
  const codes = uncoded.map((product_id, index) => ({ product_id, barcode: inStoreCode(prefix, first + index) }))
  return setCodes(tx, storeId, codes, clock.now())
}
