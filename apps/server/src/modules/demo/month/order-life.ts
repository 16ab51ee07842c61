import { CANCELLED_BY_CUSTOMER, NOT_ACCEPTED_IN_TIME, type RejectReason } from '@jhola/contract/orders/statuses'
import { isoMoment, MINUTE_MS } from '@jhola/contract/shared/time'
import type { OrderRecord } from '../demo.repo.ts'
import type { Agenda } from './agenda.ts'
import type { BookActor, OrderBook } from './order-book.ts'
import type { Random } from './random.ts'

/** How an order ends. */
export type Outcome = 'delivered' | 'rejected' | 'cancelled_by_customer' | 'not_accepted' | 'cancelled_later'

const OUTCOMES: readonly (readonly [Outcome, number])[] = [
  ['delivered', 89],
  ['rejected', 4],
  ['cancelled_by_customer', 3],
  ['not_accepted', 2],
  ['cancelled_later', 2],
]
const REJECTIONS: readonly (readonly [RejectReason, number])[] = [
  ['out_of_stock', 5],
  ['too_busy', 2],
  ['too_far', 1],
  ['closing', 1],
]
const PARTNERS = [
  { partner_name: 'Raju', partner_phone: '+919400000101', partner_vehicle: 'MH 03 AB 1204' },
  { partner_name: 'Salim', partner_phone: '+919400000102', partner_vehicle: null },
  { partner_name: 'Ganesh', partner_phone: '+919400000103', partner_vehicle: 'Cycle' },
] as const

const SYSTEM: BookActor = { kind: 'system', id: null, label: 'Jhola' }

export type Life = { agenda: Agenda; book: OrderBook; random: Random; shop: BookActor }

/** Chooses how an order ends; an order entered by the shop is delivered. */
export const chooseOutcome = (random: Random, isByShop: boolean): Outcome => (isByShop ? 'delivered' : random.weighted(OUTCOMES))

const later = (atMs: number, random: Random, min: number, max: number): number => atMs + random.between(min * 60, max * 60) * 1000

const partnerFor = (random: Random): Partial<OrderRecord> => ({ ...random.pick(PARTNERS) })

/** Packing, the ride and the handover: at most about 55 minutes from the given time. */
const deliver = ({ agenda, book, random, shop }: Life, order: OrderRecord, fromMs: number): void => {
  const isPickup = order.delivery_type === 'pickup'
  const packingMs = later(fromMs, random, 1, 5)
  agenda.add(packingMs, (atMs) => book.move(order, 'preparing', shop, atMs))
  let nextMs = later(packingMs, random, 5, 15)
  if (isPickup || random.chance(0.3)) {
    agenda.add(nextMs, (atMs) => book.move(order, 'ready', shop, atMs))
    nextMs = later(nextMs, random, 2, 9)
  }
  if (!isPickup) {
    agenda.add(nextMs, (atMs) => book.move(order, 'out_for_delivery', shop, atMs, { patch: partnerFor(random) }))
    nextMs = later(nextMs, random, 7, 20)
  }
  agenda.add(nextMs, (atMs) => book.move(order, 'delivered', shop, atMs))
  agenda.add(nextMs + 1000, (atMs) => receiveMoney(book, shop, order, atMs))
}

const receiveMoney = (book: OrderBook, shop: BookActor, order: OrderRecord, atMs: number): void => {
  if (order.payment_status !== 'pending') return
  book.note(order, 'order.updated', shop, atMs, 'payment_received', { payment_status: 'completed' })
}

/** A customer who pays by UPI claims it within a minute or two; the shop checks its own app before it confirms. */
const payByUpi = ({ agenda, book, random, shop }: Life, order: OrderRecord, customer: BookActor, acceptedMs: number): void => {
  agenda.add(later(Date.parse(order.created_at), random, 1, 2), (atMs) => {
    if (order.payment_status === 'pending')
      book.note(order, 'order.updated', customer, atMs, 'payment_claimed', { payment_claimed_at: isoMoment(atMs) })
  })
  agenda.add(acceptedMs + 30_000, (atMs) => receiveMoney(book, shop, order, atMs))
}

const accept = (life: Life, order: OrderRecord, acceptedMs: number): void =>
  life.agenda.add(acceptedMs, (atMs) => life.book.move(order, 'confirmed', life.shop, atMs))

/** Schedules everything that happens to a placed order. `packFromMs`: the start of its slot, when one was chosen. */
export const live = (life: Life, order: OrderRecord, outcome: Outcome, customer: BookActor, packFromMs: number | null): void => {
  const { agenda, book, random, shop } = life
  const placedMs = Date.parse(order.created_at)
  const answerMs = later(placedMs, random, 1, 5)
  const lives: Record<Outcome, () => void> = {
    rejected: () =>
      agenda.add(answerMs, (atMs) => book.move(order, 'cancelled', shop, atMs, { reason: random.weighted(REJECTIONS) })),
    cancelled_by_customer: () =>
      agenda.add(answerMs, (atMs) => book.move(order, 'cancelled', customer, atMs, { reason: CANCELLED_BY_CUSTOMER })),
    not_accepted: () =>
      agenda.add(Date.parse(order.accept_by ?? order.created_at) + 3000, (atMs) =>
        book.move(order, 'cancelled', SYSTEM, atMs, { reason: NOT_ACCEPTED_IN_TIME }),
      ),
    cancelled_later: () => {
      accept(life, order, answerMs)
      agenda.add(answerMs + 6 * MINUTE_MS, (atMs) =>
        book.move(order, 'cancelled', shop, atMs, { reason: 'cannot_reach_customer' }),
      )
    },
    delivered: () => {
      accept(life, order, answerMs)
      if (order.payment_method === 'upi') payByUpi(life, order, customer, answerMs)
      deliver(life, order, Math.max(answerMs, packFromMs ?? 0))
    },
  }
  lives[outcome]()
}
