import type { TestApp } from '../build-test-app.ts'

type Order = { store_id: string; order_id: string }

/** A held payment of this order: the amount differs from the requested one. Returns the payment. */
export const aHeldPayment = async (app: TestApp, { store_id, order_id }: Order): Promise<string> => {
  const paymentId = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO payments (store_id, payment_id, order_id, provider, method, amount_paise, received_paise, status, reference, transaction,
       created_at, changed_at)
     VALUES ($1, $2, $3, 'simulator', 'card', 20900, 20800, 'held', $4, $4, $5, $5)`,
    [store_id, paymentId, order_id, `held-${paymentId}`, app.clock.now()],
  )
  return paymentId
}

/** Holds a payment: a part of the money arrived for an attempt in progress. */
export const holdPayment = (app: TestApp, paymentId: string): Promise<number> =>
  app.db.execute(`UPDATE payments SET status = 'held', received_paise = amount_paise - 100 WHERE payment_id = $1`, [paymentId])

/** The payment service failed to refund what it received for this payment. */
export const failReturn = (app: TestApp, paymentId: string): Promise<number> =>
  app.db.execute(
    `INSERT INTO money_returns (provider, key, store_id, order_id, payment_id, round, amount_paise, status, next_at, created_at, changed_at)
     SELECT provider, 'all-' || payment_id, store_id, order_id, payment_id, 1, received_paise, 'failed', $2, $2, $2 FROM payments
     WHERE payment_id = $1`,
    [paymentId, app.clock.now()],
  )

/** The payment service failed to refund one rupee of it, by lines. Returns the refund. */
export const aFailedRefund = async (app: TestApp, paymentId: string): Promise<string> => {
  const refundId = app.ids.uuid()
  await app.db.execute(
    `WITH refund AS (
       INSERT INTO refunds (store_id, refund_id, order_id, payment_id, destination, status, amount_paise, goods_paise, tax_paise, fees_paise,
         reason, borne_by, actor_label, created_at)
       SELECT store_id, $2::uuid, order_id, payment_id, 'source', 'failed', 100, 100, 0, 0, 'other', 'store', 'Owner', $3::timestamptz FROM payments
       WHERE payment_id = $1
     )
     INSERT INTO money_returns (provider, key, store_id, order_id, payment_id, refund_id, round, amount_paise, status, next_at, created_at,
       changed_at)
     SELECT provider, 'refund-' || $2::uuid, store_id, order_id, payment_id, $2::uuid, 1, 100, 'failed', $3::timestamptz, $3, $3 FROM payments
     WHERE payment_id = $1`,
    [paymentId, refundId, app.clock.now()],
  )
  return refundId
}
