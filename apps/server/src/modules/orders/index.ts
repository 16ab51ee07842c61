import type { ServerModule } from '../../platform/server-module.ts'
import { purgeDeletedCustomers } from './customer-orders.repo.ts'
import type { OrderDeps } from './deps.ts'
import { expireOrders } from './expire-orders.ts'
import { registerOrders } from './orders.routes.ts'

export {
  findOrderCustomer,
  forgetCustomer,
  forgetShopPerson,
  listCustomerOrders,
  type OrderCustomer,
  purgeDeletedCustomers,
} from './customer-orders.repo.ts'
export type { OrderableProduct, OrderableStore, OrderDeps, OrderMessageKey } from './deps.ts'
export { expireOrders, releaseUnpaid } from './expire-orders.ts'
export { acceptBySystem, moveShopOrder, readShopOrderRow } from './move-shop-order.ts'
export {
  chooseCash,
  missClaim,
  noteAboutMoney,
  noteMoneyReturned,
  noteRefund,
  takeOrderMoney,
} from './order-money.ts'
export { requireActingParty, requireParty, shopActor } from './order-party.ts'
export type { OrderRow } from './order-row.sql.ts'
export type { OrderActor } from './order-to-insert.sql.ts'
export { createOrderTokens, type OrderTokens } from './order-tokens.ts'
export { findOrder as findOrderRow, listOrdersByIds } from './orders.read.ts'
export { findServicePayment, listUnpaidOrders, type OverdueOrder } from './orders.repo.ts'
export { creditOrder } from './papers/credit-order.ts'
export { deliveredAt } from './papers/issue-paper.ts'
export { insertPastOrders } from './past-orders.repo.ts'
export { type Placing, placeOrder } from './place-order.ts'
export { presentOrder } from './present-order.ts'
export { shareOrder } from './share-order.ts'
export { readOrder } from './show-order.ts'

const EXPIRE_EVERY_MS = 5_000

export const ordersModule = (deps: OrderDeps): ServerModule => ({
  routes: (routes) => registerOrders(routes, deps),
  jobs: [{ name: 'expire-orders', everyMs: EXPIRE_EVERY_MS, run: () => expireOrders(deps) }],
  retention: [{ step: 'names of deleted accounts', run: () => purgeDeletedCustomers(deps.db) }],
})
