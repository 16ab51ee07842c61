import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { speak } from '../support/board.ts'
import { withShop as test } from '../support/fixtures.ts'
import { deliver, placeOrder, setStatus, signInOwner } from '../support/users.ts'

type Placed = Awaited<ReturnType<typeof placeOrder>>
type Words = Awaited<ReturnType<typeof speak>>
type Shown = { total_amount: number; paid_amount: number; owed_amount: number; given_back_amount: number; payment_status: string }

const HEADERS = { 'sec-fetch-site': 'same-origin' }
const headersOf = ({ tracking_token }: Placed) => ({ ...HEADERS, 'x-order-token': tracking_token })
const trackPath = ({ order_id, tracking_token }: Placed) => `/order/${order_id}/track?t=${tracking_token}`
const withAmount = (t: Words, key: string) => new RegExp(`^${t(key, { amount: '.+' })}$`)

const read = async (request: APIRequestContext, placed: Placed): Promise<Shown> =>
  (await (await request.get(`/api/v1/orders/${placed.order_id}`, { headers: headersOf(placed) })).json()).order

/** An accepted order that was paid through the payment service. */
const paidOrder = async (customer: APIRequestContext, owner: APIRequestContext): Promise<Placed> => {
  const placed = await placeOrder(customer, { paymentMethod: 'card' })
  const { total_amount } = await read(customer, placed)
  const data = { order_id: placed.order_id, amount: total_amount }
  const begun = await customer.post('/api/v1/payments/create', { headers: headersOf(placed), data })
  expect(begun.status(), await begun.text()).toBe(200)
  const reference = String((await begun.json()).payment.pay_path)
    .split('/')
    .at(-1)
  const bank = await customer.post(`/api/v1/payments/test-bank/${reference}`, { headers: HEADERS, data: { outcome: 'approve' } })
  expect(bank.status(), await bank.text()).toBe(200)
  await expect.poll(async () => (await read(customer, placed)).payment_status).toBe('completed')
  await setStatus(owner, placed.order_id, 'confirmed')
  return placed
}

const pack = async (owner: APIRequestContext, { order_id }: Placed, data: object): Promise<void> => {
  const packed = await owner.post(`/api/v1/orders/${order_id}/packing`, { headers: HEADERS, data })
  expect(packed.status(), await packed.text()).toBe(200)
  expect((await packed.json()).outcome).toBe('applied')
}

/** A row of the bill on the tracking page. */
const bill = (page: Page, t: Words, key: 'tracking.owed' | 'tracking.giveBack' | 'tracking.givenBack') =>
  page.getByText(t(key), { exact: true })

test('paid by card, then less: what was left out goes back once, when the order is handed over', async ({ page, t, owner }) => {
  await signInOwner(owner)
  const placed = await paidOrder(page.request, owner.request)
  const before = await read(page.request, placed)
  await page.goto(trackPath(placed))
  await pack(owner.request, placed, { changes: [{ kind: 'fewer', line_no: 1, quantity: 3 }] })
  await expect(bill(page, t, 'tracking.giveBack')).toBeVisible()
  const packed = await read(page.request, placed)
  expect(packed.total_amount).toBeLessThan(before.total_amount)
  expect(packed.given_back_amount).toBe(0)

  await deliver(owner.request, placed.order_id, 'preparing')
  await expect(bill(page, t, 'tracking.givenBack')).toBeVisible()
  const done = await read(page.request, placed)
  expect(done.given_back_amount).toBe(before.total_amount - packed.total_amount)
  const answer = await page.request.get(`/api/v1/orders/${placed.order_id}/refunds`, { headers: headersOf(placed) })
  expect(((await answer.json()) as { refunds: { amount: number }[] }).refunds.map(({ amount }) => amount)).toEqual([
    before.total_amount - packed.total_amount,
  ])
})

test('paid by card, then more: exactly the rest is paid, and never the whole again', async ({ page, t, owner }) => {
  await signInOwner(owner)
  const placed = await paidOrder(page.request, owner.request)
  const before = await read(page.request, placed)
  const items = (await (await owner.request.get(`/api/v1/orders/${placed.order_id}`)).json()).order.items
  const more = { kind: 'added', product_id: items[0].product_id, quantity: 1 }
  await pack(owner.request, placed, { changes: [more], by_phone: true })
  const { owed_amount, total_amount } = await read(page.request, placed)
  expect(owed_amount).toBe(total_amount - before.total_amount)

  await page.goto(trackPath(placed))
  await expect(bill(page, t, 'tracking.owed')).toBeVisible()
  await page.getByRole('button', { name: withAmount(t, 'payments.checkout.now') }).click()
  await page.getByLabel(t('payments.checkout.bank.number')).waitFor()
  const reference = page.url().split('/').at(-1)
  const bank = await page.request.post(`/api/v1/payments/test-bank/${reference}`, {
    headers: HEADERS,
    data: { outcome: 'approve' },
  })
  expect(bank.status(), await bank.text()).toBe(200)
  await expect.poll(async () => (await read(page.request, placed)).owed_amount).toBe(0)
  await page.goto(trackPath(placed))
  await expect(bill(page, t, 'tracking.owed')).toBeHidden()
  expect((await read(page.request, placed)).total_amount).toBe(total_amount)
})
