import { type OfflineOrder, sendsItself } from '../../../domain/orders/offline-orders.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'

type Placed = ApiReply<'POST /orders'>
type Refused = { code: string; status: number; details?: unknown }

/** What became of an order that waited. `none`: no answer; it waits on. */
export type Outcome =
  | { kind: 'placed'; placed: Placed }
  | { kind: 'called_off'; placed: Placed }
  | { kind: 'too_late'; placed: Placed }
  | { kind: 'refused' }
  | { kind: 'none' }

/** What sending needs of the world. `place` and `cancel` throw what the server refuses. */
export type SendingDeps = {
  place(order: OfflineOrder): Promise<Placed>
  cancel(placed: Placed): Promise<unknown>
  /** Changes the kept order in one step across all tabs; gives what is there afterwards. */
  change(key: string, next: (order: OfflineOrder) => OfflineOrder | 'remove'): Promise<OfflineOrder | undefined>
  /** Keeps what opens the order, before it leaves the queue. */
  remember(placed: Placed, order: OfflineOrder): void
  refusalOf(error: unknown): Refused | undefined
  nowMs(): number
}

/** Nobody knows whether it was placed, or the server is too busy to say: it is asked again later, under the same key. */
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

/** A no: kept for its customer. One that was to be called off never was an order, and is gone. */
const refuse = async (deps: SendingDeps, key: string, { code, details }: Refused): Promise<Outcome> => {
  await deps.change(key, (order) =>
    order.state === 'calling_off' ? 'remove' : { ...order, state: 'refused', was_sent: false, refusal: { code, details } },
  )
  return { kind: 'refused' }
}

/**
 * Sends one order that waited. It is marked as sent before it leaves, so that from then on it can only be called off at the shop, and is
 * taken from the device only when the server has said yes. An order to be called off is first found by its key, then cancelled.
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
  // The customer may have thought better of it while it was under way.
  const now = await deps.change(key, (kept) => (kept.state === 'calling_off' ? kept : 'remove'))
  if (now?.state !== 'calling_off') return { kind: 'placed', placed }
  const outcome = await cancelOrder(deps, placed)
  if (outcome.kind !== 'none') await deps.change(key, () => 'remove')
  return outcome
}
