import { inBatches } from '../../../platform/db/in-batches.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { type SealDeps, sealRecords } from '../../../platform/sealed/index.ts'
import type { OrderCustomer } from '../customer-orders.repo.ts'
import {
  adoptGuestOrders,
  eraseCustomers,
  lockFinishedOf,
  lockFinishedOfDeleted,
  type OrderToForget,
} from './forget-customers.repo.ts'

const ERASE_AT_ONCE = 500

/** Takes the person out of locked orders; first a sealed copy of those that the law asks to keep (decision 058). */
const forget = async (tx: Sql, deps: SealDeps, orders: readonly OrderToForget[]): Promise<number> => {
  await sealRecords(
    tx,
    deps,
    'order',
    orders.map((order) => ({
      id: order.order_id,
      processedAt: order.updated_at,
      content: {
        name: order.customer_name,
        phone: order.customer_phone,
        address: order.delivery_address,
        landmark: order.landmark,
      },
    })),
  )
  return eraseCustomers(tx, orders)
}

/**
 * Removes name, number and address from a customer's finished orders. Unfinished orders keep the data that the shop needs for the
 * delivery. They are linked to the account (also guest orders with its number) and are processed when they are finished
 * (`purgeDeletedCustomers`).
 */
export const deleteCustomerOrders = async (tx: Sql, deps: SealDeps, customer: OrderCustomer): Promise<number> => {
  await adoptGuestOrders(tx, customer)
  return forget(tx, deps, await lockFinishedOf(tx, customer.user_id))
}

/** Removes personal data from finished orders of deleted accounts. Runs every hour. Returns the number of orders. */
export const purgeDeletedCustomers = (deps: SealDeps & { db: Database }): Promise<number> =>
  inBatches((limit) => deps.db.withTx(async (tx) => forget(tx, deps, await lockFinishedOfDeleted(tx, limit))), ERASE_AT_ONCE)
