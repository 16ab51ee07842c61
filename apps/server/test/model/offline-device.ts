import {
  admitAction,
  type NewAction,
  outcomeOfRefusal,
  projectOrder,
  type QueuedAction,
  type QueueOwner,
  type SendOutcome,
} from '@jhola/contract/orders/offline/action-queue'
import { toOwnerCall } from '@jhola/contract/orders/offline/owner-actions'
import { type ReplayEnd, replayQueue } from '@jhola/contract/orders/offline/replay-queue'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { Answer, TestApp } from '../build-test-app.ts'

/** A number in [0, 1), the same sequence for the same seed. */
export type Random = () => number

export const createRandom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** An order as this device last saw it. */
export type Seen = { id: string; version: number; status: OrderStatus }
type Sent = { call: string; options: Parameters<TestApp['call']>[1] }

/** The page closes in the middle of a write to its database. Earlier writes are there when it opens again. */
class Restarted extends Error {}

/**
 * A counter's device with its own queue and a network that loses requests, loses replies, sends duplicates, and delivers again
 * much later. `disk` outlives restarts, which can happen at any point.
 */
export const createDevice = (app: TestApp, session: string, owner: QueueOwner, random: Random) => {
  const disk = new Map<string, QueuedAction>()
  const late: Sent[] = []
  const counts = { sent: 0, lostRequests: 0, lostAnswers: 0, twice: 0, late: 0, restarts: 0 }
  let isNetworkBad = true

  const deliver = ({ call, options }: Sent): Promise<Answer> => {
    counts.sent += 1
    return app.call(call, options)
  }
  const sendLate = async (): Promise<void> => {
    const again = late.splice(Math.floor(random() * late.length), 1)[0]
    if (!again) return
    counts.late += 1
    await deliver(again)
  }
  const transport = async (sent: Sent): Promise<Answer | null> => {
    if (!isNetworkBad) return deliver(sent)
    if (random() < 0.1) await sendLate()
    if (random() < 0.15) {
      counts.lostRequests += 1
      // Lost for now: some routers deliver it minutes later.
      if (random() < 0.5) late.push(sent)
      return null
    }
    if (random() < 0.2) late.push(sent)
    if (random() < 0.2) {
      counts.twice += 1
      const [first, second] = await Promise.all([deliver(sent), deliver(sent)])
      return random() < 0.5 ? first : second
    }
    const answer = await deliver(sent)
    if (random() < 0.2) {
      counts.lostAnswers += 1
      return null
    }
    return answer
  }
  const send = async (action: QueuedAction): Promise<SendOutcome> => {
    const { key, ...rest } = toOwnerCall(action, action.seen.version)
    const body = 'body' in rest ? rest.body : undefined
    const call = key.replace('{id}', action.orderId)
    const answer = await transport({ call, options: { token: session, key: action.id, ...(body ? { body } : {}) } })
    if (!answer) return { kind: 'unreachable' }
    if (answer.status >= 300) return outcomeOfRefusal(answer.status, String(answer.body.code), answer.body.details)
    const { version, status } = answer.body.order as Seen
    return { kind: 'done', order: { version, status } }
  }

  /** One attempt to send everything; may stop in the middle. */
  const replay = async (): Promise<ReplayEnd['why'] | 'restarted'> => {
    try {
      const { why } = await replayQueue({
        owner,
        read: async () => [...disk.values()],
        change: async (id, next) => {
          if (isNetworkBad && random() < 0.03) throw new Restarted()
          const kept = disk.get(id)
          if (!kept) return undefined
          const after = next(kept)
          if (after === 'remove') disk.delete(id)
          else disk.set(id, after)
          return after === 'remove' ? undefined : after
        },
        send,
        nowMs: () => app.clock.now().getTime(),
      })
      return why
    } catch (error) {
      if (!(error instanceof Restarted)) throw error
      counts.restarts += 1
      return 'restarted'
    }
  }
  return {
    counts,
    /** Actions that wait for a person, or for another action that does. */
    left: (): readonly QueuedAction[] => [...disk.values()],
    /** A tap while offline; returns whether the queue accepted it. */
    tap: (order: Seen, wish: (shown: Seen) => Pick<NewAction, 'type' | 'data'>): QueuedAction | 'full' | 'repeated' => {
      const queue = [...disk.values()]
      const shown = projectOrder(order, queue)
      const now = app.clock.now().getTime()
      const base = { ...owner, id: app.ids.uuid(), orderId: order.id, order_number: order.id.slice(0, 4) }
      const seen = { version: order.version, status: shown.status }
      // @NOTE type and data come as one pair from `wish`.
      const admitted = admitAction(queue, { ...base, ...wish(shown), seen, timestamp: now, send_after: now } as NewAction)
      if (typeof admitted !== 'string') disk.set(admitted.id, admitted)
      return admitted
    },
    replay,
    /** Delivers everything still in transit. From now on the network is reliable. */
    calm: async (): Promise<void> => {
      while (late.length > 0) await sendLate()
      isNetworkBad = false
    },
  }
}
