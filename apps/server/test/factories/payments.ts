import type { Order } from '@jhola/contract/orders/schema'
import type { NewStore } from '../../src/modules/stores/index.ts'
import type { Answer, TestApp } from '../build-test-app.ts'
import { anOrder } from './orders.ts'
import { aProduct, aStore } from './shops.ts'

/** An order with its customer's hands: what they can call, and what they read. */
export type Made = {
  store: NewStore
  order: Order
  token: string
  call(call: string, body?: object): Promise<Answer>
  begin(more?: object): Promise<Answer>
  read(): Promise<Order>
}

/** An order over 209 rupees at a shop of its own, to be paid this way. */
export const anOrderBy = async (
  app: TestApp,
  paymentMethod: string,
  overrides: Parameters<typeof aStore>[1] = {},
): Promise<Made> => {
  const store = await aStore(app, overrides)
  const product = await aProduct(app, store)
  const { order, token } = await anOrder(app, store, [product], { paymentMethod })
  const headers = { 'x-order-token': token }
  const call = (path: string, body?: object) => app.call(path, { headers, ...(body && { body }) })
  return {
    store,
    order,
    token,
    call,
    begin: (more = {}) => call('POST /payments/create', { order_id: order.id, amount: order.total_amount, ...more }),
    read: async () => (await call(`GET /orders/${order.id}`)).body.order as Order,
  }
}

/** An attempt that its provider knows of. */
export type Begun = { payment_id: string; reference: string; payment: { pay_path: string; status: string; provider: string } }

/** Begins to pay at the bank of the test mode. Throws the answer when that was refused. */
export const begun = async (made: Made, more: object = {}): Promise<Begun> => {
  const { status, body } = await made.begin(more)
  if (status !== 200) throw new Error(`paying was refused: ${JSON.stringify(body)}`)
  // @NOTE the reply was serialised by the contract's schema.
  const found = body as unknown as Omit<Begun, 'reference'>
  return { ...found, reference: found.payment.pay_path.split('/').at(-1) ?? '' }
}

/** What the payer does on the bank's page. */
export const decide = (
  app: TestApp,
  reference: string,
  outcome: string,
  report = 'at_once',
  returning = 'at_once',
): Promise<Answer> => app.call(`POST /payments/test-bank/${reference}`, { body: { outcome, report, returning } })

const WEBHOOK = '/api/v1/payments/webhooks/simulator'

/** Everything the bank has to say until now. */
export const deliverSimulatorWebhooks = async (app: TestApp): Promise<number> =>
  (await app.app.modules.payments.paymentSimulator?.sendWebhooks(async (headers, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: WEBHOOK,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
    return answer.statusCode
  })) ?? 0

/** Sends a report of our own making; gives the status of the answer. */
export const report = async (app: TestApp, headers: Record<string, string>, payload: string, url = WEBHOOK): Promise<number> =>
  (await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload })).statusCode
