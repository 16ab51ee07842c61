import { confidenceOf, isPromised } from '../availability/confidence.ts'
import { isCounted, isOffShelf, type StockMode } from '../availability/stock-modes.ts'
import { type DeliveryDistance, farthestKm } from '../geo/delivery-distance.ts'
import { type Paise, paiseToRupees } from '../shared/money.ts'
import type { AutoAccept } from './schema.ts'

/** The rules of the specification, each checked separately. */
export const AUTO_ACCEPT_RULES = [
  'items_in_stock',
  'ask_first',
  'stock_buffer',
  'order_value_least',
  'order_value_most',
  'trusted_customer',
  'business_hours',
  'delivery_distance',
] as const
export type AutoAcceptRule = (typeof AUTO_ACCEPT_RULES)[number]

/** A trusted customer has at least this rating, of 5. */
export const TRUSTED_RATING = 4

/**
 * One product of the order, in base units: the available stock before this order, and its low-stock level. `mode`, `off_until_ms` and the last
 * proofs (epoch ms) say whether goods that nobody counts are there; without a mode they are counted.
 */
export type StockInfo = {
  wanted: number
  available: number
  active: boolean
  min_stock: number
  mode?: StockMode
  off_until_ms?: number | null
  seen_ms?: number | null
  missed_ms?: number | null
}

/** The input of the rules. `rating` null: the customer never had a delivery here. `distance` null: nothing is known. */
export type AutoAcceptInput = {
  totalPaise: Paise
  delivery_type: 'delivery' | 'pickup'
  distance: DeliveryDistance | null
  is_open: boolean
  rating: number | null
  lines: readonly StockInfo[]
  nowMs?: number
}

/** The results of the rules. A disabled rule is in neither list. */
export type AutoAcceptVerdict = { accepted: boolean; passed: AutoAcceptRule[]; failed: AutoAcceptRule[] }

/** `null`: the rule is disabled. */
type Judge = (input: AutoAcceptInput, settings: AutoAccept, hoursCount: boolean) => boolean | null

/** This much more than ordered must be left in stock; careful shops also keep their low-stock level. */
const keepsBuffer: Judge = ({ lines }, { inventoryCheck }) => {
  if (!inventoryCheck.enabled) return null
  const { bufferPercentage, conservativeMode } = inventoryCheck
  return lines.every(({ wanted, available, min_stock, mode }) => {
    if (!isCounted(mode ?? 'counted')) return true
    const needed = wanted * (100 + bufferPercentage)
    return available * 100 >= needed && (!conservativeMode || available - wanted >= min_stock)
  })
}

/** Counted goods by their stock; of others the shop says whether it has them, and how sure that is. */
const isThere = (
  { wanted, available, active, mode = 'counted', off_until_ms, seen_ms, missed_ms }: StockInfo,
  nowMs: number,
): boolean => {
  if (!active || isOffShelf(off_until_ms ?? null, nowMs)) return false
  if (isCounted(mode)) return available >= wanted
  return mode === 'ask_first' || isPromised(confidenceOf({ mode, seenMs: seen_ms ?? null, missedMs: missed_ms ?? null }, nowMs))
}

const JUDGES: Record<AutoAcceptRule, Judge> = {
  items_in_stock: ({ lines, nowMs = 0 }, { rules }) =>
    rules.ifAllItemsInStock ? lines.every((line) => isThere(line, nowMs)) : null,
  // Whatever the settings say: the shop looks before it promises these goods.
  ask_first: ({ lines }) => (lines.some(({ mode }) => mode === 'ask_first') ? false : null),
  stock_buffer: keepsBuffer,
  order_value_least: ({ totalPaise }, { rules }) => paiseToRupees(totalPaise) >= rules.minOrderValue,
  order_value_most: ({ totalPaise }, { rules }) => paiseToRupees(totalPaise) <= rules.maxOrderValue,
  trusted_customer: ({ rating }, { rules }) => (rules.trustedCustomersOnly ? rating !== null && rating >= TRUSTED_RATING : null),
  business_hours: ({ is_open }, { rules }, hoursCount) => (rules.businessHoursOnly && hoursCount ? is_open : null),
  // A typed address is known by its PIN code only: the whole area must be near enough.
  delivery_distance: ({ delivery_type, distance }, { rules }) =>
    delivery_type === 'pickup' ? null : distance !== null && farthestKm(distance) <= rules.maxDeliveryDistance,
}

/**
 * Whether the server accepts this order automatically. Every enabled rule must pass. All rules are checked, so that the shop
 * sees each failed one. `hoursCount`: the shop's business hours are enabled.
 */
export const decideAutoAccept = (input: AutoAcceptInput, settings: AutoAccept, hoursCount: boolean): AutoAcceptVerdict => {
  const judged = AUTO_ACCEPT_RULES.map((rule) => [rule, JUDGES[rule](input, settings, hoursCount)] as const)
  const passed = judged.filter(([, verdict]) => verdict === true).map(([rule]) => rule)
  const failed = judged.filter(([, verdict]) => verdict === false).map(([rule]) => rule)
  return { accepted: failed.length === 0, passed, failed }
}

/** A customer's rating at the shop, of 5: the share of delivered orders among the completed and cancelled ones. */
export const ratingOf = ({ delivered, calledOff }: { delivered: number; calledOff: number }): number | null =>
  delivered === 0 ? null : Math.round((50 * delivered) / (delivered + calledOff)) / 10
