import { OWNER_QUEUE_MAX, OWNER_QUEUE_TRIES_MAX, UNDO_MS } from '../../constants.ts'
import { isPacked } from '../packing/is-packed.ts'
import { decideTransition, ORDER_STATUSES, type OrderPosition, type OrderStatus } from '../statuses.ts'
import { decideChain } from '../steps/step-chains.ts'
import { isBuiltUpon, type OwnerAction, targetOf } from './owner-actions.ts'

/** The state of an order when a person acted on it, including the queued actions for it. */
export type SeenOrder = { version: number; status: OrderStatus }

/** The state of the order when the server rejected the action: which device changed it, and when (ISO 8601). */
export type FoundOrder = { status: OrderStatus; version: number | null; by: string | null; at: string | null }

/** The owner of the queue. Other people's actions are never sent. */
export type QueueOwner = { user_id: string; store_id: string }

/**
 * A shop's action in the device's database. `id` is its permanent idempotency key; `seq` its position; times in epoch ms.
 * `was_sent`: it was sent once and may have arrived. `was_deferred`: a person saw it waiting. `conflict` and `failed` wait for
 * a person's decision. `batch`: the bulk step that it is part of; its actions are undone and reported together.
 */
export type QueuedAction = OwnerAction &
  QueueOwner & {
    id: string
    seq: number
    orderId: string
    order_number: string
    seen: SeenOrder
    timestamp: number
    send_after: number
    retries: number
    was_sent: boolean
    was_deferred: boolean
    state: 'waiting' | 'conflict' | 'failed'
    problem: { code: string; details?: unknown; found: FoundOrder | null } | null
    batch?: string
  }

/** An action without a position in the queue. */
export type NewAction = OwnerAction &
  QueueOwner &
  Pick<QueuedAction, 'id' | 'orderId' | 'order_number' | 'seen' | 'timestamp' | 'send_after' | 'batch'>

/** The result of sending. `refused`: a final error. `broken`: the server failed. `unreachable`: the result is unknown; retry. */
export type SendOutcome =
  | { kind: 'done'; order: SeenOrder }
  | { kind: 'refused'; code: string; details?: unknown }
  | { kind: 'broken'; code: string }
  | { kind: 'unreachable' }
  | { kind: 'signed_out' }

const bySeq = (a: QueuedAction, b: QueuedAction): number => a.seq - b.seq

/** The actions of one person in one shop, in order. */
export const actionsOf = (queue: readonly QueuedAction[], owner: QueueOwner): QueuedAction[] =>
  queue.filter(({ user_id, store_id }) => user_id === owner.user_id && store_id === owner.store_id).toSorted(bySeq)

/** Changes of lines, and products that leave the shelf, are different wishes unless they say the same. */
const isSameWish = (a: OwnerAction & { orderId: string }, b: OwnerAction & { orderId: string }): boolean =>
  a.orderId === b.orderId &&
  a.type === b.type &&
  targetOf(a) === targetOf(b) &&
  ((a.type !== 'pack' && a.type !== 'off_shelf') || JSON.stringify(a.data) === JSON.stringify(b.data))

/** A line that was changed and changed back may be changed again: only the last wish about the lines can be repeated. */
const canRepeat = (mine: readonly QueuedAction[], one: QueuedAction): boolean =>
  one.type !== 'pack' || mine.findLast((other) => other.orderId === one.orderId)?.id === one.id

/**
 * Adds an action to the queue. `full`: the limit is reached and the person is told; `repeated`: the same action is queued
 * already.
 */
export const admitAction = (queue: readonly QueuedAction[], action: NewAction): QueuedAction | 'full' | 'repeated' => {
  const mine = actionsOf(queue, action)
  if (mine.some((one) => one.state === 'waiting' && isSameWish(one, action) && canRepeat(mine, one))) return 'repeated'
  if (mine.length >= OWNER_QUEUE_MAX) return 'full'
  const seq = Math.max(0, ...queue.map((one) => one.seq)) + 1
  const isDeferred = mine.some((one) => one.was_deferred && one.state === 'waiting')
  return { ...action, seq, retries: 0, was_sent: false, was_deferred: isDeferred, state: 'waiting', problem: null }
}

/** Whether the action can still be undone. One that would wait longer was saved before the clock was set back: it is due. */
export const isHeld = ({ send_after }: Pick<QueuedAction, 'send_after'>, nowMs: number): boolean =>
  send_after > nowMs && send_after - nowMs <= UNDO_MS

/**
 * The next action to send: the oldest due one, and never a later action of an order before an earlier one. `wakeAtMs`: none is
 * due before this time. Actions of an order wait behind one that needs a person.
 */
export const nextAction = (
  queue: readonly QueuedAction[],
  owner: QueueOwner,
  nowMs: number,
): { action: QueuedAction | null; wakeAtMs: number | null } => {
  const held = new Set<string>()
  let wakeAtMs: number | null = null
  for (const action of actionsOf(queue, owner)) {
    if (held.has(action.orderId)) continue
    if (action.state !== 'waiting') {
      if (isBuiltUpon(action)) held.add(action.orderId)
    } else if (isHeld(action, nowMs)) {
      held.add(action.orderId)
      wakeAtMs = Math.min(wakeAtMs ?? action.send_after, action.send_after)
    } else return { action, wakeAtMs: null }
  }
  return { action: null, wakeAtMs }
}

const NO_ANSWER = [0, 429, 502, 503, 504]

/** Interprets an error: HTTP status (0: no response), code and details in the common error format. */
export const outcomeOfRefusal = (status: number, code: string, details?: unknown): SendOutcome => {
  if (NO_ANSWER.includes(status)) return { kind: 'unreachable' }
  if (status === 401) return { kind: 'signed_out' }
  if (status >= 500) return { kind: 'broken', code }
  return { kind: 'refused', code, details }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The order as found by a rejected action; `null` if it was rejected for another reason than a concurrent change. */
export const foundIn = (code: string, details: unknown): FoundOrder | null => {
  if (code !== 'orders.stale' && code !== 'orders.illegal_transition') return null
  if (typeof details !== 'object' || details === null) return null
  // @NOTE details of the error catalogue, checked by field.
  const { current, version, by, at } = details as Record<string, unknown>
  const status = ORDER_STATUSES.find((one) => one === current)
  return status ? { status, version: typeof version === 'number' ? version : null, by: textOf(by), at: textOf(at) } : null
}

/** New states of queued actions by id; `remove`: it is done. */
export type QueueChanges = Map<string, QueuedAction | 'remove'>

/**
 * Later actions for the same order assumed that this one was in progress: they now refer to the order after it. Actions without
 * a transition (seen, paid) do so only if no one else changed the order.
 */
const rebaseFollowers = (queue: readonly QueuedAction[], done: QueuedAction, order: SeenOrder): QueueChanges =>
  new Map(
    queue.flatMap((one): [string, QueuedAction][] => {
      const isFollower = one.orderId === done.orderId && one.seq > done.seq && one.state === 'waiting' && !one.was_sent
      const isOlder = one.seen.version < order.version
      const isMeant = targetOf(done) !== null || one.seen.status === order.status
      return isFollower && isOlder && isMeant ? [[one.id, { ...one, seen: order }]] : []
    }),
  )

/** The way of an order that nobody cancels. */
const FORWARD: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered']

/** Whether another device has done the same, or more of the same way: nobody has to decide about that. */
const isDoneByOthers = (action: QueuedAction, found: FoundOrder | null): found is FoundOrder => {
  const target = targetOf(action)
  if (target === null || found === null) return false
  return found.status === target || (FORWARD.includes(target) && FORWARD.indexOf(found.status) > FORWARD.indexOf(target))
}

/** Another device took a step that this action goes through anyway. */
const isOnTheWay = (action: QueuedAction, { status, version }: FoundOrder): boolean => {
  if (action.type !== 'update_status' || !action.data.chained || version === null) return false
  const place = FORWARD.indexOf(status)
  return place > FORWARD.indexOf(action.seen.status) && place < FORWARD.indexOf(action.data.status)
}

const settleRefusal = (action: QueuedAction, code: string, details: unknown): QueuedAction | 'remove' => {
  // No one has to decide about an order that could not be marked as seen.
  if (action.type === 'acknowledge') return 'remove'
  const found = foundIn(code, details)
  const problem = { code, details, found }
  if (found === null) return { ...action, state: 'failed', problem }
  // A small change, such as a recorded payment: the order still has the status that the person saw.
  // Changed lines are not sent again by themselves: another device or the customer may have changed the same line.
  const isUnmoved =
    action.type !== 'pack' && code === 'orders.stale' && found.status === action.seen.status && found.version !== null
  if (isUnmoved || isOnTheWay(action, found))
    return { ...action, seen: { status: found.status, version: found.version ?? action.seen.version } }
  return { ...action, state: 'conflict', problem }
}

/**
 * The effect of a response on the queue. Later actions are written first: a crash between two writes then only repeats a
 * harmless request.
 */
export const settleAction = (queue: readonly QueuedAction[], action: QueuedAction, outcome: SendOutcome): QueueChanges => {
  if (outcome.kind === 'done') return rebaseFollowers(queue, action, outcome.order).set(action.id, 'remove')
  if (outcome.kind === 'refused') {
    const found = foundIn(outcome.code, outcome.details)
    if (isDoneByOthers(action, found)) {
      const { status, version } = found
      return (version === null ? new Map() : rebaseFollowers(queue, action, { status, version })).set(action.id, 'remove')
    }
    return new Map([[action.id, settleRefusal(action, outcome.code, outcome.details)]])
  }
  if (outcome.kind === 'broken') {
    const retries = action.retries + 1
    const hasFailed = retries >= OWNER_QUEUE_TRIES_MAX
    const problem = hasFailed ? { code: outcome.code, found: null } : null
    return new Map([[action.id, { ...action, retries, was_deferred: true, state: hasFailed ? 'failed' : 'waiting', problem }]])
  }
  const waiting = actionsOf(queue, action).filter((one) => one.state === 'waiting' && !one.was_deferred)
  return new Map(waiting.map((one) => [one.id, { ...one, was_deferred: true }]))
}

/** An order as it will be after all its queued actions: for its next button. Never shown as done. */
export const projectOrder = <T extends { id: string; status: OrderStatus }>(order: T, queue: readonly QueuedAction[]): T => {
  const waiting = queue.filter((one) => one.orderId === order.id && one.state === 'waiting').toSorted(bySeq)
  const status = waiting.reduce((now, one) => targetOf(one) ?? now, order.status)
  return status === order.status ? order : { ...order, status }
}

/**
 * An order as the actions leave it that can still be undone or are being sent: for its status. Actions that wait for the network have
 * not changed it yet.
 */
export const projectUnderWay = <T extends { id: string; status: OrderStatus }>(order: T, queue: readonly QueuedAction[]): T =>
  projectOrder(
    order,
    queue.filter((one) => !one.was_deferred),
  )

/** Ids to remove when an action is undone or dropped: itself and the actions based on it. */
export const idsBuiltOn = (queue: readonly QueuedAction[], action: QueuedAction): string[] =>
  queue.flatMap((one) => {
    if (one.id === action.id) return [one.id]
    const isBuiltOn = one.orderId === action.orderId && one.user_id === action.user_id && one.seq > action.seq
    return isBuiltOn && targetOf(action) !== null && !one.was_sent && one.type !== 'acknowledge' ? [one.id] : []
  })

/** Whether it can be undone without a trace: only before it has left the device. */
export const canTakeBack = (action: QueuedAction): boolean => action.state === 'waiting' && !action.was_sent

/** Whether the action is still possible in the order's current status. */
export const canStillDo = (action: OwnerAction, position: OrderPosition): boolean => {
  if (action.type === 'pack') return isPacked(position.status)
  const target = targetOf(action)
  if (target === null || target === position.status) return false
  const isChained = action.type === 'update_status' && action.data.chained === true
  return isChained ? decideChain(position, target, 'shop').ok : decideTransition(position, target, 'shop').ok
}

/** The person confirms the action for the order's current state. The key stays the same: a rejected request had no effect. */
export const wantAnyway = (action: QueuedAction, seen: SeenOrder): QueuedAction => ({
  ...action,
  seen,
  state: 'waiting',
  problem: null,
  retries: 0,
  was_sent: false,
})
