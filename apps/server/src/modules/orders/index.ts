import type { ServerModule } from '../../platform/server-module.ts'
import { expireOrders } from './changing/expire-orders.ts'
import type { OrderDeps } from './deps.ts'
import { purgeDeletedCustomers } from './forgetting/forget-customers.ts'
import { registerOrders } from './orders.routes.ts'
import { lapseQuestions } from './packing/answer-question.ts'
import { expirePhotoLists, photoListRetention } from './photo-lists/expire-photo-lists.ts'
import { threadRetention } from './thread/read-threads.ts'
import { unprovenRetention } from './unproven/retention.ts'

export { findPayee } from './access/find-payee.ts'
export { requireOrderAccess, requireOrderView, shopActor } from './access/order-access.ts'
export { createOrderTokens, type OrderTokens } from './access/order-tokens.ts'
export { expireOrders, releaseUnpaid } from './changing/expire-orders.ts'
export {
  applyPayment,
  chooseCash,
  recordClaimNotFound,
  recordPaymentEvent,
  recordRefund,
  recordRefundCompleted,
} from './changing/order-money.ts'
export { listUnpaidOrders, type OverdueOrder } from './changing/overdue-orders.read.ts'
export { acceptBySystem, readShopOrderRow, transitionOrder } from './changing/transition-order.ts'
export {
  deleteShopPersonLabels,
  detachOrders,
  findOrderCustomer,
  listCustomerOrders,
  type OrderCustomer,
} from './customer-orders.repo.ts'
export type { OrderableProduct, OrderableStore, OrderDeps, OrderMessageKey } from './deps.ts'
export { deleteCustomerOrders, purgeDeletedCustomers } from './forgetting/forget-customers.ts'
export { creditOrder } from './invoices/credit-order.ts'
export { deliveredAt } from './invoices/issue-invoice.ts'
export type { OrderRow } from './order-row.sql.ts'
export type { OrderActor } from './order-to-insert.sql.ts'
export { findOrder as findOrderRow, listOrdersByIds } from './orders.read.ts'
export { lapseQuestions } from './packing/answer-question.ts'
export { insertPastOrders } from './past-orders.repo.ts'
export { listPhotoListsOf } from './photo-lists/photo-lists.read.ts'
export { deletePhotoListsOf } from './photo-lists/photo-lists.repo.ts'
export { type Placing, placeOrder } from './placing/place-order.ts'
export { presentOrder } from './reading/present-order.ts'
export { readOrder } from './reading/show-order.ts'
export { toStoredMoney } from './reading/stored-money.ts'
export { shareOrder } from './share-order.ts'
export { findSuspendedStore } from './suspended-stores.read.ts'
export { THREADS_CHANNEL } from './thread/thread.repo.ts'
export { createPhoneProofs } from './unproven/phone-proofs.ts'
export { createStrangerRules } from './unproven/stranger-rules.ts'

const EXPIRE_EVERY_MS = 5_000
const EXPIRE_LISTS_EVERY_MS = 60_000

export const ordersModule = (deps: OrderDeps): ServerModule => ({
  routes: (routes) => registerOrders(routes, deps),
  jobs: [
    { name: 'expire-orders', everyMs: EXPIRE_EVERY_MS, run: () => expireOrders(deps) },
    { name: 'lapse-questions', everyMs: EXPIRE_EVERY_MS, run: () => lapseQuestions(deps) },
    { name: 'expire-photo-lists', everyMs: EXPIRE_LISTS_EVERY_MS, run: () => expirePhotoLists(deps) },
  ],
  retention: [
    { step: 'names of deleted accounts', run: () => purgeDeletedCustomers(deps) },
    ...unprovenRetention(deps),
    ...threadRetention(deps),
    ...photoListRetention(deps),
  ],
})
