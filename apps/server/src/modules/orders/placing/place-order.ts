import { OPEN_ORDERS_PER_PHONE } from '@jhola/contract/constants'
import { orderNumber } from '@jhola/contract/orders/order-number'
import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import { type DecidedOrder, decideOrder } from '@jhola/contract/orders/placing/placing'
import type { PlacedOrder } from '@jhola/contract/orders/placing/schema'
import { type CodeReason, isAboveCodeLimit } from '@jhola/contract/orders/placing/unproven'
import type { Decision } from '@jhola/contract/shared/decision'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { isCheckViolation, isUniqueViolation } from '../../../platform/db/index.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import { isSameBytes } from '../access/order-tokens.ts'
import { changeOrderStatus } from '../changing/change-order.ts'
import type { OrderableProduct, OrderableStore, OrderDeps } from '../deps.ts'
import type { IdempotencyRef, OrderActor, OrderToInsert } from '../order-to-insert.sql.ts'
import { countedSlotOf, openSlotCounter } from '../slots.repo.ts'
import { COUNTED_BY_NOTHING, type OrderOrigin, withSlot } from '../unproven/counted-by.ts'
import { findPlacedAnswer, type InsertOutcome, insertOrder } from './insert-order.repo.ts'
import { presentNewOrder } from './present-new-order.ts'
import { throwStoreUnavailable } from './store-unavailable.ts'

/** Who places the order: the shop (no limits, its own conditions, accepted at once) or a customer, signed in or not. */
export type Placing = {
  order: NewOrder
  actor: OrderActor
  isByShop: boolean
  /** The caller belongs to the shop: the error then says why the shop takes no orders. */
  isOwnShop?: boolean
  /** The number was proven by a code on this device. */
  isPhoneProven?: boolean
  /** Where a customer's order came from; none for the shop's own. */
  origin?: OrderOrigin
  /** The id of the shared cart that it is made of. */
  sharedCart?: string | undefined
  idempotency: IdempotencyRef | null
}

/**
 * The first try may use cached data some seconds old: the statement compares versions, and a rejection is decided again on fresh
 * data.
 */
const TRIES = ['remembered', 'fresh', 'fresh', 'fresh'] as const
const NO_LIMIT = 1_000_000

type PlacingData = { store: OrderableStore; products: ReadonlyMap<string, OrderableProduct> }

const readPlacingData = async (deps: OrderDeps, order: NewOrder, fresh: boolean): Promise<PlacingData | undefined> => {
  const ids = [...new Set(order.lines.map((line) => line.product_id))]
  const [store, products] = await Promise.all([
    deps.findStore(order.store_id, { fresh }),
    deps.findProducts(order.store_id, ids, { fresh }),
  ])
  return store && { store, products }
}

const decide = (deps: OrderDeps, placing: Placing, data: PlacingData): Decision<DecidedOrder> =>
  decideOrder(placing.order, { ...data, nowMs: deps.clock.now().getTime(), isByShop: placing.isByShop })

/** Whether the order needs the checks for unproven numbers, and by what it is counted if it turns out to be one. */
const judgeTrust = (
  { strangers }: Pick<OrderDeps, 'strangers'>,
  { order, actor, isByShop, isPhoneProven, origin }: Placing,
  { slot_capacity }: Pick<OrderableStore, 'slot_capacity'>,
): Pick<OrderToInsert, 'isTrusted' | 'countedBy'> => {
  const { phone } = order.customer
  const orderer = { storeId: order.store_id, phone, userId: actor.user_id }
  if (!strangers || isByShop || isPhoneProven || strangers.provenCustomers.has(orderer))
    return { isTrusted: true, countedBy: COUNTED_BY_NOTHING }
  const slot = countedSlotOf({ ...order, date: order.delivery_date })
  const countedBy = origin ? strangers.countedBy(phone, origin) : COUNTED_BY_NOTHING
  return { isTrusted: false, countedBy: slot ? withSlot(countedBy, slot, slot_capacity) : countedBy }
}

/** Composes the order that the rules accepted, without the stored response. */
export const composeOrder = (
  deps: Pick<OrderDeps, 'ids' | 'tokens' | 'clock' | 'strangers'>,
  placing: Placing,
  data: PlacingData,
  decided: DecidedOrder,
): Omit<OrderToInsert, 'answerJson'> => {
  const order_id = deps.ids.uuid()
  return {
    ...placing.order,
    order_id,
    store_version: data.store.version,
    token_hash: deps.tokens.hash(deps.tokens.track(order_id)),
    tax_mode: data.store.tax_mode,
    rounds_total: data.store.rounds_total ?? false,
    payment_method: decided.payment_method,
    bill: decided.totals,
    lines: decided.lines.map(({ product, quantity, if_missing }, index) => ({
      product_id: product.product_id,
      version: product.version,
      quantity,
      totalPaise: decided.totals.lineTotals[index] ?? 0,
      taxPaise: decided.totals.lineTaxes[index] ?? 0,
      movement_id: deps.ids.uuid(),
      if_missing: if_missing && if_missing !== placing.order.if_missing ? if_missing : null,
    })),
    practice: false,
    heardAt: new Date(decided.heardAtMs),
    acceptBy: decided.acceptByMs === null ? null : new Date(decided.acceptByMs),
    estimatedAt: new Date(decided.estimatedMs),
    at: deps.clock.now(),
    openOrdersMax: placing.isByShop ? NO_LIMIT : OPEN_ORDERS_PER_PHONE,
    isOwnNumber: !placing.isByShop && placing.isPhoneProven === true,
    ...judgeTrust(deps, placing, data.store),
    isAboveCodeLimit: isAboveCodeLimit(decided.totals.total, data.store.codeAbovePaise),
    idempotency: placing.idempotency,
    actor: placing.actor,
  }
}

const toInsert = (
  deps: OrderDeps,
  placing: Placing,
  data: PlacingData,
  decided: DecidedOrder,
): { row: OrderToInsert; answer: PlacedOrder } => {
  const base = composeOrder(deps, placing, data, decided)
  const { order_id } = base
  const shown = presentNewOrder(base, data, placing)
  const answer = {
    success: true as const,
    order_id,
    total_amount: shown.total_amount,
    message: deps.message(placing.order.language, 'placed'),
    order: shown,
  }
  return {
    row: { ...base, answerJson: placing.idempotency ? JSON.stringify(answer) : null },
    answer: { ...answer, tracking_token: deps.tokens.track(order_id) },
  }
}

const withNumber = (answer: PlacedOrder, storeId: string, orderNo: number): PlacedOrder => ({
  ...answer,
  order: { ...answer.order, order_number: orderNumber(storeId, orderNo) },
})

/** The stored response of this key; `undefined` for a new key. A different request with the key is rejected. */
const replay = async (deps: OrderDeps, { order, idempotency }: Placing): Promise<PlacedOrder | undefined> => {
  if (!idempotency) return undefined
  const stored = await findPlacedAnswer(deps.db, order.store_id, idempotency)
  if (!stored) return undefined
  if (!isSameBytes(stored.request_hash, idempotency.requestHash)) throw new AppError('request.key_reused')
  // @NOTE JSON written by the statement that placed the order.
  const answer = stored.body as PlacedOrder
  return withNumber({ ...answer, tracking_token: deps.tokens.track(answer.order_id) }, order.store_id, stored.order_no ?? 0)
}

type ToInsert = OrderToInsert & Pick<Placing, 'sharedCart'>

/**
 * Inserts an order that waits for acceptance, in one statement. An order entered by the shop is accepted at once; one made of a shared
 * cart takes it in the same transaction.
 */
const insertPlaced = (deps: OrderDeps, row: ToInsert, { isSlotted }: { isSlotted: boolean }): Promise<InsertOutcome> => {
  const { sharedCart: cartId, store_id: storeId, order_id: orderId, actor, at } = row
  if (actor.kind !== 'shop' && cartId === undefined) return insertOrder(deps.db, row, { isSlotted })
  return deps.db.withTx(async (tx) => {
    const outcome = await insertOrder(tx, row, { isSlotted })
    if (outcome.placed && actor.kind === 'shop') await changeOrderStatus(tx, { storeId, orderId, to: 'confirmed', actor, at })
    if (outcome.placed && cartId !== undefined) await deps.claimSharedCart(tx, { cartId, storeId }, at)
    return outcome
  })
}

const codeNeeded = (reason: CodeReason, { store }: PlacingData): AppError<'orders.code_needed'> =>
  new AppError('orders.code_needed', { reason, limit: paiseToRupees(store.codeAbovePaise) })

/** Inserts the order; `undefined` when orders at the same moment took its position of the phone or the last places of its slot. */
const insertOnce = async (deps: OrderDeps, row: ToInsert, data: PlacingData): Promise<InsertOutcome | undefined> => {
  const slot = countedSlotOf({ ...row, date: row.delivery_date })
  try {
    const outcome = await insertPlaced(deps, row, { isSlotted: slot !== undefined })
    if (!slot || outcome.has_counter) return outcome
    // The first order of this slot creates the counter row, which later orders lock.
    await openSlotCounter(deps.db, slot)
    return await insertPlaced(deps, row, { isSlotted: true })
  } catch (error) {
    if (isUniqueViolation(error, 'orders_open_slots')) return undefined
    // Other orders of unproven numbers took the last places at the same moment; with a slot the next try says which ones.
    if (isCheckViolation(error, 'unproven_counts_most')) {
      if (slot) return undefined
      throw codeNeeded('many', data)
    }
    throw error
  }
}

/** Throws the reason why the locked rows refused the order; returns when it is worth another try. */
const throwRefusal = (outcome: InsertOutcome, row: OrderToInsert, data: PlacingData): void => {
  if (outcome.blocked) throw new AppError('orders.not_taken')
  if (!outcome.holds) return
  if (outcome.open_orders >= row.openOrdersMax) {
    // Strangers may have ordered under this number. Its holder proves it and has orders of their own.
    if (!row.isTrusted && !outcome.proven) throw codeNeeded('many', data)
    throw new AppError('orders.too_many_open', { open: outcome.open_orders })
  }
  if (!outcome.has_room) throw new AppError('delivery.slot_full')
  if (outcome.code_reason) throw codeNeeded(outcome.code_reason, data)
}

/**
 * Places an order. It is priced with the shop's data; the one insert statement compares those data again. A repeated key returns
 * its first response. Throws the errors of `decideOrder`, `orders.too_many_open`, `orders.code_needed`, `orders.not_taken`,
 * `delivery.slot_full`, `stores.not_found`, and for the shop's own users `stores.suspended`.
 */
export const placeOrder = async (deps: OrderDeps, placing: Placing): Promise<PlacedOrder> => {
  for (const source of TRIES) {
    const data = await readPlacingData(deps, placing.order, source === 'fresh')
    if (!data)
      return (
        (await replay(deps, placing)) ??
        throwStoreUnavailable(deps.db, placing.order.store_id, { isByShop: placing.isOwnShop ?? placing.isByShop })
      )
    const decision = decide(deps, placing, data)
    if (!decision.ok) {
      if (source === 'remembered') continue
      const earlier = await replay(deps, placing)
      if (earlier) return earlier
      return orThrow(decision) as never
    }
    const { row, answer } = toInsert(deps, placing, data, decision.value)
    const outcome = await insertOnce(deps, { ...row, sharedCart: placing.sharedCart }, data)
    if (!outcome) continue
    if (outcome.placed) {
      deps.wakeOutbox()
      if (!row.isTrusted && outcome.proven)
        deps.strangers?.provenCustomers.add({ storeId: row.store_id, phone: row.customer.phone, userId: row.actor.user_id })
      return withNumber(answer, row.store_id, outcome.order_no ?? 0)
    }
    const earlier = await replay(deps, placing)
    if (earlier) return earlier
    throwRefusal(outcome, row, data)
  }
  // Every try conflicted with another order for the same stock: the customer can try again instead of waiting.
  throw new AppError('server.unavailable')
}
