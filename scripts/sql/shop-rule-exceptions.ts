const OWN_ORDERS = 'a person’s own orders, at whichever shops: found by their account and proven number'
const JOB = 'a job that looks after every shop'
const BY_TOKEN = 'the customer’s side names an order by its id and proves itself by the token, not by the shop'

/**
 * Statements that read or write a shop's table without naming the shop as a parameter at every level, each with its reason. A statement that
 * no longer needs its line fails the check too.
 */
export const SHOP_RULE_EXCEPTIONS: Readonly<Record<string, string>> = {
  'orders.count_customer_orders': OWN_ORDERS,
  'orders.list_customer_orders': OWN_ORDERS,
  'orders.forget_customer': OWN_ORDERS,
  'orders.forget_finished_of_customer': OWN_ORDERS,
  'orders.forget_deleted_customers': JOB,
  'orders.list_expired_orders': JOB,
  'orders.list_unpaid_orders': JOB,
  'orders.find_order': BY_TOKEN,
  'orders.find_placed_answer': 'the answer under a principal’s own key names the order; the key names no shop',
  'orders.insert_past_orders': 'the demo writes whole shops: each row names its own',
  'orders.insert_order': 'the limit of open orders counts those of a telephone number at every shop',
}
