import type { MissingState } from '../../availability/missing-states.ts'
import type { DELAY_MINUTES } from '../../constants.ts'
import type { LineChange } from '../packing/apply-line-changes.ts'
import type { HandReturn } from '../packing/money-after-packing.ts'
import type { OrderStatus, RejectReason } from '../statuses.ts'
import type { PaidBy } from '../steps/paid-by.ts'

/** Additional time, in minutes. */
export type DelayMinutes = (typeof DELAY_MINUTES)[number]

/** The delivery partner, as the customer sees them. */
export type Partner = {
  name: string
  phone?: string | undefined
  vehicle_number?: string | undefined
  /** One of the shop's people. */
  user_id?: string | undefined
}

/** A shop's action on an order, in the form stored until the server has responded. */
export type OwnerAction =
  | { type: 'accept'; data: { ready_in_minutes?: number } }
  | { type: 'reject'; data: { reason: RejectReason; note?: string; unavailable_items?: string[]; off_shelf?: MissingState } }
  | { type: 'delay'; data: { minutes: DelayMinutes } }
  | {
      type: 'update_status'
      data: {
        status: OrderStatus
        reason?: RejectReason
        note?: string
        unavailable_items?: string[]
        off_shelf?: MissingState
        delivery_partner?: Partner
        give_back?: HandReturn
        chained?: boolean
        paid_by?: PaidBy
      }
    }
  | { type: 'acknowledge'; data: Record<string, never> }
  | { type: 'payment'; data: { payment_method?: 'upi' } }
  | { type: 'pack'; data: { changes: LineChange[]; by_phone?: boolean; reason?: string } }
  | { type: 'off_shelf'; data: { product_id: string; state: MissingState } }
  | { type: 'answer_problem'; data: { answer: string } }

export type OwnerActionType = OwnerAction['type']

/** The status after an action; `null` if it does not change the status. */
export const targetOf = (action: OwnerAction): OrderStatus | null => {
  if (action.type === 'accept') return 'confirmed'
  if (action.type === 'reject') return 'cancelled'
  return action.type === 'update_status' ? action.data.status : null
}

/** Whether a later action for the same order waits while this one has a problem: it was meant for the order after it. */
export const isBuiltUpon = (action: OwnerAction): boolean => targetOf(action) !== null || action.type === 'pack'

const sayState = ({ state }: { state: MissingState }): { state: MissingState } => ({ state })

/** The API call of an action. Transitions include the seen version, so that one of two devices wins. */
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
      return { key: 'POST /orders/{id}/payment/confirm', body: action.data } as const
    case 'pack':
      return { key: 'POST /orders/{id}/packing', body: { version, ...action.data } } as const
    // It is about the product: no version of the order is meant.
    case 'off_shelf':
      return { key: 'PATCH /inventory/products/{product_id}/availability', body: sayState(action.data) } as const
    // A reported problem can be answered in any status.
    case 'answer_problem':
      return { key: 'POST /orders/{id}/problem/answer', body: action.data } as const
  }
}
