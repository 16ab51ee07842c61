import type { Label } from '@jhola/contract/inventory/labels/routes'
import { unitPriceOf } from '@jhola/contract/inventory/prices/unit-price'
import { priceWithGst } from '@jhola/contract/inventory/products/product-rules'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { Language } from '@jhola/contract/shared/wire'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Messages } from '../../../platform/i18n.ts'
import type { InventoryDeps } from '../deps.ts'
import { readTaxContext } from '../tax-context.ts'
import { type LabelRow, listLabelRows } from './labels.repo.ts'

const present = (texts: Messages, row: LabelRow, mode: TaxMode, language: Language): Label => {
  const paidPaise = priceWithGst(paise(row.price_paise), Number(row.gst_rate_percent), mode)
  const unitPrice = unitPriceOf({ price_paise: paidPaise, unit: row.unit, pack_size: row.pack_size })
  return {
    id: row.product_id,
    name: row.name,
    name_local: texts.nameOfGoods(language, row),
    brand: row.brand,
    pack_size: row.pack_size,
    unit: row.unit,
    price: paiseToRupees(paise(paidPaise)),
    mrp: row.mrp_paise === null ? null : paiseToRupees(paise(row.mrp_paise)),
    unit_price: unitPrice ? { amount: paiseToRupees(paise(unitPrice.paise)), per: unitPrice.per } : null,
    barcode: row.barcode,
  }
}

/** The labels of these products, in the requested order. Throws `stores.not_found`. */
export const showLabels = async (
  deps: InventoryDeps,
  storeId: string,
  { ids, language = 'en' }: { ids: readonly string[]; language?: Language | undefined },
): Promise<Label[]> => {
  const { tax_mode } = await readTaxContext(deps, deps.db, storeId)
  const rows = new Map((await listLabelRows(deps.db, storeId, ids)).map((row) => [row.product_id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.get(id)
    return row ? [present(deps.texts, row, tax_mode, language)] : []
  })
}
