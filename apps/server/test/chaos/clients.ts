import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { History } from './history.ts'

/** A shop of the chaos test, with its owner's session. */
export type ChaosShop = { storeId: string; productIds: readonly string[]; token: string }

/** State that all clients of a run share. `isOver`: start nothing new, but finish what was started. */
export type Run = { origin: string; history: History; isOver(): boolean }

type Reply = { status: number; body: Record<string, unknown> }

const ANSWER_WITHIN_MS = 6000
const AGAIN_AFTER_MS = 100
const PATIENCE_MS = 60_000
const ACCEPTED_AT_A_LOOK = 5

/** One attempt; `undefined` if its result is unknown: no reply, an incomplete one, or a 5xx. */
const attempt = async (url: string, init: RequestInit): Promise<Reply | undefined> => {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    const text = await reply.text()
    // A 5xx means that the result is unknown.
    return reply.status >= 500 ? undefined : { status: reply.status, body: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Repeats the same request until there is a reply. Gives up after a minute and records a problem. */
export const persist = async (
  { origin, history }: Run,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Reply | undefined> => {
  const giveUpAt = Date.now() + PATIENCE_MS
  const init = {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
  for (;;) {
    const reply = await attempt(`${origin}/api/v1${path}`, init)
    if (reply) return reply
    if (Date.now() > giveUpAt) {
      history.problems.push(`no answer to ${method} ${path} for ${PATIENCE_MS / 1000} s`)
      return undefined
    }
    history.repeated += 1
    await delay(AGAIN_AFTER_MS)
  }
}

let buyers = 0

const orderOnce = async (run: Run, shop: ChaosShop): Promise<void> => {
  buyers += 1
  const phone = String(7_000_000_000 + buyers)
  const key = randomUUID()
  const first = Math.floor(Math.random() * shop.productIds.length)
  const productIds = [shop.productIds[first], shop.productIds[(first + 1) % shop.productIds.length]]
  const body = {
    storeId: shop.storeId,
    items: productIds.map((productId) => ({ productId, quantity: 1 + Math.floor(Math.random() * 3) })),
    customer: { name: 'Asha Rao', phone },
    deliveryType: 'pickup',
    paymentMethod: 'cod',
  }
  const noted = { phone: `+91${phone}`, storeId: shop.storeId, body }
  run.history.orders.set(key, noted)
  const reply = await persist(run, 'POST', '/orders', { 'idempotency-key': key }, body)
  if (reply) run.history.answered += 1
  if (reply?.status === 201) run.history.orders.set(key, { ...noted, orderId: String(reply.body.order_id) })
  else if (reply) run.history.orders.set(key, { ...noted, refusal: String(reply.body.code) })
}

/** A customer who places orders continuously. */
export const keepOrdering = async (run: Run, shops: readonly ChaosShop[]): Promise<void> => {
  while (!run.isOver()) await orderOnce(run, shops[Math.floor(Math.random() * shops.length)] as ChaosShop)
}

type ShownOrder = { id: string; status: string }

/** The counter: reads its board and accepts pending orders. */
export const keepAccepting = async (run: Run, shop: ChaosShop): Promise<void> => {
  const session = { authorization: `Bearer ${shop.token}` }
  while (!run.isOver()) {
    const board = await persist(run, 'GET', '/orders?pageSize=50&status=pending&direction=asc', session)
    const orders = ((board?.body.orders ?? []) as ShownOrder[]).slice(0, ACCEPTED_AT_A_LOOK)
    for (const order of orders) {
      const key = { 'idempotency-key': randomUUID() }
      const reply = await persist(run, 'POST', `/orders/${order.id}/accept`, { ...session, ...key }, {})
      if (reply?.status === 200) run.history.accepted.add(order.id)
      else if (reply) run.history.problems.push(`accepting ${order.id} was refused: ${JSON.stringify(reply.body)}`)
    }
    if (orders.length === 0) await delay(AGAIN_AFTER_MS)
  }
}

const readOn = async (run: Run, shop: ChaosShop, feed: number[]): Promise<number> => {
  const reply = await persist(run, 'GET', `/events?since=${feed.at(-1) ?? 0}`, { authorization: `Bearer ${shop.token}` })
  const events = (reply?.body.events ?? []) as { seq: number }[]
  if (reply?.body.resync === true) run.history.problems.push(`${shop.storeId}: told to read everything again`)
  for (const { seq } of events) feed.push(seq)
  return events.length
}

/** A device that reads the shop's events from the last one it has, and at the end of the run up to the newest. */
export const keepReading = async (run: Run, shop: ChaosShop): Promise<{ finish(): Promise<void> }> => {
  const feed: number[] = []
  run.history.feeds.set(shop.storeId, feed)
  while (!run.isOver()) {
    await readOn(run, shop, feed)
    await delay(AGAIN_AFTER_MS)
  }
  return {
    finish: async () => {
      while ((await readOn(run, shop, feed)) > 0);
    },
  }
}

/** Sends some acknowledged orders again, oldest first: an idempotency key survives every restart. */
export const checkKeys = async (run: Run, max: number): Promise<void> => {
  const acknowledged = [...run.history.orders].filter(([, { orderId }]) => orderId !== undefined).slice(0, max)
  for (const [key, { orderId, body }] of acknowledged) {
    const reply = await persist(run, 'POST', '/orders', { 'idempotency-key': key }, body)
    if (reply?.body.order_id !== orderId)
      run.history.problems.push(`${key} gave ${orderId} first and now ${JSON.stringify(reply?.body)}`)
  }
}
