import type { OrderStatus, RejectReason } from '@jhola/contract/orders/statuses'
import { api } from '../../shared/api-client.ts'
import type { Order } from './board-state.ts'

export type Partner = { name: string; phone?: string; vehicle_number?: string }

/** Everything a shop can do to an order, with the order as the person saw it. */
export type OrderAction =
  | { kind: 'accept'; order: Order; readyInMinutes?: number }
  | { kind: 'reject'; order: Order; reason: RejectReason; note?: string }
  | { kind: 'acknowledge'; order: Order }
  | { kind: 'move'; order: Order; to: OrderStatus; reason?: RejectReason; note?: string; partner?: Partner }
  | { kind: 'paid'; order: Order }

/**
 * The version to send: the one that was seen, so that of two devices one wins. When only something small happened since (our
 * own "seen", a payment noted) and the order stands where the person saw it, the newest version is meant.
 */
export const versionMeant = (seen: Order, newest: Order | undefined): number =>
  newest && newest.version > seen.version && newest.status === seen.status ? newest.version : seen.version

/** The call for an action and its body: what makes two taps the same request. */
export const toCall = (action: OrderAction, version: number) => {
  switch (action.kind) {
    case 'accept': {
      const ready = action.readyInMinutes === undefined ? {} : { ready_in_minutes: action.readyInMinutes }
      return { key: 'POST /orders/{id}/accept', body: { version, ...ready } } as const
    }
    case 'reject': {
      const note = action.note ? { note: action.note } : {}
      return { key: 'POST /orders/{id}/reject', body: { version, reason: action.reason, ...note } } as const
    }
    case 'acknowledge':
      return { key: 'POST /orders/{id}/acknowledge' } as const
    case 'paid':
      return { key: 'POST /orders/{id}/payment/confirm', body: {} } as const
    case 'move': {
      const reason = action.reason ? { reason: action.reason } : {}
      const note = action.note ? { note: action.note } : {}
      const partner = action.partner ? { delivery_partner: action.partner } : {}
      return { key: 'PUT /orders/{id}/status', body: { version, status: action.to, ...reason, ...note, ...partner } } as const
    }
  }
}

/** Sends the call of an action for its order; gives the order as it stands afterwards. Throws `ApiError`. */
export const sendCall = async (orderId: string, call: ReturnType<typeof toCall>, idempotencyKey: string): Promise<Order> => {
  const params = { id: orderId }
  switch (call.key) {
    case 'POST /orders/{id}/accept':
      return (await api(call.key, { params, body: call.body, idempotencyKey })).order
    case 'POST /orders/{id}/reject':
      return (await api(call.key, { params, body: call.body, idempotencyKey })).order
    case 'POST /orders/{id}/acknowledge':
      return (await api(call.key, { params, idempotencyKey })).order
    case 'POST /orders/{id}/payment/confirm':
      return (await api(call.key, { params, body: call.body, idempotencyKey })).order
    case 'PUT /orders/{id}/status':
      return (await api(call.key, { params, body: call.body, idempotencyKey })).order
  }
}
