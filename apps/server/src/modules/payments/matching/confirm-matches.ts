import { orderNumber } from '@jhola/contract/orders/order-number'
import type { MATCH_OUTCOMES, matchRoutes } from '@jhola/contract/payments/matching/routes'
import { amountDue } from '@jhola/contract/payments/rules'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { shopActor, toStoredMoney } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { openPayment, type PaymentRow } from '../payments.repo.ts'
import { applyOutcome } from '../settlement/settle-payment.ts'
import type { MatchProposal } from './match-proposals.ts'
import {
  findMatched,
  insertMatch,
  listUsedUtrs,
  lockOrderToMatch,
  type MatchedOrderRow,
  setExpectedAmount,
} from './matching.repo.ts'

type Deps = Pick<PaymentDeps, 'clock' | 'ids' | 'tickets'>
type Outcome = (typeof MATCH_OUTCOMES)[number]
type Asked = { credit: MatchProposal; orderId: string }

/** Why this credit does not pay this locked order; `null` when it does. */
const refusalOf = async (tx: Sql, { credit, orderId }: Asked, order: MatchedOrderRow): Promise<Outcome | null> => {
  const before = await findMatched(tx, credit.utr)
  if (before?.store_id === credit.storeId && before.order_id === orderId) return 'already'
  if ((await listUsedUtrs(tx, [credit.utr])).size > 0) return 'utr_used'
  const due = amountDue(toStoredMoney(order))
  if (due === 0) return 'not_due'
  return due === credit.amountPaise ? null : 'amount_differs'
}

const attemptFor = async (
  deps: Deps,
  tx: Sql,
  { credit, orderId }: Asked,
  { payment_status }: MatchedOrderRow,
): Promise<PaymentRow> => {
  const attempt = { store_id: credit.storeId, order_id: orderId, provider: 'upi_direct', method: 'upi' } as const
  const opened = await openPayment(
    tx,
    { ...attempt, payment_id: deps.ids.uuid(), amount_paise: credit.amountPaise, for_rest: payment_status === 'completed' },
    deps.clock.now(),
  )
  // The attempt was created when the order had another amount; the order's amount counts.
  if (opened.amount_paise !== credit.amountPaise)
    await setExpectedAmount(tx, credit.storeId, opened.payment_id, credit.amountPaise)
  return { ...opened, amount_paise: credit.amountPaise }
}

const confirmOne = async (deps: Deps, tx: Sql, actor: ShopPerson, asked: Asked, order: MatchedOrderRow): Promise<Outcome> => {
  const refused = await refusalOf(tx, asked, order)
  if (refused) return refused
  const { credit, orderId } = asked
  const payment = await attemptFor(deps, tx, asked, order)
  const inserted = await insertMatch(tx, {
    utr: credit.utr,
    store_id: credit.storeId,
    order_id: orderId,
    payment_id: payment.payment_id,
    amount_paise: credit.amountPaise,
    credited_at: credit.creditedMs === null ? null : new Date(credit.creditedMs),
    is_sure: credit.sureOrderId !== null,
    actor_id: actor.user_id,
    at: deps.clock.now(),
  })
  if (inserted === 0) return 'utr_used'
  const word = { state: 'paid', amountPaise: credit.amountPaise, transaction: credit.utr } as const
  const settled = await applyOutcome(deps, tx, payment, word, shopActor(actor))
  if (settled.status !== 'paid') throw new AppError('payments.unconfirmed')
  return 'confirmed'
}

/**
 * Records that the credits of these tickets pay these orders, in the caller's transaction. A certain match pays its own order; an
 * open one pays an order of exactly its amount. Each transfer pays once. Throws `payments.match_stale`, `orders.not_found`.
 */
export const confirmMatches = async (
  deps: Deps,
  tx: Sql,
  actor: ShopPerson,
  { matches }: ParsedBody<typeof matchRoutes.confirmMatches>,
): Promise<RouteReply<typeof matchRoutes.confirmMatches>> => {
  const nowMs = deps.clock.now().getTime()
  const asked = matches.map(({ ticket, order_id: orderId }): Asked => {
    const credit = deps.tickets.read(ticket, actor.store_id, nowMs)
    if (credit.utr === '' || (credit.sureOrderId ?? orderId) !== orderId) throw new AppError('payments.match_stale')
    return { credit, orderId }
  })
  const results: RouteReply<typeof matchRoutes.confirmMatches>['results'] = []
  // Orders are locked in ID order, so that two requests cannot deadlock.
  for (const one of asked.sort((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const order = await lockOrderToMatch(tx, actor.store_id, one.orderId)
    if (!order) throw new AppError('orders.not_found')
    results.push({
      order_id: one.orderId,
      order_number: orderNumber(actor.store_id, order.order_no),
      amount: paiseToRupees(paise(one.credit.amountPaise)),
      outcome: await confirmOne(deps, tx, actor, one, order),
    })
  }
  return { success: true, results }
}
