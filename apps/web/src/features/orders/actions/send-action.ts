import type { MissingState } from '@jhola/contract/availability/missing-states'
import { ACTING_AS_HEADER } from '@jhola/contract/constants'
import { outcomeOfRefusal, type QueuedAction, type SendOutcome } from '@jhola/contract/orders/offline/action-queue'
import { type DelayMinutes, type OwnerAction, type Partner, toOwnerCall } from '@jhola/contract/orders/offline/owner-actions'
import type { LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import type { HandReturn } from '@jhola/contract/orders/packing/money-after-packing'
import type { OrderStatus, RejectReason } from '@jhola/contract/orders/statuses'
import type { PaidBy } from '@jhola/contract/orders/steps/paid-by'
import { decideChain } from '@jhola/contract/orders/steps/step-chains'
import { ApiError, api, toRequest } from '../../../shared/api/api-client.ts'
import { sendOnPageHide } from '../../../shared/api/send-on-page-hide.ts'
import type { Order } from '../data/board-state.ts'

export type { Partner }

/** Why the shop rejects the order; `missing`: ids of products that are not available, which also leave the shelf (`offShelf`). */
export type Why = { reason: RejectReason; note?: string; missing?: string[]; offShelf?: MissingState }

const whyOf = ({ note, missing, offShelf }: Partial<Why>) => ({
  ...(note ? { note } : {}),
  ...(missing && missing.length > 0 ? { unavailable_items: missing, ...(offShelf ? { off_shelf: offShelf } : {}) } : {}),
})

/** Everything that a shop can do to an order, with the order as the user saw it. */
export type OrderAction =
  | { kind: 'accept'; order: Order; readyInMinutes?: number }
  | ({ kind: 'reject'; order: Order } & Why)
  | { kind: 'delay'; order: Order; minutes: DelayMinutes }
  | { kind: 'acknowledge'; order: Order }
  | ({
      kind: 'move'
      order: Order
      to: OrderStatus
      partner?: Partner
      giveBack?: HandReturn
      /** How the money came at the handover of an order that is not paid. */
      paidBy?: PaidBy
    } & Partial<Why>)
  /** `method`: by UPI, where the order alone does not say so. */
  | { kind: 'paid'; order: Order; method?: 'upi' }
  | { kind: 'answer'; order: Order; answer: string }
  | { kind: 'pack'; order: Order; changes: LineChange[]; byPhone?: boolean; reason?: string }
  | { kind: 'off_shelf'; order: Order; productId: string; state: MissingState }

/** An action in the form that the queue stores. */
export const toOwnerAction = (action: OrderAction): OwnerAction => {
  switch (action.kind) {
    case 'accept':
      return {
        type: 'accept',
        data: action.readyInMinutes === undefined ? {} : { ready_in_minutes: action.readyInMinutes },
      }
    case 'reject':
      return { type: 'reject', data: { reason: action.reason, ...whyOf(action) } }
    case 'delay':
      return { type: 'delay', data: { minutes: action.minutes } }
    case 'acknowledge':
      return { type: 'acknowledge', data: {} }
    case 'paid':
      return { type: 'payment', data: action.method ? { payment_method: action.method } : {} }
    case 'answer':
      return { type: 'answer_problem', data: { answer: action.answer } }
    case 'pack':
      return {
        type: 'pack',
        data: {
          changes: action.changes,
          ...(action.byPhone ? { by_phone: true } : {}),
          ...(action.reason ? { reason: action.reason } : {}),
        },
      }
    case 'off_shelf':
      return { type: 'off_shelf', data: { product_id: action.productId, state: action.state } }
    case 'move': {
      const reason = action.reason ? { reason: action.reason } : {}
      const partner = action.partner ? { delivery_partner: action.partner } : {}
      const giveBack = action.giveBack ? { give_back: action.giveBack } : {}
      const paidBy = action.paidBy ? { paid_by: action.paidBy } : {}
      // Steps that the shop does not use are taken on the way.
      const chain = decideChain(action.order, action.to, 'shop')
      const chained = chain.ok && chain.value.length > 1 ? { chained: true } : {}
      const more = { ...reason, ...whyOf(action), ...partner, ...giveBack, ...paidBy, ...chained }
      return { type: 'update_status', data: { status: action.to, ...more } }
    }
  }
}

/**
 * The order version to send (optimistic lock). When the newest version has the same status as the one that the user saw (only a
 * small change since, such as our own "seen" or a recorded payment), it is the newest version. When two devices change the
 * status, one of them wins.
 */
export const versionMeant = (seen: Order, newest: Order | undefined): number =>
  newest && newest.version > seen.version && newest.status === seen.status ? newest.version : seen.version

const productOf = (action: QueuedAction): string => (action.type === 'off_shelf' ? action.data.product_id : '')

/** Sends the action under its own idempotency key and in its user's name. */
const senderOf = ({ id, user_id }: QueuedAction) => ({
  idempotencyKey: id,
  headers: { [ACTING_AS_HEADER]: user_id },
})

/** Sends one queued action; null: it is about a product, and the order stays as it is. Throws `ApiError`. */
const call = async (action: QueuedAction): Promise<Order | null> => {
  const sender = { ...senderOf(action), keepalive: true }
  const common = { ...sender, params: { id: action.orderId } }
  const request = toOwnerCall(action, action.seen.version)
  switch (request.key) {
    case 'PATCH /inventory/products/{product_id}/availability':
      await api(request.key, { ...sender, params: { product_id: productOf(action) }, body: request.body })
      return null
    case 'POST /orders/{id}/accept':
      return (await api(request.key, { ...common, body: request.body })).order
    case 'POST /orders/{id}/reject':
      return (await api(request.key, { ...common, body: request.body })).order
    case 'POST /orders/{id}/delay':
      return (await api(request.key, { ...common, body: request.body })).order
    case 'POST /orders/{id}/acknowledge':
      return (await api(request.key, common)).order
    case 'POST /orders/{id}/payment/confirm':
      return (await api(request.key, { ...common, body: request.body })).order
    case 'POST /orders/{id}/problem/answer':
      return (await api(request.key, { ...common, body: request.body })).order
    case 'POST /orders/{id}/packing':
      return (await api(request.key, { ...common, body: request.body })).order
    case 'PUT /orders/{id}/status':
      return (await api(request.key, { ...common, body: request.body })).order
  }
}

/** Sends an action. `onOrder` gets the updated order before the queue removes the action. */
export const sendQueued = async (action: QueuedAction, onOrder: (order: Order) => void): Promise<SendOutcome> => {
  try {
    const order = await call(action)
    if (order === null) return { kind: 'done', order: action.seen }
    onOrder(order)
    return { kind: 'done', order: { version: order.version, status: order.status } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return outcomeOfRefusal(error.status, error.code, error.details)
  }
}

/** Sends an action while its page unloads. The answer is not received; the next page asks for it again. */
export const sendQueuedOnLeaving = (action: QueuedAction): void => {
  const { key, ...rest } = toOwnerCall(action, action.seen.version)
  const params = action.type === 'off_shelf' ? { product_id: productOf(action) } : { id: action.orderId }
  sendOnPageHide(toRequest(key, { ...senderOf(action), params, ...rest }, document.documentElement.lang || 'en'))
}
