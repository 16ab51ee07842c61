import type { Policy } from '../route.ts'
import type { ClientEvents } from './events.ts'

/**
 * Who may send an event, and which store it reaches. `own`: the sender's shop by their session, whatever store id was sent.
 * `of_order`: the order's own shop; an order of another shop is answered like one that is not there. `none`: no store at all.
 */
export type EventPolicy = { policy: Extract<Policy, 'anyone' | 'shop' | 'order_party'>; store: 'none' | 'own' | 'of_order' }

/** The policy of each event that a client sends. The server answers no event that is not in this table. */
export const EVENT_POLICIES = {
  // Judged after the token that it may bring.
  authenticate: { policy: 'shop', store: 'own' },
  subscribe_store: { policy: 'shop', store: 'own' },
  subscribe_order: { policy: 'order_party', store: 'of_order' },
  accept_order: { policy: 'shop', store: 'of_order' },
  reject_order: { policy: 'shop', store: 'of_order' },
  update_status: { policy: 'shop', store: 'of_order' },
  ping: { policy: 'anyone', store: 'none' },
} as const satisfies Record<keyof ClientEvents, EventPolicy>
