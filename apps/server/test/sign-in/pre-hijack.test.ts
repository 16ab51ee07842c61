import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aCase, cheapPasswords, type Event } from './pre-hijack-case.ts'
import { HOLDER, STRANGER } from './pre-hijack-events.ts'
import { findReach } from './pre-hijack-reach.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_ORIGIN: 'https://jhola.example' }, passwords: cheapPasswords })
})
afterAll(() => app.close())

const EVENTS = {
  'stranger registers': STRANGER.registers,
  'stranger signs in by address': STRANGER.signsInByAddress,
  'stranger invites': STRANGER.invites,
  'stranger signs up with the address': STRANGER.signsUp,
  'stranger adds a passkey': STRANGER.addsPasskey,
  'stranger takes another address': STRANGER.takesAnotherAddress,
  'stranger guesses for the number': STRANGER.guessesForTheNumber,
  'holder enters the customer’s code': HOLDER.entersTheCustomersCode,
  'holder enters the shop’s code': HOLDER.entersTheShopsCode,
  'holder registers': HOLDER.registers,
  'holder moves to the number': HOLDER.movesToTheNumber,
  'holder adds the address': HOLDER.addsTheAddress,
  'holder opens the link': HOLDER.opensTheLink,
  'holder invites': HOLDER.invites,
} as const satisfies Record<string, Event>
type Name = keyof typeof EVENTS

/** Every order of so many of the events, without repeating one. */
const ordersOf = (names: readonly Name[], length: number): Name[][] =>
  length === 0
    ? [[]]
    : ordersOf(names, length - 1).flatMap((order) =>
        names.filter((name) => !order.includes(name)).map((name) => [...order, name]),
      )

const NAMES = Object.keys(EVENTS) as Name[]
const isAttack = (order: readonly Name[]): boolean =>
  order.some((name) => name.startsWith('stranger')) && order.some((name) => name.startsWith('holder'))

/** What the holder's side does, in all 24 orders. */
const FOUR = ordersOf(
  ['holder registers', 'holder enters the customer’s code', 'stranger invites', 'holder moves to the number'],
  4,
)
/** What the stranger does before, between or after: each goes on with what the one before it won. */
const ATTACKS: readonly (readonly Name[])[] = [
  ['stranger registers', 'stranger signs in by address', 'stranger adds a passkey', 'stranger takes another address'],
  ['stranger signs up with the address', 'holder opens the link', 'holder adds the address'],
]
/** Each attack in each of the 24 orders, from each of the five places on. */
const mixed = (attack: readonly Name[]): Name[][] =>
  FOUR.flatMap((order) => [0, 1, 2, 3, 4].map((at) => [...order.slice(0, at), ...attack, ...order.slice(at)]))

const ALL: [string, boolean, Name[][]][] = [
  ['a fresh number, orders of two', false, ordersOf(NAMES, 2).filter(isAttack)],
  ['an old account, orders of two', true, ordersOf(NAMES, 2)],
  ...ATTACKS.flatMap((attack): [string, boolean, Name[][]][] => [
    [`a fresh number, ${attack[0]}`, false, mixed(attack)],
    [`an old account, ${attack[0]}`, true, mixed(attack).filter((_, index) => index % 3 === 0)],
  ]),
]

/** Orders at the same time: each has a number and addresses of its own, and alone it would mostly wait for the database. */
const LANES = 8

test.each(ALL)(
  '%s: of what the holder has proven, nothing is left to a stranger',
  { timeout: 600_000 },
  async (what, isOld, orders) => {
    const reached: string[] = []
    const queue = orders.values()
    const workThrough = async (): Promise<void> => {
      for (const order of queue) {
        const one = await aCase(app, isOld)
        for (const name of order) await EVENTS[name](app, one)
        const left = await findReach(app, one)
        if (left.length > 0) reached.push(`${order.join(', ')} -> ${left.join('; ')}`)
      }
    }
    await Promise.all(Array.from({ length: LANES }, workThrough))
    console.info(`${what}: ${reached.length} of ${orders.length} orders left something to the stranger`)
    expect(orders.length).toBeGreaterThanOrEqual(40)
    expect(reached).toEqual([])
  },
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
