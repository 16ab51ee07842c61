import { describe, expect, test } from 'vitest'
import { OWNER_QUEUE_MAX, UNDO_MS } from '../../constants.ts'
import {
  actionsOf,
  admitAction,
  canStillDo,
  canTakeBack,
  idsBuiltOn,
  type NewAction,
  nextAction,
  outcomeOfRefusal,
  projectOrder,
  projectUnderWay,
  type QueuedAction,
  settleAction,
  wantAnyway,
} from './action-queue.ts'
import { type OwnerAction, toOwnerCall } from './owner-actions.ts'
import { replayQueue } from './replay-queue.ts'

const ME = { user_id: 'u1', store_id: 's1' }
const ACCEPT: OwnerAction = { type: 'accept', data: {} }
const PREPARE: OwnerAction = { type: 'update_status', data: { status: 'preparing' } }
const SEEN: OwnerAction = { type: 'acknowledge', data: {} }
const GONE: OwnerAction = { type: 'pack', data: { changes: [{ kind: 'not_available', line_no: 1 }] } }
const BACK: OwnerAction = { type: 'pack', data: { changes: [{ kind: 'restored', line_no: 1 }] } }
const PAID: OwnerAction = { type: 'payment', data: {} }

let ids = 0
const wish = (action: OwnerAction, orderId = 'o1', over: Partial<NewAction> = {}): NewAction => {
  ids += 1
  const base = { id: `key-${ids}`, orderId, order_number: '001-0001', seen: { version: 1, status: 'pending' as const } }
  return { ...action, ...ME, ...base, timestamp: 1000, send_after: 0, ...over } as NewAction
}
/** A queue of these actions, in order. */
const queueOf = (...wishes: NewAction[]): QueuedAction[] => {
  const queue: QueuedAction[] = []
  for (const one of wishes) {
    const admitted = admitAction(queue, one)
    if (typeof admitted === 'string') throw new Error(admitted)
    queue.push(admitted)
  }
  return queue
}
const apply = (queue: QueuedAction[], changes: ReturnType<typeof settleAction>): QueuedAction[] =>
  queue.flatMap((one) => {
    const next = changes.get(one.id) ?? one
    return next === 'remove' ? [] : [next]
  })
const settle = (queue: QueuedAction[], ...[outcome]: [Parameters<typeof settleAction>[2]]): QueuedAction[] => {
  const { action } = nextAction(queue, ME, 5000)
  if (!action) throw new Error('nothing to send')
  return apply(queue, settleAction(queue, action, outcome))
}
const stale = (current: string, version: number) =>
  outcomeOfRefusal(412, 'orders.stale', { current, version, by: 'Ramesh · Android phone', at: '2026-11-20T10:00:00.000Z' })

describe('admitting', () => {
  test('places are given in the order of the taps; the same wish twice is one', () => {
    const queue = queueOf(wish(ACCEPT), wish(ACCEPT, 'o2'), wish(PREPARE))
    expect(queue.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(admitAction(queue, wish(ACCEPT))).toBe('repeated')
    expect(admitAction(queue, wish(PAID))).toMatchObject({ seq: 4, state: 'waiting', retries: 0 })
  })

  test(`150 taps: ${OWNER_QUEUE_MAX} are kept and the others refused; another person's do not count`, () => {
    let queue: QueuedAction[] = queueOf(wish(ACCEPT, 'theirs', { user_id: 'u2' }))
    let refused = 0
    for (let tap = 0; tap < 150; tap += 1) {
      const admitted = admitAction(queue, wish(ACCEPT, `order-${tap}`))
      if (typeof admitted === 'string') refused += 1
      else queue = [...queue, admitted]
    }
    expect([actionsOf(queue, ME).length, refused]).toEqual([100, 50])
  })
})

describe('what goes next', () => {
  test("never another person's, nor another shop's", () => {
    const queue = queueOf(wish(ACCEPT, 'o1', { user_id: 'u2' }), wish(ACCEPT, 'o2', { store_id: 's2' }))
    expect(nextAction(queue, ME, 5000)).toEqual({ action: null, wakeAtMs: null })
  })

  test('what may still be taken back holds its order, not the others', () => {
    const queue = queueOf(wish(ACCEPT, 'o1', { send_after: 6000 }), wish(PREPARE), wish(ACCEPT, 'o2'))
    expect(nextAction(queue, ME, 5000).action?.orderId).toBe('o2')
    expect(nextAction(queue.slice(0, 2), ME, 5000)).toEqual({ action: null, wakeAtMs: 6000 })
    expect(nextAction(queue, ME, 6000).action?.seq).toBe(1)
  })

  test('what is held longer than it can be taken back is due: the clock was set back', () => {
    const queue = queueOf(
      wish(ACCEPT, 'o1', { send_after: 5001 + UNDO_MS }),
      wish(ACCEPT, 'o2', { send_after: 5000 + 3_600_000 }),
    )
    expect(nextAction(queue, ME, 5000).action?.orderId).toBe('o1')
    expect(nextAction(queue.slice(1), ME, 5000).action?.orderId).toBe('o2')
    expect(nextAction(queue.slice(0, 1), ME, 5001)).toEqual({ action: null, wakeAtMs: 5001 + UNDO_MS })
  })

  test('an order that waits for a person waits with everything; the others go on', () => {
    const queue = settle(queueOf(wish(ACCEPT), wish(PREPARE), wish(ACCEPT, 'o2')), stale('cancelled', 2))
    expect(nextAction(queue, ME, 5000).action?.orderId).toBe('o2')
  })
})

describe('an answer', () => {
  test('yes: it is gone, and what was built on it means the order as it is now', () => {
    const queue = settle(queueOf(wish(ACCEPT), wish(PREPARE)), { kind: 'done', order: { version: 2, status: 'confirmed' } })
    expect(queue).toMatchObject([{ type: 'update_status', seen: { version: 2, status: 'confirmed' } }])
  })

  test('"seen" does not overwrite a change by someone else', () => {
    const moved = settle(queueOf(wish(SEEN), wish(ACCEPT)), { kind: 'done', order: { version: 3, status: 'cancelled' } })
    expect(moved[0]?.seen).toEqual({ version: 1, status: 'pending' })
    const unmoved = settle(queueOf(wish(SEEN), wish(ACCEPT)), { kind: 'done', order: { version: 2, status: 'pending' } })
    expect(unmoved[0]?.seen).toEqual({ version: 2, status: 'pending' })
  })

  test('a conflict waits for the person, with who and when', () => {
    const [conflict] = settle(queueOf(wish(ACCEPT)), stale('cancelled', 2))
    expect(conflict).toMatchObject({
      state: 'conflict',
      problem: { found: { status: 'cancelled', by: 'Ramesh · Android phone', at: '2026-11-20T10:00:00.000Z' } },
    })
  })

  test('another device did the same, or has gone further: nobody decides about it, and what follows means the order as it is', () => {
    expect(settle(queueOf(wish(ACCEPT)), stale('confirmed', 2))).toEqual([])
    expect(settle(queueOf(wish(ACCEPT)), stale('out_for_delivery', 4))).toEqual([])
    const queue = settle(queueOf(wish(ACCEPT), wish(PREPARE)), stale('confirmed', 2))
    expect(queue).toMatchObject([{ type: 'update_status', state: 'waiting', seen: { version: 2, status: 'confirmed' } }])
    // It went back, or another way.
    expect(settle(queueOf(wish(PREPARE)), stale('cancelled', 3))).toMatchObject([{ state: 'conflict' }])
  })

  test('only something small happened: it goes again of the version that is there', () => {
    const [again] = settle(queueOf(wish(ACCEPT)), stale('pending', 4))
    expect(again).toMatchObject({ state: 'waiting', seen: { version: 4, status: 'pending' } })
  })

  test('another no: kept for the person; a "seen" that cannot be said is nobody’s business', () => {
    const refused = outcomeOfRefusal(409, 'payments.not_due')
    expect(settle(queueOf(wish(PAID)), refused)).toMatchObject([{ state: 'failed', problem: { code: 'payments.not_due' } }])
    expect(settle(queueOf(wish(SEEN)), refused)).toEqual([])
  })

  test('a failing server is asked three times; no answer at all never counts', () => {
    let queue = queueOf(wish(ACCEPT))
    for (let time = 0; time < 50; time += 1) queue = settle(queue, outcomeOfRefusal(0, 'network.offline'))
    expect(queue).toMatchObject([{ retries: 0, state: 'waiting', was_deferred: true }])
    const broken = outcomeOfRefusal(500, 'server.failed')
    queue = settle(settle(queue, broken), broken)
    expect(queue).toMatchObject([{ retries: 2, state: 'waiting' }])
    expect(settle(queue, broken)).toMatchObject([{ retries: 3, state: 'failed' }])
  })

  test.each([
    [0, 'unreachable'],
    [503, 'unreachable'],
    [429, 'unreachable'],
    [401, 'signed_out'],
    [500, 'broken'],
    [403, 'refused'],
  ])('status %i is %s', (status, kind) => expect(outcomeOfRefusal(status, 'x').kind).toBe(kind))
})

describe('on screen', () => {
  const order = { id: 'o1', status: 'pending' as const }
  test('the next button follows what waits, the order itself does not', () => {
    expect(projectOrder(order, queueOf(wish(ACCEPT), wish(PREPARE))).status).toBe('preparing')
    expect(projectOrder(order, queueOf(wish(PAID)))).toBe(order)
  })

  test('its status follows what is held or being sent, but not what waits for the network', () => {
    const queue = queueOf(wish(ACCEPT), wish(PREPARE))
    const status = (more: Partial<QueuedAction>) =>
      projectUnderWay(
        order,
        queue.map((one): QueuedAction => ({ ...one, ...more }) as QueuedAction),
      ).status
    expect([status({}), status({ was_sent: true }), status({ was_deferred: true }), status({ state: 'conflict' })]).toEqual([
      ...['preparing', 'preparing', 'pending', 'pending'],
    ])
  })

  test('taking something back takes what was built on it; what has left stays', () => {
    const queue = queueOf(wish(ACCEPT), wish(PREPARE), wish(ACCEPT, 'o2'))
    const [first] = queue
    expect(first && idsBuiltOn(queue, first)).toEqual([queue[0]?.id, queue[1]?.id])
    expect(first && canTakeBack({ ...first, was_sent: true })).toBe(false)
  })

  test('doing it all the same is offered only where it can be done', () => {
    const at = (status: 'confirmed' | 'cancelled') => ({ status, delivery_type: 'delivery' as const })
    expect(canStillDo(PREPARE, at('confirmed'))).toBe(true)
    expect(canStillDo(PREPARE, at('cancelled'))).toBe(false)
    expect(canStillDo(ACCEPT, at('confirmed'))).toBe(false)
    const [conflict] = settle(queueOf(wish(PREPARE)), stale('confirmed', 3))
    const again = conflict && wantAnyway(conflict, { version: 3, status: 'confirmed' })
    expect(again).toMatchObject({ state: 'waiting', problem: null, seen: { version: 3 } })
    expect(again && toOwnerCall(again, again.seen.version).body).toEqual({ version: 3, status: 'preparing' })
  })
})

test('what is taken back in the very moment of sending is not sent', async () => {
  let queue = queueOf(wish(ACCEPT))
  const sent: string[] = []
  const end = await replayQueue({
    owner: ME,
    read: async () => queue,
    change: async () => {
      queue = []
      return undefined
    },
    send: async ({ id }) => {
      sent.push(id)
      return { kind: 'unreachable' }
    },
    nowMs: () => 5000,
  })
  expect([end.why, sent]).toEqual(['empty', []])
})

describe('changes of lines', () => {
  test('each is a wish of its own, and only the last one can be repeated', () => {
    const queue = queueOf(wish(GONE), wish(BACK), wish(GONE))
    expect(queue).toHaveLength(3)
    expect(admitAction(queue, wish(GONE))).toBe('repeated')
  })

  test('they go in their order, each of the version that the one before made', () => {
    const queue = settle(queueOf(wish(GONE), wish(BACK)), { kind: 'done', order: { version: 2, status: 'pending' } })
    expect(queue).toMatchObject([{ data: BACK.data, seen: { version: 2 } }])
  })

  test('another device was faster: it waits for the person, and the order does not move on without it', () => {
    const queue = settle(queueOf(wish(GONE), wish(PREPARE), wish(ACCEPT, 'o2')), stale('pending', 4))
    expect(queue[0]).toMatchObject({ state: 'conflict', problem: { code: 'orders.stale' } })
    expect(nextAction(queue, ME, 5000).action?.orderId).toBe('o2')
  })

  test('what leaves the shelf goes after the changed line, and no other action waits for it', () => {
    const off: OwnerAction = { type: 'off_shelf', data: { product_id: 'salt', state: 'sold_out' } }
    const other: OwnerAction = { type: 'off_shelf', data: { product_id: 'sugar', state: 'sold_out' } }
    const queue = queueOf(wish(GONE), wish(off), wish(other), wish(PREPARE))
    expect(admitAction(queue, wish(off))).toBe('repeated')
    expect(nextAction(queue, ME, 5000).action).toMatchObject(GONE)
    // A line that waits for a person holds its product too: it may be there after all.
    expect(nextAction(settle(queue, stale('pending', 4)), ME, 5000).action).toBeNull()
    const [first, ...rest] = queue
    const refused = first && settle(rest, outcomeOfRefusal(403, 'auth.forbidden'))
    expect(refused).toMatchObject([{ state: 'failed' }, { state: 'waiting' }, { type: 'update_status', state: 'waiting' }])
    expect(refused && nextAction(refused, ME, 5000).action).toMatchObject(other)
    expect(toOwnerCall(off, 3)).toEqual({
      key: 'PATCH /inventory/products/{product_id}/availability',
      body: { state: 'sold_out' },
    })
  })

  test('it can be done all the same while the order is packed', () => {
    expect(canStillDo(GONE, { status: 'preparing', delivery_type: 'delivery' })).toBe(true)
    expect(canStillDo(GONE, { status: 'out_for_delivery', delivery_type: 'delivery' })).toBe(false)
  })
})
