import { nearestQuantity, needsLook, suggestReplacements } from '@jhola/contract/orders/picking/suggest-replacements'
import { baseUnitsPerUnit } from '@jhola/contract/shared/weight'
import { useShopDate } from '../data/use-shop-date.ts'
import type { Choosable } from './product-choice.tsx'
import type { SheetLine } from './sheet-lines.ts'
import type { Packing } from './use-packing.ts'

/** What may be given instead of a line, how much of it, and about which of it the customer would be asked. */
export const useReplacements = (line: SheetLine, packing: Packing) => {
  const today = useShopDate()
  const { shelf, order } = packing
  const wanted = shelf?.products.find(({ product_id }) => product_id === line.product_id)
  const around = { taxMode: order.tax_mode, today }
  const suggested = wanted && shelf ? suggestReplacements(wanted, shelf.products, around) : []
  const missing = {
    wanted: wanted ?? { ...line, unit_size: line.loose ? baseUnitsPerUnit(line.unit) : 1 },
    quantity: line.ordered ?? line.given,
  }
  const changeTo = (product: Choosable) => ({
    ...{ kind: 'replaced' as const, line_no: line.line_no, product_id: product.product_id },
    quantity: nearestQuantity(missing, product),
  })
  return {
    suggested: suggested.map((product) => ({ ...product, isUnsure: needsLook(product) })),
    changeTo,
    isAsking: (product: Choosable): boolean => packing.preview([changeTo(product)]).asks.size > packing.packed.asks.size,
  }
}
