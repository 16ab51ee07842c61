import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import type { StoreOrderSettings } from '@jhola/contract/orders/placing/order-conditions'
import { type DecidedOrder, decideOrder } from '@jhola/contract/orders/placing/placing'
import { decideTransition, type OrderStatus } from '@jhola/contract/orders/statuses'
import { isoMoment } from '@jhola/contract/shared/time'
import type { AuditRecord, ItemRecord, OrderRecord, StoreEventRecord } from '../demo.repo.ts'
import type { DemoStock } from './demo-stock.ts'

/** Who acted, as the audit names them. */
export type BookActor = { kind: 'shop' | 'customer' | 'system'; id: string | null; label: string }

/** One shop's orders of the month, created by the product's own rules. */
export type OrderBook = {
  orders: OrderRecord[]
  items: ItemRecord[]
  audit: AuditRecord[]
  events: StoreEventRecord[]
  /** Places an order as `POST /orders` would; `undefined` when the rules reject it. */
  place(order: NewOrder, actor: BookActor, atMs: number): OrderRecord | undefined
  /** Changes an order's status with its stock. Throws when the state machine rejects it. */
  move(
    order: OrderRecord,
    to: OrderStatus,
    actor: BookActor,
    atMs: number,
    extra?: { reason?: string; patch?: Partial<OrderRecord> },
  ): void
  /** Records a change without a transition: a claimed or received payment, an acknowledged order. */
  note(
    order: OrderRecord,
    type: 'order.updated' | 'order.acknowledged',
    actor: BookActor,
    atMs: number,
    reason: string | null,
    patch: Partial<OrderRecord>,
  ): void
}

type BookDeps = {
  store: StoreOrderSettings
  shelf: DemoStock
  nextId(atMs: number): string
  /** Hash of an order's tracking token. */
  tokenHash(orderId: string): Buffer
}

const LEDGER_KIND = { commit: 'sale', release: 'release', return: 'return' } as const
const CANCELLED_BY = { shop: 'store', customer: 'customer', system: 'system' } as const

export const createOrderBook = ({ store, shelf, nextId, tokenHash }: BookDeps): OrderBook => {
  const book: Pick<OrderBook, 'orders' | 'items' | 'audit' | 'events'> = { orders: [], items: [], audit: [], events: [] }
  const linesOf = new Map<string, ItemRecord[]>()

  /** The audit entry and the event of an order's newest version. */
  const write = (
    order: OrderRecord,
    type: string,
    from: string | null,
    actor: BookActor,
    reason: string | null,
    atMs: number,
  ): void => {
    const at = isoMoment(atMs)
    const { store_id, order_id, version } = order
    const who = { actor_kind: actor.kind, actor_id: actor.id, actor_label: actor.label }
    book.audit.push({ store_id, order_id, version, type, from_status: from, to_status: order.status, ...who, reason, at })
    book.events.push({ store_id, seq: book.events.length + 1, type, order_id, order_version: version, at, published_at: at })
  }

  const moveGoods = (
    order: OrderRecord,
    kind: 'reserve' | 'sale' | 'release' | 'return',
    actor: BookActor,
    atMs: number,
  ): void => {
    const cause = { order_id: order.order_id, actor_kind: actor.kind, actor_id: actor.id, reason: null, atMs }
    for (const line of linesOf.get(order.order_id) ?? []) shelf.move(shelf.itemOf(line.product_id), kind, line.quantity, cause)
  }

  const change = (order: OrderRecord, atMs: number, patch: Partial<OrderRecord>): void => {
    const at = isoMoment(atMs)
    Object.assign(order, patch, { version: order.version + 1, updated_at: at })
    if (patch.payment_status === 'completed') order.paid_at = at
  }

  return {
    ...book,
    place: (input, actor, atMs) => {
      const isByShop = actor.kind === 'shop'
      const decision = decideOrder(input, { store, products: shelf.terms, nowMs: atMs, isByShop })
      if (!decision.ok) return undefined
      const order_id = nextId(atMs)
      const order = toRecord(input, decision.value, { store, order_id, order_no: book.orders.length + 1, tokenHash, actor, atMs })
      const lines = toItems(order, decision.value, shelf)
      book.orders.push(order)
      book.items.push(...lines)
      linesOf.set(order_id, lines)
      moveGoods(order, 'reserve', actor, atMs)
      write(order, 'order.placed', null, actor, null, atMs)
      return order
    },
    move: (
      order,
      to,
      actor,
      atMs,
      { reason = null, patch = {} }: { reason?: string | null; patch?: Partial<OrderRecord> } = {},
    ) => {
      // @NOTE the record's status came from this state machine.
      const from = order.status as OrderStatus
      const decision = decideTransition({ status: from, delivery_type: order.delivery_type }, to, actor.kind)
      if (!decision.ok) throw new Error(`demo order cannot go from ${from} to ${to}`)
      const { stock } = decision.value
      if (stock !== 'none') moveGoods(order, LEDGER_KIND[stock], actor, atMs)
      const seen = order.acknowledged_at === null && actor.kind === 'shop' ? { acknowledged_at: isoMoment(atMs) } : {}
      change(order, atMs, { status: to, ...paymentPatch(order, to), ...seen, ...patch })
      if (to === 'cancelled') Object.assign(order, { cancelled_by: CANCELLED_BY[actor.kind], cancellation_reason: reason })
      write(order, 'order.status_changed', from, actor, reason, atMs)
    },
    note: (order, type, actor, atMs, reason, patch) => {
      change(order, atMs, patch)
      write(order, type, order.status, actor, reason, atMs)
    },
  }
}

/** The payment fields of a transition, as in the orders module: cash is received at delivery. */
const paymentPatch = (order: OrderRecord, to: OrderStatus): Partial<OrderRecord> => {
  if (to === 'delivered' && order.payment_method !== 'upi') return { payment_status: 'completed' }
  if (to === 'cancelled' && order.payment_status === 'pending') return { payment_status: 'failed' }
  return {}
}

type RecordData = Pick<BookDeps, 'store' | 'tokenHash'> & { order_id: string; order_no: number; actor: BookActor; atMs: number }

const toRecord = (input: NewOrder, decided: DecidedOrder, data: RecordData): OrderRecord => {
  const { store, order_id, order_no, tokenHash, actor, atMs } = data
  const { totals } = decided
  const at = isoMoment(atMs)
  return {
    store_id: store.store_id,
    order_id,
    order_no,
    token_hash: `\\x${tokenHash(order_id).toString('hex')}`,
    customer_user_id: actor.kind === 'customer' ? actor.id : null,
    customer_name: input.customer.name,
    customer_phone: input.customer.phone,
    delivery_type: input.delivery_type,
    delivery_address: input.delivery_address,
    landmark: input.landmark,
    pincode: input.pincode,
    latitude: input.place?.latitude ?? null,
    longitude: input.place?.longitude ?? null,
    notes: input.notes,
    subtotal_paise: totals.subtotal,
    discount_paise: totals.discount,
    tax_paise: totals.tax,
    tax_mode: store.tax_mode,
    delivery_fee_paise: totals.deliveryFee,
    express_fee_paise: totals.expressFee,
    round_off_paise: totals.roundOff,
    total_paise: totals.total,
    status: 'pending',
    payment_method: decided.payment_method,
    payment_status: 'pending',
    payment_claimed_at: null,
    paid_at: null,
    delivery_slot: input.slot,
    delivery_date: input.delivery_date,
    estimated_delivery: isoMoment(decided.estimatedMs),
    accept_by: decided.acceptByMs === null ? null : isoMoment(decided.acceptByMs),
    acknowledged_at: null,
    cancellation_reason: null,
    cancelled_by: null,
    partner_name: null,
    partner_phone: null,
    partner_vehicle: null,
    channel: input.channel,
    language: input.language,
    urgent: input.urgent,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

const toItems = (order: OrderRecord, { lines, totals }: DecidedOrder, shelf: DemoStock): ItemRecord[] =>
  lines.map(({ product, quantity }, index) => {
    const { name_hi, image, pack_size, hsn } = shelf.itemOf(product.product_id).terms
    return {
      store_id: order.store_id,
      order_id: order.order_id,
      line_no: index + 1,
      product_id: product.product_id,
      product_name: product.name,
      product_name_hi: name_hi,
      image,
      unit: product.unit,
      pack_size,
      unit_size: product.unit_size,
      quantity,
      unit_price_paise: product.pricePaise,
      total_paise: totals.lineTotals[index] ?? 0,
      gst_rate_percent: product.gst_rate_percent,
      tax_paise: totals.lineTaxes[index] ?? 0,
      hsn,
    }
  })
