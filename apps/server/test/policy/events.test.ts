import { type ErrorCode, statusOf } from '@jhola/contract/errors'
import type { ActionReply, ClientEvents, ServerEvents } from '@jhola/contract/realtime/events'
import { EVENT_POLICIES } from '@jhola/contract/realtime/policies'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { CALLERS, type Caller, expectedOfEvent, roleOf, verdictOf } from './expectations.ts'
import { makeWorld, readShop, type World } from './world.ts'

type Client = Socket<ServerEvents, ClientEvents>
type Event = keyof ClientEvents

let app: TestApp
let address: string
beforeAll(async () => {
  app = await buildTestApp()
  address = await app.listen()
})
let cells = 0
afterAll(async () => {
  await app.close()
  console.info(`the matrix of the socket: ${EVENTS.length} events, ${cells} cells`)
})

// @NOTE the table's keys are the contract's events.
const EVENTS = Object.keys(EVENT_POLICIES) as Event[]

/** `store_id`: the shop whose events will be received. */
type EventReply = { code: ErrorCode | undefined; store_id: string | undefined }

/** The fields of all events in one payload: each event reads its own. */
const payloadOf = ({ store_id, order_id }: World) => ({ store_id, order_id, status: 'confirmed', timestamp: 1 })

/** Sends the event and returns the server's first response. */
const sendEvent = (client: Client, event: Event, world: World): Promise<EventReply> =>
  new Promise((resolve) => {
    let store_id: string | undefined
    // @NOTE the server's codes are those of the error catalogue.
    const end = (code?: string) => resolve({ code: code as ErrorCode | undefined, store_id })
    client.on('authenticated', (who) => {
      store_id = who.store_id
    })
    client.on('hello', () => end())
    client.on('pong', () => end())
    client.on('auth_error', ({ code }) => end(code))
    client.on('action_error', ({ code }) => end(code))
    const answer = (reply: ActionReply) => end(reply.success ? undefined : reply.code)
    // @NOTE one payload for all events fits none of their types.
    client.emit(event as 'accept_order', payloadOf(world), answer)
  })

/** One cell: the caller sends the event about the shop and order of the world. */
const fillCell = async (event: Event, caller: Caller) => {
  const world = await makeWorld(app, caller)
  const before = await readShop(app, world)
  const client: Client = io(address, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(world.token === undefined ? {} : { auth: { token: world.token } }),
  })
  const { code, store_id } = await sendEvent(client, event, world)
  client.disconnect()
  const verdict = expectedOfEvent(event, caller)
  const isOfShop = roleOf(caller) !== undefined
  const mayChange = verdict === 'allowed' && isOfShop
  cells += 1
  return {
    must: { caller, verdict, hearsShop: isOfShop && EVENT_POLICIES[event].store === 'own', changes: false },
    was: {
      caller,
      verdict: verdictOf(code === undefined ? 200 : statusOf(code), code),
      hearsShop: store_id === world.store_id,
      changes: !mayChange && before !== (await readShop(app, world)),
    },
  }
}

test.each(EVENTS)('%s, by every caller', async (event) => {
  const filled = await Promise.all(CALLERS.map((caller) => fillCell(event, caller)))
  expect(filled.map(({ was }) => was)).toEqual(filled.map(({ must }) => must))
})
