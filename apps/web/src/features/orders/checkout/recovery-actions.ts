/** The actions that solve a problem at the checkout. Loaded later, with the alert that shows them. */
export type RecoveryAction =
  | 'choose_time'
  | 'pick_up'
  | 'deliver'
  | 'change_address'
  | 'change_phone'
  | 'add_items'
  | 'see_orders'
  | 'choose_payment'
  | 'to_cart'
  | 'try_again'

const REMEDIES: Partial<Record<string, readonly RecoveryAction[]>> = {
  'stores.closed': ['choose_time'],
  'delivery.slot_closed': ['choose_time'],
  'delivery.slot_full': ['choose_time'],
  'stores.paused': ['try_again', 'to_cart'],
  'stores.below_minimum': ['add_items'],
  'stores.out_of_range': ['pick_up', 'change_address'],
  'stores.no_pickup': ['deliver'],
  'stores.payment_not_taken': ['choose_payment'],
  'orders.too_many_open': ['see_orders'],
  'cart.quantity': ['to_cart'],
  'cart.empty': ['to_cart'],
  'stores.not_found': ['to_cart'],
}

/** The recovery actions of a problem, best first; pickup is offered only if the shop has it. */
export const recoveryActionsOf = (code: string, offers: { pickup: boolean; delivery: boolean }): RecoveryAction[] => {
  const remedies = REMEDIES[code] ?? ['try_again']
  return remedies.filter((remedy) => (remedy !== 'pick_up' || offers.pickup) && (remedy !== 'deliver' || offers.delivery))
}
