import { ERRORS, fillText } from '@jhola/contract/errors'
import { decideOrder, quoteOrder } from '@jhola/contract/orders/placing'
import { computeFreeDeliveryGap } from '@jhola/contract/orders/pricing'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { isoMoment } from '@jhola/contract/shared/time'
import { toUnits } from '@jhola/contract/shared/weight'
import { listOpenSlots } from '@jhola/contract/stores/hours'
import { AppError } from '../../platform/errors.ts'
import type { OrderDeps } from './deps.ts'

type Quote = RouteReply<typeof orderRoutes.quote>

/** Prices a cart as the shop would bill it this moment, with everything that would stand in the way of ordering it. */
export const quoteCart = async (deps: OrderDeps, body: ParsedBody<typeof orderRoutes.quote>): Promise<Quote> => {
  const ids = [...new Set(body.items.map((item) => item.product_id))]
  const [store, products] = await Promise.all([
    deps.findStore(body.store_id, { fresh: true }),
    deps.findProducts(body.store_id, ids, { fresh: true }),
  ])
  if (!store) throw new AppError('stores.not_found')
  const nowMs = deps.clock.now().getTime()
  const facts = { store, products, nowMs, isByShop: false }
  const place =
    body.latitude !== undefined && body.longitude !== undefined ? { latitude: body.latitude, longitude: body.longitude } : null
  const asked = {
    lines: body.items,
    delivery_type: body.delivery_type,
    slot: body.delivery_slot,
    delivery_date: body.delivery_date ?? null,
    place,
    pincode: body.pincode ?? null,
  }
  const { lines, totals } = quoteOrder(asked, facts)
  const decision = decideOrder(
    { ...UNASKED, ...asked, store_id: body.store_id, payment_method: store.takes_cod ? 'cod' : 'upi' },
    facts,
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
    })),
    subtotal: paiseToRupees(totals.subtotal),
    discount: paiseToRupees(totals.discount),
    tax: paiseToRupees(totals.tax),
    tax_mode: store.tax_mode,
    delivery_fee: paiseToRupees(totals.deliveryFee),
    express_fee: paiseToRupees(totals.expressFee),
    total_amount: paiseToRupees(totals.total),
    free_delivery_gap: paiseToRupees(computeFreeDeliveryGap(totals.subtotal, store.delivery)),
    slots: listOpenSlots(store, nowMs).map((slot) => ({
      date: slot.date,
      slot: slot.slot,
      starts_at: isoMoment(slot.startMs),
      ends_at: isoMoment(slot.endMs),
    })),
    problems: decision.ok
      ? []
      : [
          {
            code: decision.refusal.code,
            message: fillText(
              ERRORS[decision.refusal.code].text,
              decision.refusal.details as Record<string, unknown> | undefined,
            ),
            ...(decision.refusal.details ? { details: decision.refusal.details } : {}),
          },
        ],
  }
}

/** What a quote does not ask about; none of it changes a price. */
const UNASKED = {
  customer: { name: '', phone: '', email: null },
  delivery_address: '',
  landmark: null,
  notes: null,
  expected_total: null,
  channel: 'web',
  language: 'en',
  urgent: false,
} as const
