import { QUANTITY_MAX } from '../../constants.ts'
import type { ChangedLine, ShortLine } from '../../error-details.ts'
import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { paise, paiseToRupees, rupeesToPaise } from '../../shared/money.ts'
import { type BaseQuantity, isWholeQuantity, toBaseQuantity, toUnits } from '../../shared/weight.ts'
import type { MissingChoice } from '../missing-choice.ts'
import type { NewOrder } from './new-order.ts'
import type { OrderConditions, ProductPricing } from './order-conditions.ts'
import { computeTotals, counterDeliveryPricing, type Totals } from './pricing.ts'

/** A line that may be written: merged per product, in whole base units. */
export type DecidedLine = { product: ProductPricing; quantity: BaseQuantity; if_missing?: MissingChoice }

/** Two lines of one product are added up: checked separately they could oversell it. */
const mergeLines = (lines: NewOrder['lines']) => {
  const merged = new Map<string, Omit<NewOrder['lines'][number], 'product_id'>>()
  for (const { product_id, quantity, ...seen } of lines) {
    const before = merged.get(product_id)
    merged.set(product_id, { ...seen, quantity: (before?.quantity ?? 0) + quantity })
  }
  return merged
}

/** Lines of one product are added up, so no line may be negative, and none a part of what is sold whole. */
const isOdd = ({ product_id, quantity }: NewOrder['lines'][number], { products }: OrderConditions): boolean => {
  const product = products.get(product_id)
  return quantity <= 0 || (product?.active === true && !isWholeQuantity(quantity, product.unit_size))
}

const namesOf = (product_id: string, { products }: OrderConditions) => ({
  product_id,
  product_name: products.get(product_id)?.name ?? '',
})

/** Which lines may be written: enough stock, and the price that the customer saw. */
export const decideLines = (
  order: Pick<NewOrder, 'lines' | 'delivery_type' | 'slot'>,
  conditions: OrderConditions,
): Decision<DecidedLine[]> => {
  const lines: DecidedLine[] = []
  const changed: ChangedLine[] = []
  const short: ShortLine[] = []
  const odd = order.lines.find((line) => isOdd(line, conditions))
  if (odd) return refuse('cart.quantity', namesOf(odd.product_id, conditions))
  for (const [product_id, { quantity, seen_price, if_missing }] of mergeLines(order.lines)) {
    const product = conditions.products.get(product_id)
    if (!product?.active) {
      changed.push({ product_id, product_name: product?.name ?? '', old_price: seen_price ?? null, new_price: null })
      continue
    }
    const base = toBaseQuantity(quantity, product.unit_size)
    if (base === undefined || quantity > QUANTITY_MAX) return refuse('cart.quantity', namesOf(product_id, conditions))
    if (seen_price !== undefined && rupeesToPaise(seen_price) !== product.pricePaise)
      changed.push({
        product_id,
        product_name: product.name,
        old_price: seen_price,
        new_price: paiseToRupees(product.pricePaise),
      })
    if (base > product.available)
      short.push({
        product_id,
        product_name: product.name,
        wanted: quantity,
        available: toUnits(product.available, product.unit_size),
        unit: product.unit,
        back_at: product.back_at ?? null,
      })
    lines.push({ product, quantity: base, ...(if_missing && { if_missing }) })
  }
  if (short.length > 0) return refuse('inventory.insufficient', { lines: short })
  if (changed.length > 0)
    return refuse('orders.changed', { lines: changed, total_amount: paiseToRupees(billOf(lines, order, conditions).total) })
  return agree(lines)
}

/** The bill of these lines, with tax and delivery. */
export const billOf = (
  lines: readonly DecidedLine[],
  order: Pick<NewOrder, 'delivery_type' | 'slot'>,
  conditions: OrderConditions,
): Totals =>
  computeTotals({
    lines: lines.map(({ product, quantity }) => ({
      unitPricePaise: product.pricePaise,
      quantity,
      unitSize: product.unit_size,
      gstRatePercent: conditions.store.collects_tax === false ? 0 : product.gst_rate_percent,
    })),
    taxMode: conditions.store.tax_mode,
    deliveryType: order.delivery_type,
    isExpress: order.slot === 'express',
    roundsTotal: conditions.store.rounds_total,
    terms: conditions.isByShop ? counterDeliveryPricing(conditions.store.delivery) : conditions.store.delivery,
  })

/** The bill of a cart, for quotes: no decision is made, and lines that cannot be sold are left out. */
export const quoteOrder = (
  order: Pick<NewOrder, 'lines' | 'delivery_type' | 'slot'>,
  conditions: OrderConditions,
): { lines: DecidedLine[]; totals: Totals } => {
  const whole = order.lines.filter((line) => !isOdd(line, conditions))
  const lines = [...mergeLines(whole)].flatMap(([product_id, { quantity }]): DecidedLine[] => {
    const product = conditions.products.get(product_id)
    const base = product?.active ? toBaseQuantity(quantity, product.unit_size) : undefined
    return product && base !== undefined ? [{ product, quantity: base }] : []
  })
  return { lines, totals: lines.length === 0 ? EMPTY_TOTALS : billOf(lines, order, conditions) }
}

const EMPTY_TOTALS: Totals = {
  lineTotals: [],
  lineTaxes: [],
  subtotal: paise(0),
  discount: paise(0),
  tax: paise(0),
  deliveryFee: paise(0),
  expressFee: paise(0),
  roundOff: paise(0),
  total: paise(0),
}
