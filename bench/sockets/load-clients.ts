// A worker: owners' devices on the live channel, and customers who order at a constant rate.
import { io, type Socket } from 'socket.io-client'
import { summarise, type Timing } from '../harness/statistics.ts'
import { openConnection, toRequest } from '../load/http-connection.ts'
import { serveWorker } from '../load/worker.ts'
import { createOrderSource, type Shelf } from '../place-order/order-request.ts'

/** `tokens`: one session for each socket to open. `shelves`: the shops that receive the orders. */
type Setup = { port: number; tokens: string[]; shelves: Shelf[] }
type Job = { what: 'connect' } | { what: 'order'; perSecond: number; seconds: number }
/** Placed orders, their response times, and the time until each device that follows the shop received the event. */
export type LoadResult = { connected: number; placed: Timing; heard: Timing }

const CONNECTING_AT_ONCE = 50
const CUSTOMERS = 16
const STRAGGLERS_MS = 2000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

await serveWorker<Setup, Job, LoadResult>(async ({ port, tokens, shelves }) => {
  const sentAtMs = new Map<string, number>()
  const heardMs: number[] = []
  const sockets: Socket[] = []

  const connect = (token: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = io(`http://127.0.0.1:${port}`, {
        transports: ['websocket'],
        auth: { token },
        reconnection: false,
        forceNew: true,
      })
      socket.on('connect', () => socket.emit('subscribe_store', {}))
      socket.on('hello', () => resolve())
      socket.on('connect_error', reject)
      socket.on('auth_error', (error: { code: string }) => reject(new Error(error.code)))
      socket.on('new_order', (event: { order: { customer_phone: string } }) => {
        const sent = sentAtMs.get(event.order.customer_phone)
        if (sent !== undefined) heardMs.push(performance.now() - sent)
      })
      sockets.push(socket)
    })

  const connectAll = async (): Promise<void> => {
    for (let from = 0; from < tokens.length; from += CONNECTING_AT_ONCE)
      await Promise.all(tokens.slice(from, from + CONNECTING_AT_ONCE).map(connect))
  }

  const source = createOrderSource(shelves, 0)

  /** Sends each order at its scheduled time, whether or not earlier orders are answered. */
  const order = async (perSecond: number, seconds: number): Promise<Timing> => {
    let idle = await Promise.all(Array.from({ length: CUSTOMERS }, () => openConnection(port)))
    const latenciesMs: number[] = []
    let failed = 0
    const place = async (): Promise<void> => {
      idle = idle.filter((connection) => connection.isOpen())
      const connection = idle.pop() ?? (await openConnection(port))
      const { body, key } = source.next()
      const startedMs = performance.now()
      sentAtMs.set(`+91${body.customer.phone}`, startedMs)
      const reply = await connection.send(toRequest('POST', '/api/v1/orders', { 'Idempotency-Key': key }, JSON.stringify(body)))
      if (reply.status === 201) latenciesMs.push(performance.now() - startedMs)
      else failed += 1
      idle.push(connection)
    }
    const startedMs = performance.now()
    const placing: Promise<void>[] = []
    for (let count = 0; count < perSecond * seconds; count += 1) {
      const dueMs = startedMs + (count * 1000) / perSecond
      const earlyMs = dueMs - performance.now()
      if (earlyMs > 0) await pause(earlyMs)
      placing.push(place())
    }
    await Promise.all(placing)
    const elapsedMs = performance.now() - startedMs
    await pause(STRAGGLERS_MS)
    for (const connection of idle) connection.close()
    return summarise(latenciesMs, elapsedMs, failed)
  }

  return async (job) => {
    heardMs.length = 0
    if (job.what === 'connect') await connectAll()
    const placed = job.what === 'order' ? await order(job.perSecond, job.seconds) : summarise([], 1)
    const connected = sockets.filter((socket) => socket.connected).length
    return { connected, placed, heard: summarise(heardMs, 1000) }
  }
})
