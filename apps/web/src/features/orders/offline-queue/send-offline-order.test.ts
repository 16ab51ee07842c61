import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OfflineOrder, sendsItself } from '../../../domain/orders/offline-orders.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { type SendingDeps, sendOfflineOrder } from './send-offline-order.ts'

const HOUR_MS = 3_600_000
const waiting = (more: Partial<OfflineOrder> = {}): OfflineOrder => ({
  key: 'k1',
  body: { storeId: 'STORE-001', items: [{ productId: 'p', quantity: 1 }] },
  store_name: 'Test Kirana Store',
  items: [],
  total: 100,
  placed_at: 0,
  agreed_at: 0,
  state: 'waiting',
  was_sent: false,
  refusal: null,
  ...more,
})
// only the fields that sending reads
const answer = (id: string) => ({ order: { id, store_name: 'Test' }, tracking_token: 't' }) as ApiReply<'POST /orders'>

class Refusal extends Error {
  readonly code: string
  readonly status: number
  constructor(code: string, status: number) {
    super(code)
    this.code = code
    this.status = status
  }
}
const OFFLINE = new Refusal('network.offline', 0)

type Step = 'ok' | Refusal | 'lost'

/** A device with one order, and a fake shop that places an order once for each key, whatever is lost on the way. */
const world = (order: OfflineOrder, steps: Step[], cancels: Step[] = []) => {
  let stored: OfflineOrder | undefined = order
  const placed = new Map<string, { isCancelled: boolean }>()
  const remembered = new Set<string>()
  const deps: SendingDeps = {
    place: async ({ key }) => {
      const step = steps.shift() ?? 'ok'
      // A repeated key gets its first answer, whatever changed since.
      if (step instanceof Refusal && !(step.status === 409 && placed.has(key))) throw step
      if (!placed.has(key)) placed.set(key, { isCancelled: false })
      if (step === 'lost') throw OFFLINE
      return answer(`order-${key}`)
    },
    cancel: async () => {
      const step = cancels.shift() ?? 'ok'
      if (step instanceof Refusal) throw step
      for (const one of placed.values()) one.isCancelled = true
      if (step === 'lost') throw OFFLINE
    },
    change: async (_key, next) => {
      if (!stored) return undefined
      const changed = next(stored)
      stored = changed === 'remove' ? undefined : changed
      return stored
    },
    remember: ({ order: { id } }) => void remembered.add(id),
    refusalOf: (error) => (error instanceof Refusal ? error : undefined),
    nowMs: () => HOUR_MS,
  }
  const cancelOrder = () => deps.change('k1', (now) => (now.was_sent ? { ...now, state: 'calling_off' } : 'remove'))
  return { deps, placed, remembered, cancelOrder, stored: () => stored }
}

test.each<[string, Partial<OfflineOrder>, number, boolean]>([
  ['for two hours by itself', {}, 2 * HOUR_MS - 1, true],
  ['after that its customer is asked', {}, 2 * HOUR_MS, false],
  ['and may agree again', { agreed_at: 2 * HOUR_MS }, 3 * HOUR_MS, true],
  ['what was refused does not go', { state: 'refused' }, 0, false],
  ['calling off has no end', { state: 'calling_off' }, 9 * HOUR_MS, true],
])('an order goes %s', (_what, more, nowMs, goes) => {
  expect(sendsItself(waiting(more), nowMs)).toBe(goes)
})

describe('sending an offline order', () => {
  test('placed: its token is stored and it leaves the device', async () => {
    const { deps, stored, placed, remembered } = world(waiting(), ['ok'])
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('placed')
    expect([stored(), placed.size, [...remembered]]).toEqual([undefined, 1, ['order-k1']])
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('none')
  })

  test('no answer: it keeps waiting, marked as sent, and is sent again under its key', async () => {
    const { deps, stored, placed } = world(waiting(), ['lost', new Refusal('server.failed', 500), 'ok'])
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('none')
    expect(stored()).toMatchObject({ state: 'waiting', was_sent: true })
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('none')
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('placed')
    expect(placed.size).toBe(1)
  })

  test("refused: it waits for its customer's decision and is not sent again", async () => {
    const { deps, stored, placed } = world(waiting(), [new Refusal('orders.changed', 409)])
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('refused')
    expect(stored()).toMatchObject({ state: 'refused', was_sent: false, refusal: { code: 'orders.changed' } })
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('none')
    expect(placed.size).toBe(0)
  })

  test('cancelled while it is unknown whether it arrived: found by its key, then cancelled', async () => {
    const { deps, stored, placed, cancelOrder } = world(waiting(), ['lost', 'ok'], ['lost', 'ok'])
    await sendOfflineOrder(deps, 'k1')
    await cancelOrder()
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('none')
    expect(stored()?.state).toBe('calling_off')
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('called_off')
    expect([stored(), [...placed.values()]]).toEqual([undefined, [{ isCancelled: true }]])
  })

  test('cancelled too late: the shop has it, and the customer is notified', async () => {
    const order = waiting({ was_sent: true, state: 'calling_off' })
    const { deps, stored, remembered } = world(order, ['ok'], [new Refusal('orders.illegal_transition', 409)])
    expect((await sendOfflineOrder(deps, 'k1')).kind).toBe('too_late')
    expect([stored(), remembered.size]).toEqual([undefined, 1])
  })

  test('whatever is lost and whenever it is cancelled, there is at most one order, and none unknown to its customer', () => {
    const step = fc.constantFrom<Step>(
      'ok',
      'lost',
      OFFLINE,
      new Refusal('server.failed', 503),
      new Refusal('orders.changed', 409),
    )
    const plan = fc.record({
      steps: fc.array(step, { maxLength: 6 }),
      cancels: fc.array(fc.constantFrom<Step>('ok', 'lost', OFFLINE), { maxLength: 3 }),
      offAfter: fc.integer({ min: 0, max: 6 }),
    })
    return fc.assert(
      fc.asyncProperty(plan, async ({ steps, cancels, offAfter }) => {
        const { deps, stored, placed, remembered, cancelOrder } = world(waiting(), [...steps], [...cancels])
        for (let turn = 0; turn < 12; turn += 1) {
          if (turn === offAfter) await cancelOrder()
          await sendOfflineOrder(deps, 'k1')
        }
        expect(placed.size).toBeLessThanOrEqual(1)
        const open = [...placed.values()].filter(({ isCancelled }) => !isCancelled)
        // An open order at the shop is stored in My Orders, or still waits here to be found.
        if (open.length > 0) expect(remembered.size === 1 || stored() !== undefined).toBe(true)
      }),
    )
  })
})
