import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const INSERT_RECEIPT = statement(
  'insert_receipt',
  `INSERT INTO order_receipts (store_id, order_id, receipt_no, amount_paise, method, by_service, at)
     SELECT :store_id, :order_id, coalesce(max(r.receipt_no), 0) + 1, :amount_paise, :method, :by_service, :at
     FROM order_receipts r WHERE r.store_id = :store_id AND r.order_id = :order_id`,
)

/** Money that came after the first payment of an order. The caller holds the order's lock. */
export type Receipt = {
  storeId: string
  orderId: string
  amountPaise: number
  method: OrderPaymentMethod
  byService: boolean
  at: Date
}

export const insertReceipt = (tx: Sql, receipt: Receipt): Promise<number> =>
  tx.run(INSERT_RECEIPT, {
    store_id: receipt.storeId,
    order_id: receipt.orderId,
    amount_paise: receipt.amountPaise,
    method: receipt.method,
    by_service: receipt.byService,
    at: receipt.at,
  })
