import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createShop, fillCart, fillIn, first, isPlaced, PLACED } from '../../../../../test/checkout.ts'
import { refuse } from '../../../../../test/fake-api.ts'
import { createFakeSocket } from '../../../../../test/fake-socket.ts'
import { minutesFromNow } from '../../../../../test/fixtures/minutes-from-now.ts'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

beforeEach(() => {
  line.io = createFakeSocket().io
  fillCart()
})

const CODE = '314159'

/** A shop that asks this number for a code, and takes its order after the proof. */
const aShopThatAsks = () => {
  const api = createShop()
  let isProven = false
  api.on('POST /orders', () => (isProven ? PLACED : refuse('orders.code_needed', { reason: 'value', limit: 2000 })))
  api.on('POST /auth/send-otp', () => ({
    success: true,
    message: '',
    resend_after_seconds: 30,
  }))
  api.on('POST /orders/prove-number', ({ body }) => {
    if (body.otp !== CODE) return refuse('auth.otp_invalid')
    isProven = true
    return { success: true, proof: 'a-proof', valid_until: minutesFromNow(60) }
  })
  return api
}

/** The order is sent once, and the shop asks for the code. */
const untilAsked = async (api: ReturnType<typeof aShopThatAsks>) => {
  const user = await fillIn(api)
  await user.click(await first('Place Order'))
  const step = within(await screen.findByRole('region', { name: 'Confirm your number' }))
  return { user, step }
}
const codeField = (step: ReturnType<typeof within>) => step.findByRole('textbox', { name: 'Code from the SMS' })

test('the shop asks for a code: it is sent, and the right one places the order that was written', async () => {
  const api = aShopThatAsks()
  const { user, step } = await untilAsked(api)
  expect(step.getByRole('alert').textContent).toBe('The shop asks new customers for a code when an order is above ₹2,000.')
  step.getByText('+91 91000 00137')
  // Nothing is sent to the number before the customer wants it.
  expect(api.asked('POST /auth/send-otp')).toEqual([])
  await user.click(step.getByRole('button', { name: 'Send code' }))
  await user.type(await codeField(step), `${CODE}{Enter}`)
  await isPlaced()
  expect(api.asked('POST /auth/send-otp').map(({ body }) => body)).toEqual([{ phone: '+919100000137', role: 'customer' }])
  const [refused, placed] = api.asked('POST /orders').map(({ body }) => body)
  expect(placed).toEqual(refused)
  expect(api.trouble).toEqual([])
})

test('a short and a wrong code are told beside the field, and nothing is ordered', async () => {
  const api = aShopThatAsks()
  const { user, step } = await untilAsked(api)
  await user.click(step.getByRole('button', { name: 'Send code' }))
  await user.type(await codeField(step), '123')
  await user.click(step.getByRole('button', { name: 'Confirm and order' }))
  step.getByRole('textbox', { name: 'Code from the SMS', description: /Please enter all 6 digits/ })
  expect(api.asked('POST /orders/prove-number')).toEqual([])
  await user.type(await codeField(step), '456')
  await user.click(step.getByRole('button', { name: 'Confirm and order' }))
  await step.findByRole('textbox', { name: 'Code from the SMS', description: /Invalid OTP/ })
  expect(api.asked('POST /orders')).toHaveLength(1)
  // The error goes with the next digit that is typed.
  await user.clear(await codeField(step))
  step.getByRole('textbox', { name: 'Code from the SMS', description: /^6 digits, sent to/ })
})

test('a code that cannot be sent says why, and the number can be changed', async () => {
  const api = aShopThatAsks()
  api.on('POST /auth/send-otp', () => refuse('auth.otp_invalid'))
  const { user, step } = await untilAsked(api)
  await user.click(step.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(step.getAllByRole('alert')).toHaveLength(2))
  await user.click(step.getByRole('button', { name: 'Change number' }))
  await screen.findByRole('heading', { name: 'Customer Information' })
  expect(screen.queryByRole('region', { name: 'Confirm your number' })).toBeNull()
})
