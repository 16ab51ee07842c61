import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { speak } from '../support/board.ts'
import { CARD, UPI_ID } from '../support/logged-secrets.ts'
import { hasServerData, withServerData } from '../support/server-data.ts'
import { deliver, placeOrder, SERVICE_STORE, signInOwner, someProduct } from '../support/users.ts'

type Placed = Awaited<ReturnType<typeof placeOrder>>
type Words = Awaited<ReturnType<typeof speak>>

const headersOf = ({ tracking_token }: Placed) => ({ 'sec-fetch-site': 'same-origin', 'x-order-token': tracking_token })
const trackPath = ({ order_id, tracking_token }: Placed) => `/order/${order_id}/track?t=${tracking_token}`
const withAmount = (t: Words, key: string) => new RegExp(`^${t(key, { amount: '.+' })}$`)

/** Starts a payment through the API; returns the path of the bank's page. */
const begin = async (request: APIRequestContext, placed: Placed): Promise<string> => {
  const { order } = (await (await request.get(`/api/v1/orders/${placed.order_id}`, { headers: headersOf(placed) })).json()) as {
    order: { total_amount: number }
  }
  const data = { order_id: placed.order_id, amount: order.total_amount }
  const answer = await request.post('/api/v1/payments/create', { headers: headersOf(placed), data })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { payment: { pay_path: string } }).payment.pay_path
}

/** The bank approves without a page. */
const approve = async (request: APIRequestContext, path: string, more: object = {}): Promise<void> => {
  const answer = await request.post(`/api/v1/payments/test-bank/${path.split('/').at(-1)}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { outcome: 'approve', ...more },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The order's money at the bank, by attempt. */
const payments = ({ order_id }: Placed) =>
  withServerData((db) =>
    db.query<{ status: string; to_give_back: boolean }>('SELECT status, to_give_back FROM payments WHERE order_id = $1', [
      order_id,
    ]),
  )

/**
 * All that goes back of the order is with its customer. Our job tells the bank every five seconds and the page looks every five: both
 * together may take longer than a page is waited for, so the bank is waited for first.
 */
const isBack = (request: APIRequestContext, placed: Placed) =>
  expect
    .poll(
      async () => {
        const answer = await request.get(`/api/v1/orders/${placed.order_id}/refunds`, { headers: headersOf(placed) })
        const { refunds, returns } = (await answer.json()) as Record<'refunds' | 'returns', { status: string }[]>
        return [...refunds, ...returns].map(({ status }) => status)
      },
      { timeout: 30_000 },
    )
    .toEqual(['done'])

const paid = (page: Page, t: Words) => page.getByText(t('common.payment.completed')).first()
const moneyBack = (page: Page, t: Words) => page.getByRole('region', { name: t('payments.checkout.back.title') })

test('net banking in two tabs: paid in one, the other is told, and the bank took the money once', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.skip(!hasServerData())
  const t = await speak(context, baseURL, project)
  const placed = await placeOrder(page.request, { paymentMethod: 'netbanking' })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(trackPath(placed))
    await tab.getByRole('button', { name: withAmount(t, 'payments.checkout.now') }).click()
    await expect(tab.getByText(t('payments.checkout.bank.nothingToType'))).toBeVisible()
  }
  await page.getByRole('button', { name: withAmount(t, 'payments.checkout.bank.pay') }).click()
  await expect(paid(page, t)).toBeVisible()
  await other.getByRole('button', { name: withAmount(t, 'payments.checkout.bank.pay') }).click()
  await expect(other.getByText(t('payments.checkout.bank.state.approved'))).toBeVisible()
  await other.getByRole('link', { name: t('payments.checkout.bank.toOrder') }).click()
  await expect(paid(other, t)).toBeVisible()
  expect(await payments(placed)).toEqual([{ status: 'paid', to_give_back: false }])
})

test('a card that pays after the window: the order is called off, its money comes back by itself', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.skip(!hasServerData())
  const t = await speak(context, baseURL, project)
  const placed = await placeOrder(page.request, { paymentMethod: 'card' })
  await page.goto(trackPath(placed))
  await page.getByRole('button', { name: withAmount(t, 'payments.checkout.now') }).click()
  await page.getByLabel(t('payments.checkout.bank.number')).fill(CARD.number)
  await page.getByLabel(t('payments.checkout.bank.expiry')).fill(CARD.expiry)
  await page.getByLabel(t('payments.checkout.bank.cvv')).fill(CARD.cvv)
  await page.getByLabel(t('payments.checkout.bank.holder')).fill(CARD.holder)
  await withServerData((db) =>
    db.execute(`UPDATE orders SET created_at = created_at - interval '16 minutes' WHERE order_id = $1`, [placed.order_id]),
  )
  const status = async () =>
    (await (await page.request.get(`/api/v1/orders/${placed.order_id}`, { headers: headersOf(placed) })).json()).order.status
  await expect.poll(status).toBe('cancelled')
  await page.getByRole('button', { name: withAmount(t, 'payments.checkout.bank.pay') }).click()
  await expect(page.getByText(t('tracking.later.reason.not_paid_in_time'))).toBeVisible()
  await isBack(page.request, placed)
  await expect(moneyBack(page, t).getByText(t('payments.checkout.back.state.done'))).toBeVisible()
  await expect(moneyBack(page, t).getByText(t('payments.checkout.back.why.not_needed'))).toBeVisible()
  expect(await payments(placed)).toEqual([{ status: 'given_back', to_give_back: true }])
})

test('UPI at the bank, which sends another amount: told, asked no second time, and back once the order is called off', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.skip(!hasServerData())
  const t = await speak(context, baseURL, project)
  await withServerData((db) =>
    db.execute('UPDATE stores SET upi_vpa = NULL, version = version + 1 WHERE store_id = $1', [SERVICE_STORE.id]),
  )
  const product = await someProduct(page.request, SERVICE_STORE.id)
  const items = [{ productId: product.id, quantity: 4 }]
  const placed = await placeOrder(page.request, {
    storeId: SERVICE_STORE.id,
    items,
    paymentMethod: 'upi',
    deliveryType: 'pickup',
  })
  await page.goto(trackPath(placed))
  await page.getByRole('button', { name: withAmount(t, 'payments.checkout.now') }).click()
  const upi = page.getByLabel(t('payments.checkout.bank.upi'))
  await upi.fill('nobody')
  await page.getByRole('button', { name: withAmount(t, 'payments.checkout.bank.pay') }).click()
  await expect(page.getByText(t('payments.checkout.bank.error.upi'))).toBeVisible()
  await upi.fill(UPI_ID)
  await page.getByText(t('payments.checkout.bank.more')).click()
  await page.getByRole('button', { name: t('payments.checkout.bank.approveLess') }).click()
  await expect(page.getByText(t('payments.checkout.heldHint'))).toBeVisible()
  await expect(page.getByRole('button', { name: withAmount(t, 'payments.checkout.now') })).toHaveCount(0)

  const data = { status: 'cancelled' }
  const cancelled = await page.request.patch(`/api/v1/orders/${placed.order_id}/status`, { headers: headersOf(placed), data })
  expect(cancelled.status(), await cancelled.text()).toBe(200)
  await expect(moneyBack(page, t).getByText(t('payments.checkout.back.why.other_amount'))).toBeVisible()
  await isBack(page.request, placed)
  await expect(moneyBack(page, t).getByText(t('payments.checkout.back.state.done'))).toBeVisible()
})

test('one line of a paid order is refunded by the shop; its customer sees it go back', async ({
  page,
  browser,
  context,
  baseURL,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  await signInOwner(context)
  const placed = await placeOrder(context.request, { paymentMethod: 'wallet' })
  await approve(context.request, await begin(context.request, placed))
  const paying = async () =>
    (await (await context.request.get(`/api/v1/orders/${placed.order_id}`, { headers: headersOf(placed) })).json()).order
      .payment_status
  await expect.poll(paying).toBe('completed')
  await deliver(context.request, placed.order_id)

  await page.goto(`/store/orders?view=table&order=${placed.order_id}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.board.action.refunded') })
    .click()
  const refund = page.getByRole('dialog', { name: t('payments.refunds.title', { id: placed.order.order_number }) })
  await refund.getByText(t('payments.refunds.some')).click()
  // A piece more of its only line.
  const pieces = refund.getByRole('group', { name: new RegExp(t('payments.refunds.back', { name: '.+' })) })
  await pieces.getByRole('button').last().click()
  await expect(refund.getByText(t('payments.refunds.byService'))).toBeVisible()
  await refund.getByRole('button', { name: withAmount(t, 'payments.refunds.confirm') }).click()
  await expect(refund).toHaveCount(0)

  const customer = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await speak(customer, baseURL, project)
  const theirs = await customer.newPage()
  await isBack(customer.request, placed)
  await theirs.goto(trackPath(placed))
  await expect(moneyBack(theirs, t).getByText(t('payments.checkout.back.state.done'))).toBeVisible()
  await expect(theirs.getByText(t('common.payment.refunded')).first()).toBeVisible()
  await customer.close()
})
