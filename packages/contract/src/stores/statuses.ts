/**
 * `new`: registered, but its phone number is not proven yet: it exists to nobody. `closed`: given up by its owner for good.
 * Only an `active` shop is shown and takes orders.
 */
export const STORE_STATUSES = ['new', 'active', 'suspended', 'closed'] as const
export type StoreStatus = (typeof STORE_STATUSES)[number]

/** What moves a shop to another status. */
export type StoreEvent = 'prove_phone' | 'suspend' | 'reactivate' | 'give_up'

/** One allowed change. `only`: for shops whose owner has proven the phone number, or has not. */
export type StoreTransition = {
  event: StoreEvent
  from: StoreStatus
  to: StoreStatus
  by: 'owner' | 'admin'
  only?: 'proven' | 'unproven'
}

/** Every change of a shop's status. What is not in this table is not allowed. */
export const STORE_TRANSITIONS: readonly StoreTransition[] = [
  { event: 'prove_phone', from: 'new', to: 'active', by: 'owner' },
  { event: 'suspend', from: 'new', to: 'suspended', by: 'admin' },
  { event: 'suspend', from: 'active', to: 'suspended', by: 'admin' },
  { event: 'reactivate', from: 'suspended', to: 'active', by: 'admin', only: 'proven' },
  { event: 'reactivate', from: 'suspended', to: 'new', by: 'admin', only: 'unproven' },
  { event: 'give_up', from: 'new', to: 'closed', by: 'owner' },
  { event: 'give_up', from: 'active', to: 'closed', by: 'owner' },
  { event: 'give_up', from: 'suspended', to: 'closed', by: 'owner' },
]

/** The status after an event; `undefined` when the event is not allowed in this status. */
export const statusAfter = (event: StoreEvent, from: StoreStatus, isProven: boolean): StoreStatus | undefined =>
  STORE_TRANSITIONS.find(
    (one) => one.event === event && one.from === from && (one.only === undefined || (one.only === 'proven') === isProven),
  )?.to
