import { isNothingLeft, type LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import type { AskedPacking, BillRow } from '@jhola/contract/orders/packing/asked-packing'
import type { GivenLine } from '@jhola/contract/orders/packing/given-line'
import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import { computePackedBill } from '@jhola/contract/orders/packing/packed-bill'
import { type ChangePlan, planChange, type Question, withPrices } from '@jhola/contract/orders/packing/plan-change'
import type { Totals } from '@jhola/contract/orders/placing/pricing'
import { MINUTE_MS } from '@jhola/contract/shared/time'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import { markMissed, movePackedStock } from '../../inventory/index.ts'
import type { OrderDeps } from '../deps.ts'
import { type LockedOrder, lockOrderAtVersion, orderNow, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import {
  closeQuestion,
  findOpenQuestion,
  type GivenRow,
  insertOrderChange,
  nextChangeNo,
  type OrderRef,
  rewriteQuestion,
  writeGivenLines,
} from './packing.repo.ts'
import { type PackedOrder, type PackingTerms, readPackedOrder } from './packing-state.ts'
import { tellCustomer } from './tell-customer.ts'

/** A change of the lines by the shop. */
export type LinesToChange = OrderRef & {
  changes: readonly LineChange[]
  reason: string | null
  /** The customer agreed by phone: nothing is asked. */
  byPhone: boolean
  version: number | undefined
  actor: OrderActor
  at: Date
}

/** The products that these changes bring into an order. */
export const productsIn = (changes: readonly LineChange[]): string[] =>
  changes.flatMap((change) => ('product_id' in change ? [change.product_id] : []))

const toRow = (line: GivenLine, { rows, products }: PackedOrder, total: number, tax: number): GivenRow => {
  const row = rows.get(line.line_no)
  const product = products.get(line.product_id)
  const figures = {
    quantity: line.quantity,
    unit_price_paise: line.unitPricePaise,
    total_paise: total,
    tax_paise: tax,
    replaces: line.replaces,
    counted: line.counted !== false,
    change: line.change === 'not_available' || line.change === 'restored' ? null : line.change,
  }
  if (row?.product_id === line.product_id) return { ...row, ...figures }
  if (!product) throw new Error(`product ${line.product_id} came into an order without its row`)
  const { product_id, name, name_hi, image, unit, pack_size, unit_size, gst_rate_percent, hsn } = product
  return {
    ...{ line_no: line.line_no, product_id, product_name: name, product_name_hi: name_hi, image, unit, pack_size, unit_size },
    ...{ gst_rate_percent, hsn, if_missing: null },
    ...figures,
  }
}

/** The lines in which something is given, as they are stored. */
const toRows = (packed: PackedOrder, given: readonly GivenLine[], bill: Totals): GivenRow[] =>
  given.flatMap((line, index) =>
    line.quantity > 0 ? [toRow(line, packed, bill.lineTotals[index] ?? 0, bill.lineTaxes[index] ?? 0)] : [],
  )

const toBillRow = (bill: Totals): BillRow => ({
  subtotal_paise: bill.subtotal,
  discount_paise: bill.discount,
  tax_paise: bill.tax,
  delivery_fee_paise: bill.deliveryFee,
  express_fee_paise: bill.expressFee,
  round_off_paise: bill.roundOff,
  total_paise: bill.total,
})

const toAsked = (
  packed: PackedOrder,
  given: readonly GivenLine[],
  bill: Totals,
  reasons: AskedPacking['reasons'],
): AskedPacking => ({
  lines: toRows(packed, given, bill).map(({ hsn: _hsn, gst_rate_percent, ...row }) => ({
    ...row,
    gst_rate_percent: Number(gst_rate_percent),
  })),
  bill: toBillRow(bill),
  reasons,
  silence: packed.settings.silence,
})

/** What of counted goods comes back on the shelf, or leaves it, by product; base units. */
const stockMoves = (before: readonly GivenLine[], after: readonly GivenLine[]) => {
  const deltas = new Map<string, number>()
  const add = (line: GivenLine, sign: number) => {
    if (line.counted === false) return
    deltas.set(line.product_id, (deltas.get(line.product_id) ?? 0) + sign * line.quantity)
  }
  for (const line of before) add(line, 1)
  for (const line of after) add(line, -1)
  return [...deltas].filter(([, delta]) => delta !== 0).map(([product_id, delta]) => ({ product_id, delta }))
}

/** Products of lines that were given and are not any more: somebody looked, and they were not there. */
const missedIn = (before: readonly GivenLine[], after: readonly GivenLine[]): string[] => {
  const isGiven = new Set(after.filter(({ quantity }) => quantity > 0).map(({ product_id }) => product_id))
  return before.filter(({ quantity, product_id }) => quantity > 0 && !isGiven.has(product_id)).map(({ product_id }) => product_id)
}

/** Writes the lines that are given, their bill and the stock; the order's next version follows. */
export const writeLines = async (
  tx: Sql,
  order: LockedOrder,
  packed: PackedOrder,
  given: readonly GivenLine[],
  bill: Totals,
  by: { actor: OrderActor; at: Date; isOwn?: boolean },
) => {
  const ref = { storeId: order.store_id, orderId: order.order_id }
  await writeGivenLines(tx, ref, toRows(packed, given, bill), toBillRow(bill))
  // What its customer takes out of the order may well be there.
  if (!order.practice && !by.isOwn)
    await markMissed(tx, { storeId: order.store_id, productIds: missedIn(packed.state.given, given), at: by.at })
  const moves = order.practice ? [] : stockMoves(packed.state.given, given)
  if (moves.length > 0)
    await movePackedStock(
      tx,
      { storeId: order.store_id, actor: by.actor, at: by.at },
      {
        ...{ orderId: order.order_id, isUnproven: order.unproven, isHeld: order.status === 'pending', moves },
      },
    )
}

/**
 * The shop of an order with its prices and what it may do without asking, also when it is suspended or closed meanwhile: a question to
 * its customer ends all the same. Throws `orders.not_found`.
 */
export const packingTermsOf = async (deps: OrderDeps, tx: Sql, storeId: string): Promise<PackingTerms> => {
  const store = await deps.findStoreOfOrder(storeId, tx)
  if (!store) throw new AppError('orders.not_found')
  return { store, settings: await deps.packingSettings(tx, storeId) }
}

/** What the question asks for now, with its bill; without a question nothing is stored. */
const toQuestion = (packed: PackedOrder, given: readonly GivenLine[], reasons: readonly Question[]) => {
  const bill = computePackedBill(given, packed.terms)
  return { asked: toAsked(packed, given, bill, [...reasons]), total: bill.total }
}

/** Ends the open question, or says what it asks for now. */
const updateQuestion = async (tx: Sql, order: OrderRef, packed: PackedOrder, plan: ChangePlan, at: Date): Promise<void> => {
  if (plan.endsQuestion) await closeQuestion(tx, order, { state: 'withdrawn', at })
  else if (plan.kind === 'beside' && plan.ifYes)
    await rewriteQuestion(tx, order, toQuestion(packed, plan.ifYes.given, plan.ifYes.reasons))
}

/**
 * Changes what of an order is given. What the customer chose at checkout goes through at once; beyond it the customer is asked, and
 * nothing changes until the answer. While a question is open the shop goes on (`planChange`). Throws `orders.not_found`,
 * `orders.stale`, `orders.not_under_way`, `orders.packing_answered` (a word by phone about nothing),
 * `orders.packing_nothing_left`, and as `applyLineChanges`.
 */
export const changeLines = async (deps: OrderDeps, tx: Sql, change: LinesToChange): Promise<'applied' | 'asked'> => {
  const { storeId, orderId, actor, at, byPhone } = change
  const order = await lockOrderAtVersion(tx, storeId, orderId, change.version)
  if (!isPacked(order.status)) throw new AppError('orders.not_under_way', orderNow(order))
  if (order.refunded_paise > 0) throw new AppError('orders.packing_refunded')
  const asked = (await findOpenQuestion(tx, change))?.changes ?? null
  if (change.changes.length === 0 && asked === null) throw new AppError('orders.packing_answered', orderNow(order))
  const broughtIn = productsIn([...(asked ?? []), ...change.changes])
  const packed = await readPackedOrder(tx, change, await packingTermsOf(deps, tx, storeId), broughtIn)
  const { capPercent } = packed.settings
  const plan = orThrow(planChange(packed.state, { asked, changes: change.changes, byPhone, capPercent }))
  if (isNothingLeft(plan.given)) throw new AppError('orders.packing_nothing_left')
  await updateQuestion(tx, change, packed, plan, at)
  const changeNo = await nextChangeNo(tx, change)
  const isAsked = plan.kind === 'ask'
  const bill = computePackedBill(plan.given, packed.terms)
  if (!isAsked) await writeLines(tx, order, packed, plan.given, bill, { actor, at })
  const answerBy = new Date(at.getTime() + packed.settings.answerMinutes * MINUTE_MS)
  await insertOrderChange(tx, {
    ...{ storeId, orderId, changeNo, actor, at, byPhone, reason: change.reason },
    changes: withPrices(plan.changes, packed.state.products),
    state: isAsked ? 'asked' : 'applied',
    before: order.total_paise,
    after: bill.total,
    question: isAsked ? { asked: toQuestion(packed, plan.given, plan.reasons).asked, answerBy } : null,
  })
  await tellCustomer(
    deps,
    tx,
    order,
    isAsked ? { kind: 'question', answerBy } : { kind: 'changed', totalPaise: bill.total, changeNo },
    at,
  )
  const reason = isAsked ? 'packing_asked' : 'packing_changed'
  await writeOrderChange(tx, order, {}, { type: 'order.updated', actor, reason, at })
  return isAsked ? 'asked' : 'applied'
}
