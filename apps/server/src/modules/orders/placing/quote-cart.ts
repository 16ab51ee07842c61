import { ERRORS, type ErrorCode, fillText } from '@jhola/contract/errors'
import { quoteOrder } from '@jhola/contract/orders/placing/decide-lines'
import { decideOrder } from '@jhola/contract/orders/placing/placing'
import { computeFreeDeliveryGap, counterDeliveryPricing } from '@jhola/contract/orders/placing/pricing'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { isoMoment, toShopTime } from '@jhola/contract/shared/time'
import { toUnits } from '@jhola/contract/shared/weight'
import { listOpenSlots } from '@jhola/contract/stores/hours'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { OrderableStore, OrderDeps } from '../deps.ts'
import { listFullSlots } from '../slots.repo.ts'

type Quote = RouteReply<typeof orderRoutes.quote>

/** Reads the full slots; not queried for a shop without a capacity limit. */
const readFullSlots = async (deps: OrderDeps, store: OrderableStore, nowMs: number) => {
  if (store.slot_capacity === null) return () => false
  const full = await listFullSlots(deps.db, store.store_id, store.slot_capacity, toShopTime(nowMs).date)
  return (date: string | null, slot: string): boolean => full.some((known) => known.date === date && known.slot === slot)
}

const problemOf = (code: ErrorCode, details?: unknown): Quote['problems'][number] => ({
  code,
  message: fillText(ERRORS[code].text, details as Record<string, unknown> | undefined),
  ...(details ? { details } : {}),
})

/** Prices a cart as the shop would bill it now, and lists every problem that would prevent the order. */
export const quoteCart = async (
  deps: OrderDeps,
  body: ParsedBody<typeof orderRoutes.quote>,
  actor: Actor | null,
): Promise<Quote> => {
  const ids = [...new Set(body.items.map((item) => item.product_id))]
  const [store, products] = await Promise.all([
    deps.findStore(body.store_id, { fresh: true }),
    deps.findProducts(body.store_id, ids, { fresh: true }),
  ])
  if (!store) throw new AppError('stores.not_found')
  const { capPercent } = await deps.packingSettings(deps.db, store.store_id)
  const nowMs = deps.clock.now().getTime()
  const isByShop = body.by_shop && actor?.store_id === body.store_id
  const context = { store, products, nowMs, isByShop }
  const place =
    body.latitude !== undefined && body.longitude !== undefined ? { latitude: body.latitude, longitude: body.longitude } : null
  const request = {
    lines: body.items,
    delivery_type: body.delivery_type,
    slot: body.delivery_slot,
    delivery_date: body.delivery_date ?? null,
    place,
    pincode: body.pincode ?? null,
  }
  const isFull = await readFullSlots(deps, store, nowMs)
  const { lines, totals } = quoteOrder(request, context)
  const decision = decideOrder(
    { ...NOT_IN_QUOTE, ...request, store_id: body.store_id, payment_method: isByShop ? 'cash' : store.takes_cod ? 'cod' : 'upi' },
    context,
  )
  return {
    success: true,
    lines: lines.map(({ product, quantity }, index) => ({
      product_id: product.product_id,
      product_name: product.name,
      unit_price: paiseToRupees(product.pricePaise),
      quantity: toUnits(quantity, product.unit_size),
      total_price: paiseToRupees(totals.lineTotals[index] ?? totals.subtotal),
      available: toUnits(product.available, product.unit_size),
      back_at: product.back_at ?? null,
    })),
    subtotal: paiseToRupees(totals.subtotal),
    discount: paiseToRupees(totals.discount),
    tax: paiseToRupees(totals.tax),
    tax_mode: store.tax_mode,
    substitution_cap_percent: capPercent,
    delivery_fee: paiseToRupees(totals.deliveryFee),
    express_fee: paiseToRupees(totals.expressFee),
    round_off: paiseToRupees(totals.roundOff),
    total_amount: paiseToRupees(totals.total),
    free_delivery_gap: paiseToRupees(
      computeFreeDeliveryGap(totals.subtotal, isByShop ? counterDeliveryPricing(store.delivery) : store.delivery),
    ),
    slots: listOpenSlots(store, nowMs)
      .filter(({ date, slot }) => !isFull(date, slot))
      .map((slot) => ({
        date: slot.date,
        slot: slot.slot,
        starts_at: isoMoment(slot.startMs),
        ends_at: isoMoment(slot.endMs),
      })),
    problems: [
      ...(decision.ok ? [] : [problemOf(decision.refusal.code, decision.refusal.details)]),
      ...(isFull(request.delivery_date, request.slot) ? [problemOf('delivery.slot_full')] : []),
    ],
  }
}

/** Order fields that a quote leaves empty; none of them changes a price. */
const NOT_IN_QUOTE = {
  customer: { name: '', phone: '', email: null },
  delivery_address: '',
  landmark: null,
  notes: null,
  item_notes: null,
  if_missing: 'best_match',
  expected_total: null,
  channel: 'web',
  language: 'en',
  urgent: false,
} as const
