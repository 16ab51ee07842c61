import type Razorpay from 'razorpay/dist/razorpay.js'
import { type Breaker, createBreaker } from '../../../../platform/breaker.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { RazorpaySettings } from './settings.ts'

/** Timeout of a call, and the number of tries of calls that are safe to repeat. */
export type CallTimes = { timeoutMs: number; tries: number; pauseMs: number }
const USUAL_TIMES: CallTimes = { timeoutMs: 5000, tries: 3, pauseMs: 200 }
const RETRY_AFTER_MAX_MS = 2000

/** What the SDK throws, after `describeFailure`; status 0 without a response. */
export type RazorpayFailure = {
  statusCode: number
  error?: { code?: string; description?: string }
  /** No call was made: the circuit breaker is open after several failures. */
  isSpared?: boolean
}

/** The parts of the SDK's HTTP client (axios) that the SDK offers no setting for. */
type Http = {
  defaults: { baseURL: string; timeout: number; maxRedirects: number; maxContentLength: number }
  interceptors: { response: { use(ok: undefined, failed: (error: unknown) => never): void } }
  post(path: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>
  get(path: string): Promise<{ data: unknown }>
}

/** A client of Razorpay with our timeouts, retries and circuit breaker. */
export type RazorpayClient = {
  sdk: Razorpay
  /** False while the circuit breaker is open. */
  isReachable(): boolean
  /** Runs a call. A `safe` call is retried without a response, at a rate limit, and at a server error. */
  call<T>(kind: 'safe' | 'once', work: () => Promise<T>): Promise<T>
  /** A refund with its own idempotency key; the SDK cannot send that header. */
  refund(paymentId: string, amountPaise: number, key: string): Promise<unknown>
  /** Refunds of a payment. */
  refundsOf(paymentId: string): Promise<unknown>
  /** Payments of a Razorpay order. */
  paymentsOf(order: string): Promise<unknown>
}

/** True for an error of the SDK. */
export const isRazorpayFailure = (error: unknown): error is RazorpayFailure =>
  typeof error === 'object' && error !== null && typeof Reflect.get(error, 'statusCode') === 'number'

const wait = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))

/** No response, or a server error. */
const isOutage = (error: unknown): boolean =>
  isRazorpayFailure(error) && error.isSpared !== true && (error.statusCode === 0 || error.statusCode >= 500)

const isWorthRepeating = (error: unknown): boolean => isOutage(error) || (isRazorpayFailure(error) && error.statusCode === 429)

const spared = (): Error => Object.assign(new Error('Razorpay is left alone for a while'), { statusCode: 0, isSpared: true })

const pauseOf = (error: unknown, attempt: number, { pauseMs }: CallTimes): number => {
  const seconds: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'retryAfterSeconds') : undefined
  return typeof seconds === 'number' ? Math.min(seconds * 1000, RETRY_AFTER_MAX_MS) : pauseMs * 3 ** attempt
}

/** Runs a call through the circuit breaker; a safe call is retried. */
const createCall =
  (breaker: Breaker, times: CallTimes): RazorpayClient['call'] =>
  async (kind, work) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await breaker.run(work, isOutage, spared)
      } catch (error) {
        if (kind === 'once' || attempt + 1 >= times.tries || !isWorthRepeating(error)) throw error
        await wait(pauseOf(error, attempt, times))
      }
    }
  }

/**
 * Throws a failure without any data of the request: keys, amounts and names must not reach the logs. The SDK itself would crash
 * on a missing response.
 */
const describeFailure = (error: unknown): never => {
  const response: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'response') : undefined
  const { status = 0, data, headers } = (response ?? {}) as { status?: number; data?: unknown; headers?: Record<string, unknown> }
  const reported =
    typeof data === 'object' && data !== null ? (Reflect.get(data, 'error') as RazorpayFailure['error']) : undefined
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN)
  throw Object.assign(new Error(`Razorpay answered ${status} ${reported?.code ?? ''}`.trim()), {
    statusCode: status,
    error: reported,
    response: { status, data: { error: reported } },
    ...(Number.isFinite(seconds) && seconds >= 0 ? { retryAfterSeconds: seconds } : {}),
  })
}

/** Loads the SDK only when it is used: a server without Razorpay starts without it. */
export const createRazorpayClient = async (
  settings: RazorpaySettings,
  clock: Clock,
  times: CallTimes = USUAL_TIMES,
): Promise<RazorpayClient> => {
  const { default: Sdk } = await import('razorpay/dist/razorpay.js')
  const sdk = new Sdk({ key_id: settings.keyId, key_secret: settings.keySecret })
  // @NOTE the SDK's types hide its HTTP client, and it has no setting for address, time and redirects (decision 029).
  const http = (sdk.api as unknown as { rq: Http }).rq
  Object.assign(http.defaults, {
    baseURL: settings.url,
    timeout: times.timeoutMs,
    maxRedirects: 0,
    maxContentLength: 1_000_000,
  })
  http.interceptors.response.use(undefined, describeFailure)
  const breaker = createBreaker(() => clock.now().getTime())
  const call = createCall(breaker, times)
  return {
    sdk,
    call,
    isReachable: breaker.isPassable,
    refund: (paymentId, amountPaise, key) =>
      call('safe', async () => {
        // The notes are returned in every webhook of the refund; a receipt is too short for the key.
        const body = { amount: amountPaise, speed: 'normal', notes: { key } }
        const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`
        return (await http.post(path, body, { headers: { 'X-Refund-Idempotency': key } })).data
      }),
    refundsOf: (paymentId) =>
      call('safe', async () => (await http.get(`/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`)).data),
    paymentsOf: (order) => call('safe', () => sdk.orders.fetchPayments(order)),
  }
}
