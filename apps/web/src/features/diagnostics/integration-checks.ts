import type { ApiReply } from '../../shared/api/api-client.ts'
import type { TextKey, TextValues } from '../../shared/i18n/texts.ts'
import { type CheckAnswer, NEW_SESSION, type SendCheck } from './send-check.ts'
import type { CheckState } from './success-rate.ts'

export const CHECK_IDS = ['health', 'cors', 'otp', 'orders', 'test_order'] as const
export type CheckId = (typeof CHECK_IDS)[number]

/** Result text of a check: a text key, or a code of the error catalogue. */
export type Note = { key: TextKey; values?: TextValues } | { code: string; details?: unknown }
export type Finding = { state: CheckState; note: Note }

/** The shop whose session the later checks use; without a token, the session of the browser. */
export type CheckSession = { store_id: string; token?: string }

/** State shared by the checks. `session` is set by the check that signs in. */
export type CheckWorld = {
  send: SendCheck
  /** Ten digits of a shop's phone; the OTP is sent to it. */
  phone: string
  /** True when the sent OTPs can be read (development outbox). */
  isDevelopment: boolean
  session: CheckSession | null
}

const passed = (key: TextKey, values?: TextValues): Finding => ({ state: 'passed', note: values ? { key, values } : { key } })
const skipped = (note: Note): Finding => ({ state: 'skipped', note })
const isGood = ({ status }: CheckAnswer): boolean => status >= 200 && status < 300

/** The error code of a response. */
const failed = ({ status, body }: CheckAnswer): Finding => {
  const { code, details } = (body ?? {}) as { code?: unknown; details?: unknown }
  const note = typeof code === 'string' ? { code, details } : { key: 'diagnostics.note.status' as const, values: { status } }
  return { state: 'failed', note }
}

const checkHealth = async ({ send }: CheckWorld): Promise<Finding> => {
  const answer = await send({ method: 'GET', path: '/health' })
  const { status } = (answer.body ?? {}) as { status?: unknown }
  return isGood(answer) && status === 'ok' ? passed('diagnostics.note.health') : failed(answer)
}

/** A CORS preflight from another site cannot be sent from here; the response to OPTIONS and its methods can be checked. */
const checkCors = async ({ send }: CheckWorld): Promise<Finding> => {
  const answer = await send({ method: 'OPTIONS', path: '/health' })
  return isGood(answer) && answer.allow.includes('GET')
    ? passed('diagnostics.note.cors', { allow: answer.allow })
    : failed(answer)
}

const checkOtp = async ({ send, phone }: CheckWorld): Promise<Finding> => {
  const answer = await send({ method: 'POST', path: '/api/v1/auth/send-otp', body: { phone, role: 'store_owner' } })
  if (isGood(answer)) return passed('diagnostics.note.otp')
  // A rate limit is a correct response; whether the server sends OTPs was not tested.
  return answer.status === 429 ? { ...failed(answer), state: 'skipped' } : failed(answer)
}

/** Signs in to the shop with the OTP just sent. Sets `world.session`, or returns the result that explains why it could not. */
const signIn = async (world: CheckWorld): Promise<Finding | null> => {
  if (world.session) return null
  const { send, phone } = world
  if (!world.isDevelopment) return skipped({ key: 'diagnostics.note.noShop' })
  const outbox = await send({ method: 'GET', path: `/api/v1/dev/outbox?to=${encodeURIComponent(`+91${phone}`)}` })
  if (!isGood(outbox)) return failed(outbox)
  // @NOTE the response of our own server, typed by the contract.
  const otp = (outbox.body as ApiReply<'GET /dev/outbox'>).messages.find(({ code }) => code !== null)?.code
  if (!otp) return skipped({ key: 'diagnostics.note.noCode' })
  const answer = await send({
    method: 'POST',
    path: '/api/v1/auth/verify-otp',
    body: { phone, otp, role: 'store_owner' },
    token: NEW_SESSION,
  })
  if (!isGood(answer)) return failed(answer)
  const { token, user } = answer.body as ApiReply<'POST /auth/verify-otp'>
  if (!user.store_id) return skipped({ key: 'diagnostics.note.noShop' })
  world.session = { store_id: user.store_id, token }
  return null
}

const tokenOf = ({ session }: CheckWorld): { token?: string } => (session?.token === undefined ? {} : { token: session.token })

const checkOrders = async (world: CheckWorld): Promise<Finding> => {
  const obstacle = await signIn(world)
  if (obstacle) return obstacle
  const answer = await world.send({ method: 'GET', path: '/api/v1/orders?pageSize=5', ...tokenOf(world) })
  if (!isGood(answer)) return failed(answer)
  return passed('diagnostics.note.orders', { count: (answer.body as ApiReply<'GET /orders'>).total })
}

const checkTestOrder = async (world: CheckWorld): Promise<Finding> => {
  const { session } = world
  if (!world.isDevelopment) return skipped({ key: 'diagnostics.note.notInProduction' })
  if (!session) return skipped({ key: 'diagnostics.note.noShop' })
  const answer = await world.send({
    method: 'POST',
    path: '/api/v1/orders/test/generate-order',
    body: { store_id: session.store_id, customer_name: 'Test Customer', customer_phone: world.phone },
    ...tokenOf(world),
  })
  if (!isGood(answer)) return failed(answer)
  const { order } = answer.body as ApiReply<'POST /orders/test/generate-order'>
  return passed('diagnostics.note.testOrder', { number: order.order_number, items: order.items.length })
}

/** The specified checks, in dependency order. */
export const CHECKS: Record<CheckId, (world: CheckWorld) => Promise<Finding>> = {
  health: checkHealth,
  cors: checkCors,
  otp: checkOtp,
  orders: checkOrders,
  test_order: checkTestOrder,
}
