import type { Order } from '@jhola/contract/orders/schema'
import type { NewStore } from '../../src/modules/stores/index.ts'
import type { Answer, TestApp } from '../build-test-app.ts'
import { anOrder } from './orders.ts'
import { aProduct, aStore, establish } from './shops.ts'

/** An order with the requests that its customer can make. */
export type Made = {
  store: NewStore
  order: Order
  token: string
  call(call: string, body?: object): Promise<Answer>
  begin(more?: object): Promise<Answer>
  read(): Promise<Order>
}

/** An order over 209 rupees at its own shop, to be paid by this method. */
export const anOrderBy = async (
  app: TestApp,
  paymentMethod: string,
  overrides: Parameters<typeof aStore>[1] = {},
): Promise<Made> => {
  const store = await aStore(app, overrides)
  await establish(app, store)
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

/** A payment attempt that its provider knows. */
export type Begun = { payment_id: string; reference: string; payment: { pay_path: string; status: string; provider: string } }

/** Begins a payment at the simulator. Throws the reply if it was rejected. */
export const begun = async (made: Made, more: object = {}): Promise<Begun> => {
  const { status, body } = await made.begin(more)
  if (status !== 200) throw new Error(`paying was refused: ${JSON.stringify(body)}`)
  // @NOTE the reply was serialised by the contract's schema.
  const found = body as unknown as Omit<Begun, 'reference'>
  return { ...found, reference: found.payment.pay_path.split('/').at(-1) ?? '' }
}

/** The payer's decision on the simulator's page. */
export const decide = (
  app: TestApp,
  reference: string,
  outcome: string,
  report = 'at_once',
  returning = 'at_once',
): Promise<Answer> => app.call(`POST /payments/test-bank/${reference}`, { body: { outcome, report, returning } })

const WEBHOOK = '/api/v1/payments/webhooks/simulator'

/** Delivers all queued webhooks of the simulator. */
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

/** Sends a webhook made by the test; returns the status of the response. */
export const report = async (app: TestApp, headers: Record<string, string>, payload: string, url = WEBHOOK): Promise<number> =>
  (await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload })).statusCode
