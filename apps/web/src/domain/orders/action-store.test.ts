import type { NewAction, QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { expect, test } from 'vitest'
import type { Records } from '../../shared/device-store/records.ts'
import { createActionStore } from './action-store.ts'

/** A device whose database works or fails, as the test decides. */
const aDevice = () => {
  const disk = new Map<string, QueuedAction>()
  const world = { reads: true, writes: true, losesAnswers: false }
  const fail = (): never => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const written = <T>(value: T): T => (world.losesAnswers ? fail() : value)
  const device: Records<QueuedAction> = {
    all: async () => (world.reads ? [...disk.values()] : fail()),
    put: async (key, value) => void (world.writes ? disk.set(key, value) : fail()),
    rewrite: async (work) => {
      if (!world.writes) return fail()
      const { changes, result } = work([...disk.values()])
      for (const [key, value] of changes) value === null ? disk.delete(key) : disk.set(key, value)
      return written(result)
    },
    change: async (key, next) => {
      if (!world.writes) return fail()
      const kept = disk.get(key)
      const after = kept && next(kept)
      if (after === 'remove') disk.delete(key)
      else if (after) disk.set(key, after)
      return after === 'remove' ? undefined : after
    },
  }
  const actions = createActionStore(device)
  const insert = async (action: NewAction) => (await actions.insert([action]))[0]
  return { disk, world, actions, insert }
}

const accept = (id: string, orderId = id): NewAction =>
  ({
    type: 'accept',
    data: {},
    user_id: 'u1',
    store_id: 's1',
    id,
    orderId,
    order_number: orderId,
    seen: { version: 1, status: 'pending' },
    timestamp: 0,
    send_after: 0,
  }) as NewAction
const idsOf = (queue: readonly QueuedAction[]) => queue.map(({ id }) => id)
const sent = (action: QueuedAction): QueuedAction => ({ ...action, was_sent: true })

test('an action that the device cannot write is still queued, last, and counts for duplicates', async () => {
  const { disk, world, actions, insert } = aDevice()
  await insert(accept('a'))
  await actions.all()
  world.writes = false
  expect(await insert(accept('b'))).toMatchObject({ id: 'b', seq: 2 })
  expect(await insert(accept('b2', 'b'))).toBe('repeated')
  expect(await insert(accept('a2', 'a'))).toBe('repeated')
  expect([idsOf(await actions.all()), [...disk.keys()], actions.isOnlyHere()]).toEqual([['a', 'b'], ['a'], true])
})

test('a change that the device cannot write applies: marked as sent, then removed when settled', async () => {
  const { disk, world, actions, insert } = aDevice()
  await insert(accept('a'))
  await actions.all()
  world.writes = false
  expect(await actions.change('a', sent)).toMatchObject({ was_sent: true })
  expect(await actions.all()).toMatchObject([{ id: 'a', was_sent: true }])
  expect(await actions.change('a', () => 'remove')).toBeUndefined()
  expect([await actions.all(), disk.size, actions.isOnlyHere()]).toEqual([[], 1, false])
  expect(await actions.change('a', sent)).toBeUndefined()
})

test('once the device can write again it stores the current state of everything', async () => {
  const { disk, world, actions, insert } = aDevice()
  for (const id of ['a', 'b']) await insert(accept(id))
  await actions.all()
  world.writes = false
  await insert(accept('c'))
  await actions.change('c', sent)
  await actions.change('a', () => 'remove')
  await actions.change('b', sent)
  world.writes = true
  expect(idsOf(await actions.all())).toEqual(['b', 'c'])
  expect([...disk.values()].map((one) => [one.id, one.was_sent])).toEqual([
    ['b', true],
    ['c', true],
  ])
  expect(actions.isOnlyHere()).toBe(false)
  await actions.change('c', () => 'remove')
  expect([...disk.keys()]).toEqual(['b'])
})

test('an unreadable database removes nothing that was known', async () => {
  const { world, actions, insert } = aDevice()
  await insert(accept('a'))
  await actions.all()
  Object.assign(world, { reads: false, writes: false })
  await insert(accept('b'))
  expect(idsOf(await actions.all())).toEqual(['a', 'b'])
})

test('an action written despite a reported failure exists once and is not a duplicate', async () => {
  const { disk, world, actions, insert } = aDevice()
  world.losesAnswers = true
  expect(await insert(accept('a'))).toMatchObject({ id: 'a' })
  world.losesAnswers = false
  expect(await insert(accept('a'))).toMatchObject({ id: 'a' })
  expect([idsOf(await actions.all()), disk.size]).toEqual([['a'], 1])
})

test('a bulk step is stored with one write, and each action gets its own place or its own reason', async () => {
  const { disk, actions } = aDevice()
  const kept = await actions.insert([accept('a'), accept('b'), accept('a2', 'a'), accept('c')])
  expect(kept.map((one) => (typeof one === 'string' ? one : one.seq))).toEqual([1, 2, 'repeated', 3])
  expect([...disk.keys()]).toEqual(['a', 'b', 'c'])
})

test('several are taken back with one write, but none that was sent meanwhile', async () => {
  const { disk, actions } = aDevice()
  await actions.insert([accept('a'), accept('b'), accept('c')])
  await actions.change('b', sent)
  const gone = await actions.changeAll(['a', 'b', 'c'], (one) => (one.was_sent ? one : 'remove'))
  expect([gone, [...disk.keys()]]).toEqual([['a', 'c'], ['b']])
})

test('taken back together where the device can write nothing, and written later', async () => {
  const { disk, world, actions } = aDevice()
  await actions.insert([accept('a'), accept('b')])
  await actions.all()
  world.writes = false
  await actions.insert([accept('c'), accept('d')])
  expect((await actions.changeAll(['a', 'c'], () => 'remove')).toSorted()).toEqual(['a', 'c'])
  expect([idsOf(await actions.all()), [...disk.keys()]]).toEqual([
    ['b', 'd'],
    ['a', 'b'],
  ])
  world.writes = true
  expect([idsOf(await actions.all()), [...disk.keys()]]).toEqual([
    ['b', 'd'],
    ['b', 'd'],
  ])
})
