import { type OfflineOrder, sendsItself } from '../../../domain/orders/offline-orders.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'

type Placed = ApiReply<'POST /orders'>
type Refused = { code: string; status: number; details?: unknown }

/** The result of sending an offline order. `none`: no answer; it keeps waiting. */
export type Outcome =
  | { kind: 'placed'; placed: Placed }
  | { kind: 'called_off'; placed: Placed }
  | { kind: 'too_late'; placed: Placed }
  | { kind: 'refused' }
  | { kind: 'none' }

/** The dependencies of sending. `place` and `cancel` throw the server's refusals. */
export type SendingDeps = {
  place(order: OfflineOrder): Promise<Placed>
  cancel(placed: Placed): Promise<unknown>
  /** Changes the stored order atomically across all tabs; returns the stored order afterwards. */
  change(key: string, next: (order: OfflineOrder) => OfflineOrder | 'remove'): Promise<OfflineOrder | undefined>
  /** Stores the token that opens the order, before it leaves the queue. */
  remember(placed: Placed, order: OfflineOrder): void
  refusalOf(error: unknown): Refused | undefined
  nowMs(): number
}

/** It is unknown whether it was placed, or the server is overloaded: it is sent again later, under the same key. */
const isNoAnswer = ({ status }: Refused): boolean => status === 0 || status >= 500 || status === 429

const cancelOrder = async (deps: SendingDeps, placed: Placed): Promise<Outcome> => {
  try {
    await deps.cancel(placed)
    return { kind: 'called_off', placed }
  } catch (error) {
    const refused = deps.refusalOf(error)
    if (!refused) throw error
    return isNoAnswer(refused) ? { kind: 'none' } : { kind: 'too_late', placed }
  }
}

/** A refusal: the order stays for its customer's decision. One that was to be cancelled never existed, and is removed. */
const refuse = async (deps: SendingDeps, key: string, { code, details }: Refused): Promise<Outcome> => {
  await deps.change(key, (order) =>
    order.state === 'calling_off' ? 'remove' : { ...order, state: 'refused', was_sent: false, refusal: { code, details } },
  )
  return { kind: 'refused' }
}

/**
 * Sends one offline order. It is marked as sent before the request, so that from then on it can only be cancelled at the shop,
 * and is removed from the device only when the server has confirmed it. An order to be cancelled is first found by its key, then
 * cancelled.
 */
export const sendOfflineOrder = async (deps: SendingDeps, key: string): Promise<Outcome> => {
  let isOff = false
  const order = await deps.change(key, (kept) => {
    isOff = sendsItself(kept, deps.nowMs())
    return isOff ? { ...kept, was_sent: true } : kept
  })
  if (!order || !isOff) return { kind: 'none' }
  let placed: Placed
  try {
    placed = await deps.place(order)
  } catch (error) {
    const refused = deps.refusalOf(error)
    if (!refused) throw error
    return isNoAnswer(refused) ? { kind: 'none' } : refuse(deps, key, refused)
  }
  deps.remember(placed, order)
  // The customer may have cancelled it while it was in flight.
  const now = await deps.change(key, (kept) => (kept.state === 'calling_off' ? kept : 'remove'))
  if (now?.state !== 'calling_off') return { kind: 'placed', placed }
  const outcome = await cancelOrder(deps, placed)
  if (outcome.kind !== 'none') await deps.change(key, () => 'remove')
  return outcome
}
