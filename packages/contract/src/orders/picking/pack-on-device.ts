import { unitSizeOf } from '../../inventory/products/units.ts'
import { paise, rupeesToPaise, ZERO_PAISE } from '../../shared/money.ts'
import { toBaseQuantity } from '../../shared/weight.ts'
import { isNothingLeft, type LineChange, type PackingState } from '../packing/apply-line-changes.ts'
import { type BillDifference, compareBills } from '../packing/bill-difference.ts'
import { choiceOf, SUBSTITUTION_CAP } from '../packing/consent.ts'
import { asOrdered, type GivenLine, type OrderedLine, type PackableProduct } from '../packing/given-line.ts'
import { computePackedBill, type OrderTerms } from '../packing/packed-bill.ts'
import { planChange } from '../packing/plan-change.ts'
import { counterDeliveryPricing } from '../placing/pricing.ts'
import type { Order, OrderItem } from '../schema.ts'
import { isCounterOrder } from '../statuses.ts'
import type { PackingProduct } from './product-schema.ts'

/** What the device knows of the shop besides the order: `GET /orders/packing/shelf`, also a kept one. */
export type PackingShelf = {
  products: readonly PackingProduct[]
  delivery: { fee: number; free_from: number; express_fee: number }
  rounds_total: boolean
  cap_percent: number
}

/** Changes that are made together, as the device's queue keeps them. */
export type WaitingChange = { changes: readonly LineChange[]; by_phone?: boolean }

/** An order as it will be after the changes that wait on the device. `refusal`: why the shop's rules do not allow them. */
export type DevicePacking = {
  lines: GivenLine[]
  ordered: OrderedLine[]
  difference: BillDifference
  isChanged: boolean
  isNothingLeft: boolean
  /** Lines about which the customer would be asked; they stay as they are until the answer. */
  asks: ReadonlySet<number>
  refusal: string | null
}

const taxedRate = (order: Order, rate: number): number => (order.tax > 0 ? rate : 0)

const toLine = (order: Order, item: OrderItem) => {
  const unitSize = unitSizeOf(item)
  return {
    line_no: item.line_no,
    product_id: item.product_id,
    quantity: toBaseQuantity(item.quantity, unitSize) ?? 0,
    unitSize,
    unitPricePaise: rupeesToPaise(item.unit_price),
    gstRatePercent: taxedRate(order, item.gst_rate),
    loose: item.loose,
  }
}

/** The lines that are given, and with nothing in them those that were taken out. */
const givenOf = (order: Order, ordered: readonly OrderedLine[]): GivenLine[] => {
  const there = order.items.map((item): GivenLine => ({ ...toLine(order, item), replaces: item.replaces, change: item.change }))
  const numbers = new Set(there.map(({ line_no }) => line_no))
  const gone = asOrdered(ordered.filter(({ line_no }) => !numbers.has(line_no))).map(
    (line): GivenLine => ({ ...line, quantity: 0, change: 'not_available' }),
  )
  return [...there, ...gone].toSorted((a, b) => a.line_no - b.line_no)
}

const toPackable = (product: PackingProduct): PackableProduct => ({
  product_id: product.product_id,
  active: product.active,
  loose: product.loose,
  unit_size: product.unit_size,
  pricePaise: rupeesToPaise(product.price),
  mrpPaise: product.mrp === null ? null : rupeesToPaise(product.mrp),
  gst_rate_percent: product.gst_rate,
  available: product.available,
  mode: product.stock_mode,
})

/** A product that the device does not know is taken as it stands in the order, with as much as is needed: the server decides. */
const UNKNOWN_STOCK = 1_000_000
const productsOf = (given: readonly GivenLine[], shelf: PackingShelf | null): Map<string, PackableProduct> => {
  const products = new Map(
    given.map((line): [string, PackableProduct] => [
      line.product_id,
      {
        ...{ product_id: line.product_id, active: true, loose: line.loose, unit_size: line.unitSize, mrpPaise: null },
        ...{ pricePaise: line.unitPricePaise, gst_rate_percent: line.gstRatePercent, available: UNKNOWN_STOCK },
      },
    ]),
  )
  for (const product of shelf?.products ?? []) products.set(product.product_id, toPackable(product))
  return products
}

/** Without the shop's charges the fees stay as they are. */
const termsOf = (order: Order, shelf: PackingShelf | null): OrderTerms => {
  const [fee, express] = [rupeesToPaise(order.delivery_fee), rupeesToPaise(order.express_fee)]
  const kept = {
    feePaise: fee,
    freeFromPaise: fee > 0 ? paise(Number.MAX_SAFE_INTEGER) : ZERO_PAISE,
    expressFeePaise: express,
  }
  const delivery = shelf && {
    feePaise: rupeesToPaise(shelf.delivery.fee),
    freeFromPaise: rupeesToPaise(shelf.delivery.free_from),
    expressFeePaise: rupeesToPaise(shelf.delivery.express_fee),
  }
  return {
    discountPaise: rupeesToPaise(order.discount),
    taxMode: order.tax_mode,
    deliveryType: order.delivery_type,
    isExpress: order.delivery_slot === 'express',
    terms: delivery ? (isCounterOrder(order) ? counterDeliveryPricing(delivery) : delivery) : kept,
    roundsTotal: order.rounds_total ?? shelf?.rounds_total ?? order.round_off !== 0,
    orderedFeePaise: rupeesToPaise(order.packing?.ordered.delivery_fee ?? order.delivery_fee),
  }
}

/** The ordered bill, as the server computed it. */
const orderedBill = (order: Order, ordered: readonly OrderItem[]) => {
  const bill = order.packing?.ordered ?? { ...order, total: order.total_amount }
  return {
    lineTotals: ordered.map(({ total_price }) => rupeesToPaise(total_price)),
    lineTaxes: ordered.map(({ tax }) => rupeesToPaise(tax)),
    subtotal: rupeesToPaise(bill.subtotal),
    discount: rupeesToPaise(bill.discount),
    tax: rupeesToPaise(bill.tax),
    deliveryFee: rupeesToPaise(bill.delivery_fee),
    expressFee: rupeesToPaise(bill.express_fee),
    roundOff: rupeesToPaise(bill.round_off),
    total: rupeesToPaise(bill.total),
  }
}

type Applied = { given: readonly GivenLine[]; asks: Set<number>; refusal: string | null }

/** One change after the other. What the customer would be asked about, and what is refused, leaves the lines as they are. */
const applyWaiting = (state: PackingState, waiting: readonly WaitingChange[], capPercent: number): Applied => {
  const applied: Applied = { given: state.given, asks: new Set(), refusal: null }
  for (const { changes, by_phone } of waiting) {
    const now = { ...state, given: applied.given }
    const plan = planChange(now, { asked: null, changes, byPhone: by_phone ?? false, capPercent })
    if (!plan.ok) applied.refusal = plan.refusal.code
    else if (plan.value.kind !== 'ask') applied.given = plan.value.given
    else for (const { line_no } of plan.value.reasons) applied.asks.add(line_no)
  }
  return applied
}

/**
 * Computes an order with the changes that wait on the device, by the same rules as the server: its lines, its bill beside the
 * ordered one, and about which lines the customer would be asked. Changes that the rules refuse are left out and named.
 */
export const packOnDevice = (order: Order, shelf: PackingShelf | null, waiting: readonly WaitingChange[]): DevicePacking => {
  const items = order.packing?.ordered.items ?? order.items
  const ordered = items.map(
    (item): OrderedLine => ({ ...toLine(order, item), if_missing: choiceOf(item.if_missing, order.if_missing) }),
  )
  const given = givenOf(order, ordered)
  const state: PackingState = { ordered, given, products: productsOf(given, shelf), taxMode: order.tax_mode }
  const { given: after, asks, refusal } = applyWaiting(state, waiting, shelf?.cap_percent ?? SUBSTITUTION_CAP.usual)
  const lines = [...after]
  const bill = computePackedBill(lines, termsOf(order, shelf))
  return {
    lines,
    ordered,
    difference: compareBills({ lines: ordered, bill: orderedBill(order, items) }, { lines, bill }),
    isChanged: order.packing !== null || waiting.length > 0,
    isNothingLeft: isNothingLeft(lines),
    asks,
    refusal,
  }
}
