import { EXPRESS_WITHIN_MS, QUANTITY_MAX } from '../../constants.ts'
import type { ChangedLine, ShortLine } from '../../errors.ts'
import { distanceKm, type Place } from '../../geo/distance.ts'
import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type Paise, paise, paiseToRupees, rupeesToPaise } from '../../shared/money.ts'
import { isoMoment, MINUTE_MS } from '../../shared/time.ts'
import { type BaseQuantity, toBaseQuantity, toUnits } from '../../shared/weight.ts'
import {
  isOpenAt,
  isPausedAt,
  isSlotOpen,
  nextOpeningMs,
  prepMinutesAt,
  type SlotId,
  type StoreClock,
  slotOn,
} from '../../stores/hours.ts'
import type { OfferedSlots } from '../../stores/schema.ts'
import type { TaxMode } from '../../tax/gst.ts'
import { isCounterMethod, isOrderPaymentMethod, type OrderPaymentMethod } from '../payment-methods.ts'
import type { NewOrder } from './new-order.ts'
import { computeTotals, counterDeliveryPricing, type DeliveryPricing, type Totals } from './pricing.ts'

/** What placing needs to know of a shop. Times are the shop's; money in paise. */
export type StoreOrderSettings = StoreClock & {
  store_id: string
  version: number
  place: Place
  pincode: string
  delivery_radius_km: number
  offers_delivery: boolean
  offers_pickup: boolean
  minOrderPaise: Paise
  delivery: DeliveryPricing
  tax_mode: TaxMode
  /** A shop of the composition scheme may not collect tax: there is none in its prices (CGST Act s.10). */
  collects_tax?: boolean
  takes_cod: boolean
  upi_vpa: string | null
  /** What a payment service takes for this shop; none when there is no service. */
  online_methods?: readonly OrderPaymentMethod[]
  prep_minutes: number
  busy_until?: string | null
  offered_slots: OfferedSlots
  accept_within_minutes: number
}

/** What placing needs to know of a product; stock in base units that can still be promised. */
export type ProductPricing = {
  product_id: string
  version: number
  name: string
  unit: string
  unit_size: number
  loose: boolean
  active: boolean
  pricePaise: Paise
  gst_rate_percent: number
  available: number
}

/** A line that may be written: merged per product, in whole base units. */
export type DecidedLine = { product: ProductPricing; quantity: BaseQuantity }

/** An order that may be written, with its bill and its times (epoch ms). */
export type DecidedOrder = {
  lines: DecidedLine[]
  totals: Totals
  payment_method: OrderPaymentMethod
  acceptByMs: number | null
  estimatedMs: number
}

type Facts = { store: StoreOrderSettings; products: ReadonlyMap<string, ProductPricing>; nowMs: number; isByShop: boolean }

/** How long the way to a door takes on top of packing, until a rider's own estimate exists. */
const RIDE_MINUTES = 20

/** Two lines of one product are one demand (an oversell known from other shops when they are checked apart). */
const mergeLines = (lines: NewOrder['lines']): Map<string, { quantity: number; seen_price?: number }> => {
  const merged = new Map<string, { quantity: number; seen_price?: number }>()
  for (const { product_id, quantity, ...seen } of lines) {
    const before = merged.get(product_id)
    merged.set(product_id, { ...seen, quantity: (before?.quantity ?? 0) + quantity })
  }
  return merged
}

const namesOf = (product_id: string, { products }: Facts) => ({ product_id, product_name: products.get(product_id)?.name ?? '' })

const decideLines = (order: Pick<NewOrder, 'lines' | 'delivery_type' | 'slot'>, facts: Facts): Decision<DecidedLine[]> => {
  const lines: DecidedLine[] = []
  const changed: ChangedLine[] = []
  const short: ShortLine[] = []
  // Lines of one product are added up, so none may take away from another.
  const odd = order.lines.find(({ quantity }) => quantity <= 0)
  if (odd) return refuse('cart.quantity', namesOf(odd.product_id, facts))
  for (const [product_id, { quantity, seen_price }] of mergeLines(order.lines)) {
    const product = facts.products.get(product_id)
    if (!product?.active) {
      changed.push({ product_id, product_name: product?.name ?? '', old_price: seen_price ?? null, new_price: null })
      continue
    }
    const base = toBaseQuantity(quantity, product.unit_size)
    if (base === undefined || quantity > QUANTITY_MAX) return refuse('cart.quantity', namesOf(product_id, facts))
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
      })
    lines.push({ product, quantity: base })
  }
  if (short.length > 0) return refuse('inventory.insufficient', { lines: short })
  if (changed.length > 0)
    return refuse('orders.changed', { lines: changed, total_amount: paiseToRupees(billOf(lines, order, facts).total) })
  return agree(lines)
}

const billOf = (lines: readonly DecidedLine[], order: Pick<NewOrder, 'delivery_type' | 'slot'>, facts: Facts): Totals =>
  computeTotals({
    lines: lines.map(({ product, quantity }) => ({
      unitPricePaise: product.pricePaise,
      quantity,
      unitSize: product.unit_size,
      gstRatePercent: facts.store.collects_tax === false ? 0 : product.gst_rate_percent,
    })),
    taxMode: facts.store.tax_mode,
    deliveryType: order.delivery_type,
    isExpress: order.slot === 'express',
    terms: facts.isByShop ? counterDeliveryPricing(facts.store.delivery) : facts.store.delivery,
  })

/** Is the shop taking orders for this time? A closed shop takes them for a slot in which it is open. */
const decideTime = (order: Pick<NewOrder, 'slot' | 'delivery_date'>, facts: Facts): Decision<null> => {
  const { store, nowMs } = facts
  if (facts.isByShop) return agree(null)
  if (isPausedAt(store, nowMs)) return refuse('stores.paused', { until: store.paused_until ?? null, reason: null })
  if (order.slot === 'express' && !store.offered_slots.express) return refuse('delivery.slot_closed')
  if (order.slot === 'asap' || order.slot === 'express') {
    if (isOpenAt(store, nowMs)) return agree(null)
    const opensAt = nextOpeningMs(store, nowMs)
    return refuse('stores.closed', { opens_at: opensAt === null ? null : isoMoment(opensAt) })
  }
  if (store.closed_for_now) return refuse('stores.closed', { opens_at: null })
  if (!order.delivery_date) return refuse('delivery.slot_closed')
  return isSlotOpen(store, slotOn(order.delivery_date, order.slot as SlotId), nowMs)
    ? agree(null)
    : refuse('delivery.slot_closed')
}

/** Does the shop bring orders there? By distance when the place is known, else by the first three digits of the PIN. */
export const decideReach = (
  order: Pick<NewOrder, 'delivery_type' | 'place' | 'pincode'>,
  store: StoreOrderSettings,
): Decision<null> => {
  if (order.delivery_type === 'pickup') return store.offers_pickup ? agree(null) : refuse('stores.no_pickup')
  const distance = order.place ? distanceKm(store.place, order.place) : null
  const isNear =
    distance === null
      ? !order.pincode || order.pincode.slice(0, 3) === store.pincode.slice(0, 3)
      : distance <= store.delivery_radius_km
  if (store.offers_delivery && isNear) return agree(null)
  return refuse('stores.out_of_range', {
    distance_km: distance === null ? null : Math.round(distance * 10) / 10,
    radius_km: store.delivery_radius_km,
  })
}

/** Does a shop take this way of paying? UPI goes to its own address, else through a payment service; its own counter is its own affair. */
export const isMethodTaken = (
  method: OrderPaymentMethod,
  store: Pick<StoreOrderSettings, 'takes_cod' | 'upi_vpa' | 'online_methods'>,
  isByShop = false,
): boolean => {
  if (isByShop && isCounterMethod(method)) return true
  if (method === 'cod') return store.takes_cod
  return (method === 'upi' && store.upi_vpa !== null) || (store.online_methods?.includes(method) ?? false)
}

const decidePayment = (method: string, facts: Facts): Decision<OrderPaymentMethod> => {
  if (!isOrderPaymentMethod(method)) return refuse('stores.payment_not_taken')
  return isMethodTaken(method, facts.store, facts.isByShop) ? agree(method) : refuse('stores.payment_not_taken')
}

/** When the shop must have answered, and when the goods should be there (epoch ms). */
const timesOf = (order: Pick<NewOrder, 'slot' | 'delivery_date' | 'delivery_type'>, facts: Facts) => {
  const { store, nowMs } = facts
  const slot =
    order.slot !== 'asap' && order.slot !== 'express' && order.delivery_date ? slotOn(order.delivery_date, order.slot) : null
  const heardAtMs = isOpenAt(store, nowMs) ? nowMs : (nextOpeningMs(store, nowMs) ?? slot?.startMs ?? nowMs)
  const readyMs = nowMs + (prepMinutesAt(store, nowMs) + (order.delivery_type === 'delivery' ? RIDE_MINUTES : 0)) * MINUTE_MS
  return {
    acceptByMs: facts.isByShop ? null : heardAtMs + store.accept_within_minutes * MINUTE_MS,
    estimatedMs: slot ? slot.endMs : order.slot === 'express' ? nowMs + EXPRESS_WITHIN_MS : readyMs,
  }
}

/**
 * May this order be written, and what does it cost? Everything is taken from the shop's own facts; what the customer saw is
 * only compared. Refuses with the first thing that stands in the way; short and changed lines are listed together.
 */
export const decideOrder = (order: NewOrder, facts: Facts): Decision<DecidedOrder> => {
  const time = decideTime(order, facts)
  if (!time.ok) return time
  // How far it carries an order that it typed in itself, and whether it hands goods over, is the shop's own affair.
  const reach = facts.isByShop ? agree(null) : decideReach(order, facts.store)
  if (!reach.ok) return reach
  const payment = decidePayment(order.payment_method, facts)
  if (!payment.ok) return payment
  const lines = decideLines(order, facts)
  if (!lines.ok) return lines
  const totals = billOf(lines.value, order, facts)
  if (!facts.isByShop && totals.subtotal < facts.store.minOrderPaise)
    return refuse('stores.below_minimum', {
      minimum: paiseToRupees(facts.store.minOrderPaise),
      subtotal: paiseToRupees(totals.subtotal),
    })
  if (order.expected_total !== null && rupeesToPaise(order.expected_total) !== totals.total)
    return refuse('orders.changed', { lines: [], total_amount: paiseToRupees(totals.total) })
  return agree({ lines: lines.value, totals, payment_method: payment.value, ...timesOf(order, facts) })
}

/** The bill of a cart without deciding anything: lines that cannot be sold are left out. For quotes. */
export const quoteOrder = (
  order: Pick<NewOrder, 'lines' | 'delivery_type' | 'slot'>,
  facts: Facts,
): { lines: DecidedLine[]; totals: Totals } => {
  const lines = [...mergeLines(order.lines)].flatMap(([product_id, { quantity }]): DecidedLine[] => {
    const product = facts.products.get(product_id)
    const base = product?.active ? toBaseQuantity(quantity, product.unit_size) : undefined
    return product && base !== undefined ? [{ product, quantity: base }] : []
  })
  return { lines, totals: lines.length === 0 ? EMPTY_TOTALS : billOf(lines, order, facts) }
}

const EMPTY_TOTALS: Totals = {
  lineTotals: [],
  lineTaxes: [],
  subtotal: paise(0),
  discount: paise(0),
  tax: paise(0),
  deliveryFee: paise(0),
  expressFee: paise(0),
  total: paise(0),
}
