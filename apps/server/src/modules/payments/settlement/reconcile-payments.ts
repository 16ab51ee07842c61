import { RECONCILE_EVERY_MS, RECONCILE_FOR_MS, UNPAID_WINDOW_MS } from '@jhola/contract/constants'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { inPages, workThrough } from '../../../platform/jobs/work-through.ts'
import { listUnpaidOrders, type OverdueOrder, releaseUnpaid } from '../../orders/index.ts'
import { attemptOf } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { findPayment, type PaymentKey } from '../payments.repo.ts'
import { deleteWebhookEventsBefore, listPaymentsToPoll, listUndecided, setPolledAt } from './reconcile.repo.ts'
import { settlePayment } from './settle-payment.ts'

const BATCH = 50
/** Services repeat a webhook for a week at most. */
const WEBHOOK_EVENTS_RETAINED_MS = 90 * 24 * 3_600_000

const authoritativeIdsOf = ({ providers }: PaymentDeps) =>
  providers.all.filter(({ isAuthoritative }) => isAuthoritative).map(({ id }) => id)

/** Polls one attempt at its provider and applies the outcome. Resolves to whether the provider responded. */
const pollPayment = async (deps: PaymentDeps, key: PaymentKey): Promise<boolean> => {
  try {
    const payment = await findPayment(deps.db, key)
    const provider = payment && deps.providers.byId(payment.provider)
    if (payment && provider) await settlePayment(deps, key, await provider.fetchStatus(attemptOf(payment), {}))
    return true
  } catch (error) {
    deps.log.warn({ err: error, payment_id: key.payment_id }, 'the payment service did not say, asking again later')
    return false
  }
}

/**
 * Polls attempts without a payment, including failed ones: webhooks get lost, and banks approve days later. Idempotent. Returns
 * how many were polled.
 */
export const reconcilePayments = async (deps: PaymentDeps): Promise<number> => {
  const nowMs = deps.clock.now().getTime()
  const ago = (ms: number) => new Date(nowMs - ms)
  const times = {
    createdAfter: ago(RECONCILE_FOR_MS),
    createdBefore: ago(UNPAID_WINDOW_MS),
    polledBefore: ago(RECONCILE_EVERY_MS),
  }
  const attempts = await listPaymentsToPoll(deps.db, authoritativeIdsOf(deps), times, BATCH)
  for (const attempt of attempts) {
    await setPolledAt(deps.db, attempt, deps.clock.now())
    await pollPayment(deps, attempt)
  }
  return attempts.length
}

const releaseOrder = async (deps: PaymentDeps, { store_id: storeId, order_id: orderId }: OverdueOrder): Promise<number> => {
  const undecided = await listUndecided(deps.db, storeId, orderId, authoritativeIdsOf(deps))
  const answers = await Promise.all(undecided.map((attempt) => pollPayment(deps, attempt)))
  if (answers.includes(false)) return 0
  if (!(await deps.db.withTx((tx) => releaseUnpaid(tx, { storeId, orderId, at: deps.clock.now() })))) return 0
  deps.wakeOutbox()
  return 1
}

/**
 * Cancels orders that were not paid within their time limit, which frees their stock. The payment service is polled once more
 * before; one that does not respond delays its own orders only. Returns how many were cancelled. Throws at the end when some
 * could not be cancelled.
 */
export const releaseUnpaidOrders = (deps: PaymentDeps): Promise<number> => {
  const before = new Date(deps.clock.now().getTime() - UNPAID_WINDOW_MS)
  return workThrough(
    inPages<OverdueOrder>((after) => listUnpaidOrders(deps.db, { before, after, limit: BATCH })),
    {
      ...{ job: 'release-unpaid', log: deps.log },
      idOf: ({ order_id }) => ({ order_id }),
      work: (order) => releaseOrder(deps, order),
    },
  )
}

/** Purges webhook events that are not repeated any more. Returns how many. */
export const purgeOldWebhookEvents = ({ db, clock }: { db: Sql; clock: Clock }): Promise<number> =>
  deleteWebhookEventsBefore(db, new Date(clock.now().getTime() - WEBHOOK_EVENTS_RETAINED_MS))
