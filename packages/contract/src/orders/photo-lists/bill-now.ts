import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { paiseToRupees, rupeesToPaise } from '../../shared/money.ts'
import { toUnits } from '../../shared/weight.ts'
import { billOf, type DecidedLine, decideLines } from '../placing/decide-lines.ts'
import type { NewOrder } from '../placing/new-order.ts'
import type { OrderConditions, ProductPricing } from '../placing/order-conditions.ts'

/** A line of the bill as the shop sent it. Quantity in selling units, price of a unit in rupees. */
export type BilledLine = {
  product_id: string
  product_name: string
  product_name_hi: string | null
  unit: string
  quantity: number
  unit_price: number
}

/** The same line now: how many of it there are, at which price, and what the shop had sent where that differs. */
export type LineNow = BilledLine & { was: { quantity: number; unit_price: number } | null }

type Product = Pick<ProductPricing, 'active' | 'available' | 'unit_size' | 'loose' | 'pricePaise'>

/** What is there of a quantity, in selling units; what is sold whole is never a part. */
const whatIsThere = (wanted: number, product: Product): number => {
  if (!product.active) return 0
  const units = Math.max(0, toUnits(product.available, product.unit_size))
  if (wanted <= units) return wanted
  return product.loose ? units : Math.floor(units)
}

/**
 * The bill as it would be now: prices and stock go on changing while the customer makes up their mind. A quantity of 0: it is not there
 * any more.
 */
export const billNow = (billed: readonly BilledLine[], products: ReadonlyMap<string, Product>): LineNow[] =>
  billed.map((line) => {
    const product = products.get(line.product_id)
    const quantity = product ? whatIsThere(line.quantity, product) : 0
    const unit_price = product?.active ? paiseToRupees(product.pricePaise) : line.unit_price
    const isSame = quantity === line.quantity && rupeesToPaise(unit_price) === rupeesToPaise(line.unit_price)
    return {
      ...line,
      quantity,
      unit_price,
      was: isSame ? null : { quantity: line.quantity, unit_price: line.unit_price },
    }
  })

/** Only what the shop billed can be confirmed, and no more of it: the rest of the shop is ordered as usual. */
export const decideConfirmedLines = (
  billed: readonly Pick<BilledLine, 'product_id' | 'quantity'>[],
  confirmed: readonly { product_id: string; quantity: number }[],
): Decision<null> => {
  const left = new Map(billed.map(({ product_id, quantity }) => [product_id, quantity]))
  for (const { product_id, quantity } of confirmed) {
    const most = left.get(product_id) ?? 0
    if (quantity <= 0 || quantity > most) return refuse('photo_lists.not_billed')
    left.set(product_id, most - quantity)
  }
  return agree(null)
}

/**
 * Whether the shop can send this bill: what `decideLines` asks of the lines, and its own minimum, which the customer could not meet
 * afterwards. When the shop is open is asked when the customer confirms.
 */
export const decidePhotoBill = (
  asked: Pick<NewOrder, 'lines' | 'delivery_type' | 'slot'>,
  conditions: OrderConditions,
): Decision<DecidedLine[]> => {
  const lines = decideLines(asked, conditions)
  if (!lines.ok) return lines
  const { subtotal } = billOf(lines.value, asked, conditions)
  if (subtotal >= conditions.store.minOrderPaise) return lines
  return refuse('stores.below_minimum', {
    minimum: paiseToRupees(conditions.store.minOrderPaise),
    subtotal: paiseToRupees(subtotal),
  })
}
