import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type RzpOrder = { id: string; amount: number; currency: string; receipt: string; status: string; attempts: number }
type RzpPayment = {
  id: string
  order_id: string
  amount: number
  amount_refunded: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
}
type RzpRefund = {
  id: string
  payment_id: string
  amount: number
  key: string
  notes: unknown
  status: 'pending' | 'processed' | 'failed'
}
type Fault = { status: number; headers?: Record<string, string> } | 'silence' | 'cut'

/** A fake of Razorpay's documented API, as far as we use it: https://razorpay.com/docs/api. */
export type FakeRazorpay = {
  url: string
  keyId: string
  keySecret: string
  webhookSecret: string
  orders: Map<string, RzpOrder>
  payments: Map<string, RzpPayment>
  refunds: RzpRefund[]
  /** The status of new refunds. */
  refundStatus: RzpRefund['status']
  /** True: a repeated receipt returns the earlier order. */
  isReceiptUnique: boolean
  /** An order request is answered only after this many have arrived: simulates concurrent requests. */
  ordersAtOnce: number
  /** The calls received, as `POST /v1/orders`. */
  calls: string[]
  /** Faults for the next calls, one each. */
  faults: Fault[]
  /** A payment on Razorpay's page; returns the payment. */
  pay(orderId: string, status: RzpPayment['status'], amount?: number): RzpPayment
  /** The signature that Razorpay's page gives the browser. */
  checkoutSignature(orderId: string, paymentId: string): string
  /** A webhook as Razorpay sends it: headers with the signature of the bytes, and the bytes. */
  report(event: string, payment: RzpPayment, eventId?: string): { headers: Record<string, string>; body: string }
  /** A webhook about a refund. Like Razorpay's, it includes the payment. */
  reportRefund(event: string, refund: RzpRefund, eventId?: string): { headers: Record<string, string>; body: string }
  close(): Promise<void>
}

const id = (kind: string): string => `${kind}_${randomBytes(7).toString('hex')}`
const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

class Refusal extends Error {
  readonly description: string
  constructor(description: string) {
    super(description)
    this.description = description
  }
}

const createOrder = (fakeRazorpay: FakeRazorpay, body: Record<string, unknown>): RzpOrder => {
  const { amount, currency, receipt, unique_receipt } = body
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
    throw new Refusal('Order amount less than minimum amount allowed')
  if (currency !== 'INR') throw new Refusal('Currency is not supported')
  if (typeof receipt !== 'string' || receipt.length > 40) throw new Refusal('The receipt may not be greater than 40 characters.')
  const before = [...fakeRazorpay.orders.values()].find((order) => order.receipt === receipt)
  if (before && unique_receipt === true && fakeRazorpay.isReceiptUnique) return before
  const order = { id: id('order'), amount, currency, receipt, status: 'created', attempts: 0 }
  fakeRazorpay.orders.set(order.id, order)
  return order
}

const requirePayment = (fakeRazorpay: FakeRazorpay, paymentId: string): RzpPayment => {
  const payment = fakeRazorpay.payments.get(paymentId)
  if (!payment) throw new Refusal('The id provided does not exist')
  return payment
}

const capture = (fakeRazorpay: FakeRazorpay, paymentId: string, { amount }: Record<string, unknown>): RzpPayment => {
  const payment = requirePayment(fakeRazorpay, paymentId)
  if (payment.status === 'captured') throw new Refusal('This payment has already been captured')
  if (payment.status !== 'authorized') throw new Refusal('Only payments which have been authorized can be captured')
  if (amount !== payment.amount) throw new Refusal('Capture amount must be equal to the amount authorized')
  payment.status = 'captured'
  return payment
}

const refund = (fakeRazorpay: FakeRazorpay, paymentId: string, body: Record<string, unknown>, key: string): RzpRefund => {
  const payment = requirePayment(fakeRazorpay, paymentId)
  const before = fakeRazorpay.refunds.find((made) => key !== '' && made.key === key)
  if (before) return before
  const amount = typeof body.amount === 'number' ? body.amount : payment.amount
  if (payment.status !== 'captured' || payment.amount_refunded + amount > payment.amount)
    throw new Refusal('The total refund amount is greater than the refund payment amount')
  if (key !== '' && key.length < 10) throw new Refusal('The idempotency key must be at least 10 characters')
  payment.amount_refunded += amount
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
  const made = { id: id('rfnd'), payment_id: paymentId, amount, key, notes: body.notes ?? [], status: fakeRazorpay.refundStatus }
  fakeRazorpay.refunds.push(made)
  return made
}

const answer = (fakeRazorpay: FakeRazorpay, call: string, body: Record<string, unknown>, key: string): unknown => {
  const [method, path = ''] = call.split(' ')
  const [, , kind, which = '', action] = path.replace(/\?.*/, '').split('/')
  if (call === 'POST /v1/orders') return createOrder(fakeRazorpay, body)
  if (method === 'GET' && kind === 'orders' && action === 'payments') {
    const items = [...fakeRazorpay.payments.values()].filter(({ order_id }) => order_id === which).toReversed()
    return { entity: 'collection', count: items.length, items }
  }
  if (method === 'GET' && action === 'refunds') {
    const items = fakeRazorpay.refunds.filter(({ payment_id }) => payment_id === which)
    return { entity: 'collection', count: items.length, items }
  }
  if (method === 'GET' && kind === 'payments') return requirePayment(fakeRazorpay, which)
  if (action === 'capture') return capture(fakeRazorpay, which, body)
  if (action === 'refund') return refund(fakeRazorpay, which, body, key)
  throw new Refusal('The requested URL was not found on the server.')
}

type Gate = { passes(): Promise<void> }

/** Releases calls together: each waits until `ordersAtOnce` of them have arrived. */
const createGate = (fakeRazorpay: { ordersAtOnce: number }): Gate => {
  let waiting: (() => void)[] = []
  return {
    passes: () =>
      new Promise((open) => {
        waiting.push(open)
        if (waiting.length < fakeRazorpay.ordersAtOnce) return
        for (const pass of waiting) pass()
        waiting = []
      }),
  }
}

const serve = async (
  fakeRazorpay: FakeRazorpay,
  gate: Gate,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  const body = await readBody(request)
  const call = `${request.method} ${request.url}`
  fakeRazorpay.calls.push(call)
  const expected = `Basic ${Buffer.from(`${fakeRazorpay.keyId}:${fakeRazorpay.keySecret}`).toString('base64')}`
  const errorBody = (code: string, description: string) => ({ error: { code, description } })
  if (request.headers.authorization !== expected) {
    send(401, errorBody('BAD_REQUEST_ERROR', 'Authentication failed'))
    return
  }
  const fault = fakeRazorpay.faults.shift()
  if (fault === 'silence') return
  if (call === 'POST /v1/orders') await gate.passes()
  const key = String(request.headers['x-refund-idempotency'] ?? '')
  try {
    // The connection is cut after the work: the caller cannot know the result.
    const done = fault === undefined || fault === 'cut' ? answer(fakeRazorpay, call, body, key) : undefined
    if (fault === 'cut') request.socket.destroy()
    else if (fault) send(fault.status, errorBody('SERVER_ERROR', 'We are facing some trouble'), fault.headers)
    else send(200, done)
  } catch (error) {
    send(400, errorBody('BAD_REQUEST_ERROR', error instanceof Refusal ? error.description : 'broken'))
  }
}

const signWebhook = ({ webhookSecret }: FakeRazorpay, eventId: string, said: { event: string; payload: object }) => {
  const body = JSON.stringify({ entity: 'event', contains: Object.keys(said.payload), ...said })
  return { headers: { 'x-razorpay-signature': hmac(webhookSecret, body), 'x-razorpay-event-id': eventId }, body }
}

/** Starts the fake on a free port of this machine. */
export const startFakeRazorpay = async (): Promise<FakeRazorpay> => {
  const server = createServer((request, response) => void serve(fakeRazorpay, gate, request, response))
  const fakeRazorpay: FakeRazorpay = {
    url: '',
    keyId: 'rzp_test_standin0001',
    keySecret: 'test_secret',
    webhookSecret: 'whsec_standin',
    orders: new Map(),
    payments: new Map(),
    refunds: [],
    refundStatus: 'processed',
    isReceiptUnique: true,
    ordersAtOnce: 1,
    calls: [],
    faults: [],
    pay: (orderId, status, amount) => {
      const whole = amount ?? fakeRazorpay.orders.get(orderId)?.amount ?? 0
      const payment = { id: id('pay'), order_id: orderId, amount: whole, amount_refunded: 0, currency: 'INR', status }
      fakeRazorpay.payments.set(payment.id, payment)
      return payment
    },
    checkoutSignature: (orderId, paymentId) => hmac(fakeRazorpay.keySecret, `${orderId}|${paymentId}`),
    report: (event, payment, eventId = id('evt')) =>
      signWebhook(fakeRazorpay, eventId, { event, payload: { payment: { entity: payment } } }),
    reportRefund: (event, refund, eventId = id('evt')) => {
      const payment = requirePayment(fakeRazorpay, refund.payment_id)
      return signWebhook(fakeRazorpay, eventId, { event, payload: { refund: { entity: refund }, payment: { entity: payment } } })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const gate = createGate(fakeRazorpay)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  fakeRazorpay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fakeRazorpay
}
