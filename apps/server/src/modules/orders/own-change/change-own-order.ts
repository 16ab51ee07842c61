import { isCounted, staysCounted } from '@jhola/contract/availability/stock-modes'
import type { DecidedOwnChange, DecidedOwnLine } from '@jhola/contract/orders/own-change/decide-own-change'
import type { OwnChangeBefore } from '@jhola/contract/orders/own-change/own-change-before'
import type { ProductPricing } from '@jhola/contract/orders/placing/order-conditions'
import { paiseToRupees } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrderAtVersion, orderNow, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderRow } from '../order-row.sql.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { packingTermsOf, writeLines } from '../packing/change-lines.ts'
import { findOpenQuestion, insertOrderChange, nextChangeNo, orderWhatIsGiven } from '../packing/packing.repo.ts'
import { type PackedOrder, readPackedOrder } from '../packing/packing-state.ts'
import { decideWanted, productsOf, type WantedChange } from './decide.ts'
import { moveOwnSlot } from './move-slot.ts'
import { isProvenNumber, writeChoices, writeOwnTerms } from './own-change.repo.ts'
import { choicesOf, partsOf } from './own-choices.ts'
import { requireUnprovenMay } from './unproven-change.ts'

/** A change by the customer, on the version that he saw. */
export type OwnChangeCall = {
  row: OrderRow
  wanted: WantedChange
  version: number
  expected: number | undefined
  actor: OrderActor
  /** The number was proven by a code on this device. */
  isPhoneProven: boolean
  at: Date
}

/** The products as they are locked; whether they are on the shelf and still sold, as the shop says it. */
const toPricing = ({ state }: PackedOrder, shown: ReadonlyMap<string, ProductPricing>): Map<string, ProductPricing> =>
  new Map(
    [...shown].map(([id, product]) => {
      const locked = state.products.get(id)
      const isSold = locked?.active === true && product.active
      const reach =
        locked && isCounted(locked.mode ?? 'counted') ? Math.min(locked.available, product.available) : product.available
      return [id, { ...product, active: isSold, available: reach, pricePaise: locked?.pricePaise ?? product.pricePaise }]
    }),
  )

/** Whether the ledger holds a line after the change. */
const isLineCounted = ({ state }: PackedOrder, { line_no, product_id, moreBy }: DecidedOwnLine): boolean => {
  const before = state.given.find((line) => line.line_no === line_no && line.quantity > 0)
  const mode = state.products.get(product_id)?.mode ?? 'counted'
  return before ? staysCounted({ wasCounted: before.counted !== false, isMore: moreBy > 0, mode }) : isCounted(mode)
}

const beforeOf = (row: OrderRow, wanted: WantedChange): OwnChangeBefore => ({
  lines: row.items,
  bill: {
    subtotal_paise: row.subtotal_paise,
    discount_paise: row.discount_paise,
    tax_paise: row.tax_paise,
    delivery_fee_paise: row.delivery_fee_paise,
    express_fee_paise: row.express_fee_paise,
    round_off_paise: row.round_off_paise,
    total_paise: row.total_paise,
  },
  slot: row.delivery_slot,
  delivery_date: row.delivery_date,
  if_missing: row.if_missing,
  parts: partsOf(row, wanted),
})

const writeDecided = async (tx: Sql, call: OwnChangeCall, packed: PackedOrder, decided: DecidedOwnChange, version: number) => {
  const { row, wanted, actor, at } = call
  const ref = { storeId: row.store_id, orderId: row.order_id }
  const order = await lockOrderAtVersion(tx, ref.storeId, ref.orderId, version)
  await writeOwnTerms(tx, ref, wanted)
  const changeNo = await nextChangeNo(tx, ref)
  const lines = decided.lines.map((line) => ({ ...line, counted: isLineCounted(packed, line), replaces: null, change: null }))
  await writeLines(tx, order, packed, lines, decided.totals, { actor, at, isOwn: true })
  await writeChoices(tx, ref, choicesOf(row, wanted))
  await orderWhatIsGiven(tx, ref)
  await insertOrderChange(tx, {
    ...{ ...ref, changeNo, changes: [], actor, at, byPhone: false, reason: null, state: 'applied' as const, question: null },
    ...{ before: row.total_paise, after: decided.totals.total },
    own: beforeOf(row, wanted),
  })
  await writeOrderChange(tx, order, decided.estimatedMs === null ? {} : { estimated_delivery: new Date(decided.estimatedMs) }, {
    ...{ type: 'order.updated', actor, reason: 'customer_changed', at },
  })
}

/**
 * Until packing starts the customer changes the order himself, by the checks of placing one. Throws `orders.stale`,
 * `orders.packing_asked` (a question is open), `orders.code_needed`, `delivery.slot_full`, and as `decideOwnChange`.
 */
export const changeOwnOrder = async (deps: OrderDeps, tx: Sql, call: OwnChangeCall): Promise<void> => {
  const { row, wanted, version, expected } = call
  const ref = { storeId: row.store_id, orderId: row.order_id }
  const order = await lockOrderAtVersion(tx, ref.storeId, ref.orderId, version)
  if (row.version !== order.version) throw new AppError('orders.stale', orderNow(order))
  if (order.refunded_paise > 0) throw new AppError('orders.packing_refunded')
  if (await findOpenQuestion(tx, ref)) throw new AppError('orders.packing_asked', orderNow(order))
  // As nobody orders there, nobody orders more there.
  if (!(await deps.findStore(ref.storeId, { fresh: true, on: tx }))) throw new AppError('stores.not_found')
  const terms = await packingTermsOf(deps, tx, ref.storeId)
  const packed = await readPackedOrder(tx, ref, terms, productsOf(row, wanted))
  const shown = await deps.findProducts(ref.storeId, productsOf(row, wanted), { fresh: true, on: tx })
  const decided = decideWanted(deps, row, wanted, { store: terms.store, products: toPricing(packed, shown), expected })
  const { store } = terms
  const isUnproven =
    order.unproven && !call.isPhoneProven && !(await isProvenNumber(tx, ref.storeId, row.customer_phone, call.actor.user_id))
  if (isUnproven) await requireUnprovenMay(deps, tx, order, { store, decided })
  if (wanted.time) await moveOwnSlot(tx, order, { time: wanted.time, store, isUnproven })
  await writeDecided(tx, call, packed, decided, version)
}

/** What the order would cost after this change. Throws as `decideOwnChange`. */
export const previewOwnChange = async (deps: OrderDeps, row: OrderRow, wanted: WantedChange) => {
  const store = await deps.findStore(row.store_id, { fresh: true })
  if (!store) throw new AppError('stores.not_found')
  const products = await deps.findProducts(row.store_id, productsOf(row, wanted), { fresh: true })
  const { totals } = decideWanted(deps, row, wanted, { store, products })
  return {
    success: true as const,
    subtotal: paiseToRupees(totals.subtotal),
    discount: paiseToRupees(totals.discount),
    tax: paiseToRupees(totals.tax),
    delivery_fee: paiseToRupees(totals.deliveryFee),
    express_fee: paiseToRupees(totals.expressFee),
    round_off: paiseToRupees(totals.roundOff),
    total: paiseToRupees(totals.total),
  }
}
