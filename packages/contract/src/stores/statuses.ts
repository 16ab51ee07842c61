/**
 * `new`: registered, but its phone number is not proven yet: it exists to nobody. `in_review`: proven, and an admin looks at it
 * first (`STORE_REVIEW=on`). `sent_back`: its owner is to change something. `closed`: given up by its owner for good.
 * Only an `active` shop is shown and takes orders.
 */
export const STORE_STATUSES = ['new', 'in_review', 'sent_back', 'refused', 'active', 'suspended', 'closed'] as const
export type StoreStatus = (typeof STORE_STATUSES)[number]

/** What moves a shop to another status. */
export type StoreEvent = 'prove_phone' | 'submit' | 'approve' | 'send_back' | 'refuse' | 'suspend' | 'reactivate' | 'give_up'

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
  { event: 'submit', from: 'new', to: 'in_review', by: 'owner' },
  { event: 'submit', from: 'sent_back', to: 'in_review', by: 'owner' },
  { event: 'approve', from: 'in_review', to: 'active', by: 'admin', only: 'proven' },
  { event: 'approve', from: 'sent_back', to: 'active', by: 'admin', only: 'proven' },
  { event: 'approve', from: 'refused', to: 'active', by: 'admin', only: 'proven' },
  { event: 'send_back', from: 'in_review', to: 'sent_back', by: 'admin' },
  { event: 'refuse', from: 'in_review', to: 'refused', by: 'admin' },
  { event: 'refuse', from: 'sent_back', to: 'refused', by: 'admin' },
  { event: 'suspend', from: 'new', to: 'suspended', by: 'admin' },
  { event: 'suspend', from: 'active', to: 'suspended', by: 'admin' },
  { event: 'reactivate', from: 'suspended', to: 'active', by: 'admin', only: 'proven' },
  { event: 'reactivate', from: 'suspended', to: 'new', by: 'admin', only: 'unproven' },
  { event: 'give_up', from: 'new', to: 'closed', by: 'owner' },
  { event: 'give_up', from: 'in_review', to: 'closed', by: 'owner' },
  { event: 'give_up', from: 'sent_back', to: 'closed', by: 'owner' },
  { event: 'give_up', from: 'refused', to: 'closed', by: 'owner' },
  { event: 'give_up', from: 'active', to: 'closed', by: 'owner' },
  { event: 'give_up', from: 'suspended', to: 'closed', by: 'owner' },
]

/** The status after an event; `undefined` when the event is not allowed in this status. */
export const statusAfter = (event: StoreEvent, from: StoreStatus, isProven: boolean): StoreStatus | undefined =>
  STORE_TRANSITIONS.find(
    (one) => one.event === event && one.from === from && (one.only === undefined || (one.only === 'proven') === isProven),
  )?.to
