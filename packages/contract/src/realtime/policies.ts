import type { Policy } from '../route.ts'
import type { ClientEvents } from './events.ts'

/**
 * Who may send an event, and which store it affects. `own`: the store of the sender's session, whatever store id was sent.
 * `of_order`: the order's store; an order of another shop gives the same response as a missing one. `none`: no store.
 */
export type EventPolicy = { policy: Extract<Policy, 'anyone' | 'shop' | 'order_party'>; store: 'none' | 'own' | 'of_order' }

/** The policy of each client event. The server responds to no event that is not in this table. */
export const EVENT_POLICIES = {
  // Checked after the token that it may contain.
  authenticate: { policy: 'shop', store: 'own' },
  subscribe_store: { policy: 'shop', store: 'own' },
  subscribe_order: { policy: 'order_party', store: 'of_order' },
  accept_order: { policy: 'shop', store: 'of_order' },
  reject_order: { policy: 'shop', store: 'of_order' },
  update_status: { policy: 'shop', store: 'of_order' },
  ping: { policy: 'anyone', store: 'none' },
} as const satisfies Record<keyof ClientEvents, EventPolicy>
