import type { DELAY_MINUTES } from '../../constants.ts'
import type { OrderStatus, RejectReason } from '../statuses.ts'

/** How much longer it takes, in minutes. */
export type DelayMinutes = (typeof DELAY_MINUTES)[number]

/** Who brings the order, as the customer sees it. */
export type Partner = { name: string; phone?: string; vehicle_number?: string }

/** What a shop can do to an order, as it is kept until the server has answered. */
export type OwnerAction =
  | { type: 'accept'; data: { ready_in_minutes?: number } }
  | { type: 'reject'; data: { reason: RejectReason; note?: string; unavailable_items?: string[] } }
  | { type: 'delay'; data: { minutes: DelayMinutes } }
  | {
      type: 'update_status'
      data: {
        status: OrderStatus
        reason?: RejectReason
        note?: string
        unavailable_items?: string[]
        delivery_partner?: Partner
      }
    }
  | { type: 'acknowledge'; data: Record<string, never> }
  | { type: 'payment'; data: Record<string, never> }
  | { type: 'answer_problem'; data: { answer: string } }

export type OwnerActionType = OwnerAction['type']

/** The status that an action moves its order to; `null` when it moves nothing. */
export const targetOf = (action: OwnerAction): OrderStatus | null => {
  if (action.type === 'accept') return 'confirmed'
  if (action.type === 'reject') return 'cancelled'
  return action.type === 'update_status' ? action.data.status : null
}

/** The call of an action. Moves carry the version that was seen, so that of two devices one wins. */
export const toOwnerCall = (action: OwnerAction, version: number) => {
  switch (action.type) {
    case 'accept':
      return { key: 'POST /orders/{id}/accept', body: { version, ...action.data } } as const
    case 'reject':
      return { key: 'POST /orders/{id}/reject', body: { version, ...action.data } } as const
    case 'update_status':
      return { key: 'PUT /orders/{id}/status', body: { version, ...action.data } } as const
    case 'delay':
      return { key: 'POST /orders/{id}/delay', body: { version, ...action.data } } as const
    case 'acknowledge':
      return { key: 'POST /orders/{id}/acknowledge' } as const
    case 'payment':
      return { key: 'POST /orders/{id}/payment/confirm', body: {} } as const
    // What went wrong is answered wherever the order stands by then.
    case 'answer_problem':
      return { key: 'POST /orders/{id}/problem/answer', body: action.data } as const
  }
}
