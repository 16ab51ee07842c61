import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import type { StoreOrderSettings } from '@jhola/contract/orders/placing/order-conditions'
import { addDays, fromShopTime, isoMoment, MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import { createAgenda } from './agenda.ts'
import type { DemoStock } from './demo-stock.ts'
import { fillCart } from './fill-cart.ts'
import { DEMO_ANSWER_MS, LIVE_ORDERS, type LiveOrder, openLiveOrder } from './live-orders.ts'
import type { Neighbour } from './neighbours.ts'
import { type BookActor, createOrderBook, type OrderBook } from './order-book.ts'
import { chooseOutcome, type Life, live } from './order-life.ts'
import { type PlannedTime, planTimes, slotFields } from './plan-orders.ts'
import type { Random } from './random.ts'

export type ShopMonth = {
  terms: StoreOrderSettings
  shelf: DemoStock
  neighbours: readonly Neighbour[]
  owner: { user_id: string; name: string }
  random: Random
  nextId(atMs: number): string
  tokenHash(orderId: string): Buffer
  nowMs: number
  days: number
  perDay: number
  /** Creates unfinished orders in every status, for the shop that people sign in to first. */
  hasLiveOrders: boolean
}

const HOUR_MS = 3_600_000
/** The minimum age of the last planned order, so that all of them have ended. */
const QUIET_MS = 110 * MINUTE_MS
const RESTOCK_MINUTE = 6 * 60 + 30
const NOTES = [
  'Please ring the bell twice',
  'Leave with the watchman',
  'घंटी न बजाएं, बच्चा सो रहा है',
  'Call when you are downstairs',
] as const

/** Simulates a month of one shop: deliveries from the wholesaler, orders, and their outcomes. */
export const runShopMonth = (month: ShopMonth): OrderBook => {
  const { random, terms, shelf, nowMs } = month
  const agenda = createAgenda()
  const book = createOrderBook({ store: terms, shelf, nextId: month.nextId, tokenHash: month.tokenHash })
  const shop: BookActor = { kind: 'shop', id: month.owner.user_id, label: `${month.owner.name} · Android phone` }
  const life: Life = { agenda, book, random, shop }

  planStock(month, life)
  for (const time of planTimes(random, terms, { days: month.days, perDay: month.perDay, untilMs: nowMs - QUIET_MS }))
    agenda.add(time.atMs, (atMs) => placeOne(month, life, time, atMs))
  for (const [index, order] of month.hasLiveOrders ? LIVE_ORDERS.entries() : [])
    agenda.add(nowMs - order.minutesAgo * MINUTE_MS, (atMs) => placeLive(month, life, order, index, atMs))
  agenda.run(nowMs)
  return book
}

/** Schedules the opening stock, a delivery of low products each morning, and a count at the end that finds some missing. */
const planStock = ({ shelf, random, days, nowMs, owner }: ShopMonth, { agenda }: Life): void => {
  const cause = { order_id: null, actor_kind: 'shop', actor_id: owner.user_id }
  const today = toShopTime(nowMs).date
  agenda.add(fromShopTime(addDays(today, -days - 1), RESTOCK_MINUTE), (atMs) => {
    for (const item of shelf.items) shelf.move(item, 'in', item.lot, { ...cause, reason: 'Opening stock', atMs })
  })
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1)
    agenda.add(fromShopTime(addDays(today, -daysAgo), RESTOCK_MINUTE), (atMs) => {
      for (const item of shelf.items.filter(({ terms, minStock }) => terms.available < minStock * 2))
        shelf.move(item, 'in', item.lot, { ...cause, reason: 'Supplier delivery', atMs })
    })
  agenda.add(nowMs - 1.5 * HOUR_MS, (atMs) => {
    for (const item of shelf.items.filter(() => random.chance(0.06))) {
      const left = random.chance(0.4) ? 0 : Math.floor((item.minStock * 0.4) / item.terms.unit_size) * item.terms.unit_size
      const difference = item.level.reserved + left - item.level.on_hand
      if (difference < 0) shelf.move(item, 'adjustment', difference, { ...cause, reason: 'Stock count', atMs })
    }
  })
}

const paymentFor = (random: Random, { takes_cod, upi_vpa }: StoreOrderSettings, isByShop: boolean): string => {
  if (isByShop) return 'cash'
  const ways = [
    ['cod', takes_cod ? 6 : 0],
    ['upi', upi_vpa ? 4 : 0],
  ] as const
  return random.weighted(ways)
}

/** An order request of this neighbour. */
const orderRequest = (month: ShopMonth, neighbour: Neighbour, time: PlannedTime, isByShop: boolean): NewOrder => {
  const { random, terms, shelf } = month
  const isPickup = isByShop || !terms.offers_delivery || (terms.offers_pickup && random.chance(0.15))
  return {
    store_id: terms.store_id,
    lines: fillCart(random, shelf, terms.minOrderPaise),
    customer: { name: neighbour.name, phone: neighbour.phone, email: null },
    delivery_type: isPickup ? 'pickup' : 'delivery',
    delivery_address: isPickup ? '' : neighbour.address,
    landmark: isPickup ? null : neighbour.landmark,
    pincode: neighbour.pincode,
    place: isPickup ? null : neighbour.place,
    ...slotFields(time),
    payment_method: paymentFor(random, terms, isByShop),
    notes: !isByShop && random.chance(0.12) ? random.pick(NOTES) : null,
    item_notes: null,
    if_missing: 'best_match',
    expected_total: null,
    channel: isByShop ? 'counter' : 'web',
    language: random.chance(0.55) ? 'hi' : 'en',
    urgent: false,
  }
}

const customerOf = (neighbour: Neighbour): BookActor => ({ kind: 'customer', id: neighbour.user_id, label: 'customer' })

/** Chooses a neighbour; those early in the list more often. */
const pickNeighbour = ({ random, neighbours }: ShopMonth): Neighbour =>
  neighbours[Math.floor(random.next() ** 1.5 * neighbours.length)] ?? random.pick(neighbours)

const placeOne = (month: ShopMonth, life: Life, time: PlannedTime, atMs: number): void => {
  const neighbour = pickNeighbour(month)
  const isByShop = month.random.chance(0.07)
  const request = orderRequest(month, neighbour, isByShop ? { ...time, slot: null } : time, isByShop)
  if (request.lines.length === 0) return
  const customer = customerOf(neighbour)
  const order = life.book.place(request, isByShop ? life.shop : customer, atMs)
  if (order)
    live(
      life,
      order,
      chooseOutcome(month.random, isByShop),
      customer,
      request.slot === 'asap' ? null : (time.slot?.startMs ?? null),
    )
}

const placeLive = (month: ShopMonth, life: Life, wanted: LiveOrder, index: number, atMs: number): void => {
  // Neighbours at the end of the list order rarely, so none of them has another open order.
  const neighbour = month.neighbours.at(-1 - index) ?? month.random.pick(month.neighbours)
  const request = orderRequest(month, neighbour, { atMs, slot: null }, false)
  const pickup = { delivery_type: 'pickup', delivery_address: '', landmark: null, place: null } as const
  const delivery = {
    delivery_type: 'delivery',
    delivery_address: neighbour.address,
    landmark: neighbour.landmark,
    place: neighbour.place,
  } as const
  const order = life.book.place({ ...request, ...(wanted.isPickup ? pickup : delivery) }, customerOf(neighbour), atMs)
  if (!order) return
  if (wanted.reaches === 'pending') order.accept_by = isoMoment(month.nowMs + DEMO_ANSWER_MS)
  openLiveOrder(life, order, wanted, atMs)
}
