import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aCase, findReach, HOLDER, STRANGER } from './pre-hijack.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const EVENTS = {
  'stranger registers': STRANGER.registers,
  'stranger signs in by address': STRANGER.signsInByAddress,
  'stranger invites': STRANGER.invites,
  'holder enters the customer’s code': HOLDER.entersTheCustomersCode,
  'holder enters the shop’s code': HOLDER.entersTheShopsCode,
  'holder registers': HOLDER.registers,
} as const
type Name = keyof typeof EVENTS
const NAMES = Object.keys(EVENTS) as Name[]

/** Every order of so many of the events, without repeating one. */
const ordersOf = (length: number): Name[][] =>
  length === 0
    ? [[]]
    : ordersOf(length - 1).flatMap((order) => NAMES.filter((name) => !order.includes(name)).map((name) => [...order, name]))

const isAttack = (order: readonly Name[]): boolean =>
  order.some((name) => name.startsWith('stranger')) && order.some((name) => name.startsWith('holder'))

test.each([
  ['a number that nobody typed before', false],
  ['an account from before, opened by its address', true],
])(
  '%s: after its holder’s first proof, nothing is left to a stranger, in every order of events',
  async (_what, isOld) => {
    const orders = [...ordersOf(2), ...ordersOf(3)].filter((order) => isAttack(order) || isOld)
    const reached: string[] = []
    for (const order of orders) {
      const one = await aCase(app, isOld)
      for (const name of order) await EVENTS[name](app, one)
      const left = await findReach(app, one)
      if (left.length > 0) reached.push(`${order.join(', ')} -> ${left.map(({ what }) => what).join('; ')}`)
    }
    expect(orders.length).toBe(isOld ? 150 : 126)
    expect(reached, `${reached.length} of ${orders.length} orders`).toEqual([])
  },
  300_000,
)

test('a socket that a stranger keeps open is cut by the holder’s first proof', async () => {
  const one = await aCase(app, true)
  const address = await app.listen()
  const socket = io(address, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    auth: { token: one.tokens[0] },
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  const cut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
  await HOLDER.entersTheCustomersCode(app, one)
  await cut
  expect(socket.connected).toBe(false)
})
