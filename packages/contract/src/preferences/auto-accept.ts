import { type Paise, paiseToRupees } from '../shared/money.ts'
import type { AutoAccept } from './schema.ts'

/** The rules of the document, each judged by itself. */
export const AUTO_ACCEPT_RULES = [
  'items_in_stock',
  'stock_buffer',
  'order_value_least',
  'order_value_most',
  'trusted_customer',
  'business_hours',
  'delivery_distance',
] as const
export type AutoAcceptRule = (typeof AUTO_ACCEPT_RULES)[number]

/** A trusted customer has this rating or more, of 5. */
export const TRUSTED_RATING = 4

/** One product of the order, in base units: what could be sold before this order, and its low-stock line. */
export type StockInfo = { wanted: number; available: number; active: boolean; min_stock: number }

/** What the rules look at. `rating` null: the customer never had anything delivered here. `distance_km` null: unknown. */
export type AutoAcceptInput = {
  totalPaise: Paise
  delivery_type: 'delivery' | 'pickup'
  distance_km: number | null
  is_open: boolean
  rating: number | null
  lines: readonly StockInfo[]
}

/** What the rules said; a rule that is switched off is in neither list. */
export type AutoAcceptVerdict = { accepted: boolean; passed: AutoAcceptRule[]; failed: AutoAcceptRule[] }

/** `null`: the rule is switched off. */
type Judge = (facts: AutoAcceptInput, settings: AutoAccept, hoursCount: boolean) => boolean | null

/** After the order there must be left so much more than was ordered; careful shops keep their low-stock line too. */
const keepsBuffer: Judge = ({ lines }, { inventoryCheck }) => {
  if (!inventoryCheck.enabled) return null
  const { bufferPercentage, conservativeMode } = inventoryCheck
  return lines.every(({ wanted, available, min_stock }) => {
    const needed = wanted * (100 + bufferPercentage)
    return available * 100 >= needed && (!conservativeMode || available - wanted >= min_stock)
  })
}

const JUDGES: Record<AutoAcceptRule, Judge> = {
  items_in_stock: ({ lines }, { rules }) =>
    rules.ifAllItemsInStock ? lines.every(({ wanted, available, active }) => active && available >= wanted) : null,
  stock_buffer: keepsBuffer,
  order_value_least: ({ totalPaise }, { rules }) => paiseToRupees(totalPaise) >= rules.minOrderValue,
  order_value_most: ({ totalPaise }, { rules }) => paiseToRupees(totalPaise) <= rules.maxOrderValue,
  trusted_customer: ({ rating }, { rules }) => (rules.trustedCustomersOnly ? rating !== null && rating >= TRUSTED_RATING : null),
  business_hours: ({ is_open }, { rules }, hoursCount) => (rules.businessHoursOnly && hoursCount ? is_open : null),
  delivery_distance: ({ delivery_type, distance_km }, { rules }) =>
    delivery_type === 'pickup' ? null : distance_km !== null && distance_km <= rules.maxDeliveryDistance,
}

/**
 * Would the server accept this order by itself? Every rule that is on must pass; all of them are judged, so that a shop can
 * see what stood in the way. `hoursCount`: the shop's business hours are switched on.
 */
export const decideAutoAccept = (facts: AutoAcceptInput, settings: AutoAccept, hoursCount: boolean): AutoAcceptVerdict => {
  const judged = AUTO_ACCEPT_RULES.map((rule) => [rule, JUDGES[rule](facts, settings, hoursCount)] as const)
  const passed = judged.filter(([, verdict]) => verdict === true).map(([rule]) => rule)
  const failed = judged.filter(([, verdict]) => verdict === false).map(([rule]) => rule)
  return { accepted: failed.length === 0, passed, failed }
}

/** A customer's rating from their history with the shop, of 5: delivered among those that went through or were called off. */
export const ratingOf = ({ delivered, calledOff }: { delivered: number; calledOff: number }): number | null =>
  delivered === 0 ? null : Math.round((50 * delivered) / (delivered + calledOff)) / 10
