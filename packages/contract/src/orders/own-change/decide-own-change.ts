import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type Paise, paise, paiseToRupees, rupeesToPaise } from '../../shared/money.ts'
import { toBaseQuantity, toUnits } from '../../shared/weight.ts'
import type { TaxMode } from '../../tax/gst.ts'
import type { GivenLine } from '../packing/given-line.ts'
import { decideLines } from '../placing/decide-lines.ts'
import { decideTime, timesOf } from '../placing/decide-time.ts'
import type { NewOrder } from '../placing/new-order.ts'
import type { OrderConditions, ProductPricing } from '../placing/order-conditions.ts'
import { decideReach } from '../placing/placing.ts'
import { computeTotals, counterDeliveryPricing, type Totals } from '../placing/pricing.ts'
import type { DeliverySlot } from '../schema.ts'
import type { DeliveryType, OrderStatus } from '../statuses.ts'
import { canCustomerChange } from './can-customer-change.ts'

/** A line of an order before its customer changes it; quantity in base units. */
export type OwnLine = Omit<GivenLine, 'replaces' | 'change'>

/** An order before its customer changes it. */
export type OwnOrder = {
  status: OrderStatus
  delivery_type: DeliveryType
  slot: DeliverySlot
  delivery_date: string | null
  subtotalPaise: Paise
  discountPaise: Paise
  taxMode: TaxMode
  /** Whole rupees were paid when it was placed; null: an order from before, which its shop's setting rounds. */
  roundsTotal?: boolean | null
  lines: readonly OwnLine[]
  /** The highest number of a line that was ordered, also of one that packing left out. */
  lastLineNo?: number
}

/** What the customer wants instead; what is not named stays. Quantities in selling units, money in rupees. */
export type OwnChange = {
  lines?: NewOrder['lines'] | undefined
  time?: Pick<NewOrder, 'slot' | 'delivery_date'> | undefined
  address?: Pick<NewOrder, 'place' | 'pincode'> | undefined
  expected_total: number | null
}

/** A line that was more or is new needs stock that the order did not have. */
export type DecidedOwnLine = OwnLine & { moreBy: number }
export type DecidedOwnChange = { lines: DecidedOwnLine[]; totals: Totals; estimatedMs: number | null }

const heldOf = (lines: readonly OwnLine[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.product_id === productId ? line.quantity : 0), 0)

/**
 * The shelf as this order sees it: what it holds already is there for it, and a line that is not raised keeps what was agreed on, its
 * price too, even when the product is no longer sold. A line that is raised takes today's price.
 */
const shelfFor = (order: OwnOrder, wanted: NewOrder['lines'], products: OrderConditions['products']) => {
  const shelf = new Map<string, ProductPricing>()
  for (const [id, product] of products) {
    const line = order.lines.find(({ product_id }) => product_id === id)
    const held = heldOf(order.lines, id)
    const units = wanted.reduce((sum, { product_id, quantity }) => sum + (product_id === id ? quantity : 0), 0)
    const available = product.available + held
    const isKept = line !== undefined && (toBaseQuantity(units, line.unitSize) ?? 0) <= held
    shelf.set(
      id,
      isKept
        ? {
            ...product,
            ...{ active: true, unit_size: line.unitSize, loose: line.loose, pricePaise: line.unitPricePaise },
            ...{ gst_rate_percent: line.gstRatePercent, available: Math.max(held, available) },
          }
        : { ...product, available },
    )
  }
  return shelf
}

const asWanted = (lines: readonly OwnLine[]): NewOrder['lines'] =>
  lines.map(({ product_id, quantity, unitSize }) => ({ product_id, quantity: toUnits(quantity, unitSize) }))

const numbered = (
  order: OwnOrder,
  decided: readonly { product: ProductPricing; quantity: number }[],
  collectsTax: boolean,
): DecidedOwnLine[] => {
  let last = Math.max(order.lastLineNo ?? 0, ...order.lines.map(({ line_no }) => line_no))
  return decided.map(({ product, quantity }) => {
    const before = order.lines.find(({ product_id }) => product_id === product.product_id)
    if (!before) last += 1
    return {
      line_no: before?.line_no ?? last,
      product_id: product.product_id,
      loose: product.loose,
      quantity,
      unitSize: product.unit_size,
      unitPricePaise: product.pricePaise,
      gstRatePercent: collectsTax ? product.gst_rate_percent : 0,
      moreBy: quantity - heldOf(order.lines, product.product_id),
    }
  })
}

const decideParts = (order: OwnOrder, change: OwnChange, conditions: OrderConditions): Decision<null> => {
  if (change.time) {
    const time = decideTime(change.time, conditions)
    if (!time.ok) return time
  }
  if (!change.address || conditions.isByShop) return agree(null)
  return decideReach({ delivery_type: order.delivery_type, ...change.address }, conditions.store)
}

/**
 * Whether the customer may change the order so, and its new bill: by the checks of placing an order, with what the order holds already.
 * Errors: `orders.packing_started`, those of `decideLines`, `decideTime` and `decideReach`, `stores.below_minimum` (only when it gets
 * smaller), `orders.changed` (another total than the customer saw).
 */
export const decideOwnChange = (order: OwnOrder, change: OwnChange, conditions: OrderConditions): Decision<DecidedOwnChange> => {
  if (!canCustomerChange(order.status)) return refuse('orders.packing_started')
  const parts = decideParts(order, change, conditions)
  if (!parts.ok) return parts
  const { store, isByShop } = conditions
  const slot = change.time?.slot ?? order.slot
  const wanted = change.lines ?? asWanted(order.lines)
  const shelf = shelfFor(order, wanted, conditions.products)
  const named = { lines: wanted, delivery_type: order.delivery_type, slot }
  const decided = decideLines(named, { ...conditions, products: shelf })
  if (!decided.ok) return decided
  const lines = numbered(order, decided.value, store.collects_tax !== false).toSorted((a, b) => a.line_no - b.line_no)
  const totals = computeTotals({
    lines,
    discountPaise: order.discountPaise,
    taxMode: order.taxMode,
    deliveryType: order.delivery_type,
    isExpress: slot === 'express',
    roundsTotal: order.roundsTotal ?? store.rounds_total,
    terms: isByShop ? counterDeliveryPricing(store.delivery) : store.delivery,
  })
  if (!isByShop && totals.subtotal < order.subtotalPaise && totals.subtotal < store.minOrderPaise)
    return refuse('stores.below_minimum', {
      minimum: paiseToRupees(store.minOrderPaise),
      subtotal: paiseToRupees(paise(totals.subtotal)),
    })
  if (change.expected_total !== null && rupeesToPaise(change.expected_total) !== totals.total)
    return refuse('orders.changed', { lines: [], total_amount: paiseToRupees(totals.total) })
  const estimatedMs = change.time ? timesOf({ ...change.time, delivery_type: order.delivery_type }, conditions).estimatedMs : null
  return agree({ lines, totals, estimatedMs })
}
