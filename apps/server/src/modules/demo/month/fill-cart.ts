import { LOOSE_STEP_BASE } from '@jhola/contract/constants'
import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import { computeLineTotal } from '@jhola/contract/orders/placing/pricing'
import type { DemoStock, StockItem } from './demo-stock.ts'
import type { Random } from './random.ts'

const LINES_MAX = 9
/** Usual cart values at a neighbourhood shop, in paise, with their weights. */
const BASKETS_PAISE = [
  [120_00, 3],
  [260_00, 5],
  [420_00, 4],
  [650_00, 2],
  [1100_00, 1],
] as const

/** Base units: loose products in quarters, others a few pieces. */
const quantityOf = (random: Random, { terms }: StockItem): number => {
  if (terms.loose)
    return (
      LOOSE_STEP_BASE *
      random.weighted([
        [1, 2],
        [2, 4],
        [4, 4],
        [6, 1],
        [8, 1],
      ])
    )
  return random.weighted([
    [1, 7],
    [2, 3],
    [3, 1],
  ])
}

/** Chooses a product; those early in the list more often. */
const pickItem = (random: Random, items: readonly StockItem[]): StockItem | undefined =>
  items[Math.floor(random.next() ** 1.7 * items.length)]

/** Lines of an order with a usual value, at least the shop's minimum. */
export const fillCart = (random: Random, shelf: DemoStock, minPaise: number): NewOrder['lines'] => {
  const target = Math.max(minPaise * 1.05, random.weighted(BASKETS_PAISE))
  const quantities = new Map<string, number>()
  let sum = 0
  for (let tries = 0; tries < 40 && sum < target && quantities.size < LINES_MAX; tries += 1) {
    const item = pickItem(random, shelf.items)
    if (!item || quantities.has(item.terms.product_id)) continue
    const quantity = quantityOf(random, item)
    if (quantity > item.terms.available) continue
    quantities.set(item.terms.product_id, quantity / item.terms.unit_size)
    sum += computeLineTotal({ unitPricePaise: item.terms.pricePaise, quantity, unitSize: item.terms.unit_size })
  }
  return [...quantities].map(([product_id, quantity]) => ({ product_id, quantity }))
}
