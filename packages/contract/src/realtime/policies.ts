import type { Policy } from '../route.ts'
import type { Needs } from '../staff/permissions.ts'
import type { ClientEvents } from './events.ts'

/**
 * Who may send an event, and which store it affects. `own`: the store of the sender's session, whatever store id was sent.
 * `of_order`: the order's store; an order of another shop gives the same response as a missing one. `none`: no store. `needs`: the right of a shop's people.
 */
export type EventPolicy =
  | { policy: 'anyone'; store: 'none'; needs?: undefined }
  | { policy: Extract<Policy, 'shop' | 'order_party'>; store: 'own' | 'of_order'; needs: Needs }

/** The policy of each client event. The server responds to no event that is not in this table. */
export const EVENT_POLICIES = {
  // Checked after the token that it may contain.
  authenticate: { policy: 'shop', store: 'own', needs: 'shop.see' },
  subscribe_store: { policy: 'shop', store: 'own', needs: 'shop.see' },
  // Who only delivers is told that the list of deliveries changed: an order may be given to somebody else while it is followed.
  subscribe_order: { policy: 'order_party', store: 'of_order', needs: 'orders.see' },
  accept_order: { policy: 'shop', store: 'of_order', needs: 'orders.accept' },
  reject_order: { policy: 'shop', store: 'of_order', needs: 'orders.cancel' },
  update_status: {
    policy: 'shop',
    store: 'of_order',
    needs: { any: ['orders.accept', 'orders.pack', 'orders.deliver', 'orders.cancel', 'refunds'] },
  },
  ping: { policy: 'anyone', store: 'none' },
} as const satisfies Record<keyof ClientEvents, EventPolicy>
