export {
  findOrderCustomer,
  forgetCustomer,
  forgetDeletedCustomers,
  forgetShopPerson,
  listCustomerOrders,
  type OrderCustomer,
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
export { registerOrders } from './orders.routes.ts'
export { creditOrder } from './papers/credit-order.ts'
export { deliveredAt } from './papers/issue-paper.ts'
export { insertPastOrders } from './past-orders.repo.ts'
export { type Placing, placeOrder } from './place-order.ts'
export { maskOrder, presentOrder } from './present-order.ts'
export { readOrder } from './show-order.ts'
