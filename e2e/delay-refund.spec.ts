import { expect, type Page, test } from '@playwright/test'
import { cardOf, openBoard, sendNow, speak } from './counter.ts'
import { deliver } from './people.ts'
import { openShop } from './shops.ts'

const openDetails = async (page: Page, orderId: string) => {
  await page.goto(`/store/orders?view=table&order=${orderId}`)
  return page.getByRole('dialog')
}

test('an order takes longer than promised, is brought, and its money goes back; the customer sees both', async ({
  page,
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const { order_id: id, order, tracking_token: token } = await shop.place()
  const seen = async () =>
    (await (await request.get(`/api/v1/orders/${id}`, { headers: { 'x-order-token': token } })).json()).order as Record<
      string,
      string
    >
  const owner = context.request
  const accepted = await owner.put(`/api/v1/orders/${id}/status`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { status: 'confirmed' },
  })
  expect(accepted.status()).toBe(200)
  const promised = Date.parse((await seen()).estimated_delivery ?? '')

  await (await openDetails(page, id)).getByRole('button', { name: t('desk.delay.button') }).click()
  const delay = page.getByRole('dialog', { name: t('desk.delay.title', { id: order.order_number }) })
  await delay.getByRole('button', { name: t('desk.delay.minutes', { minutes: 20 }) }).click()
  await sendNow(page, t)
  await expect.poll(async () => Date.parse((await seen()).estimated_delivery ?? '') - promised).toBe(20 * 60_000)

  await deliver(owner, id, 'preparing')
  await (await openDetails(page, id)).getByRole('button', { name: t('counter.action.refunded') }).click()
  const refund = page.getByRole('dialog', { name: t('refunds.title', { id: order.order_number }) })
  await expect(refund.getByText(t('refunds.byHand'))).toBeVisible()
  await refund.getByRole('textbox', { name: t('refunds.note') }).fill('The dal was old')
  await refund.getByRole('button', { name: new RegExp(`^${t('refunds.confirm', { amount: '.+' })}$`) }).click()
  await expect.poll(async () => (await seen()).status).toBe('refunded')
  expect((await seen()).refunded_amount).toBe((await seen()).total_amount)
})

/** Holds the answers of a call back until it is let go. */
const hold = async (page: Page, path: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the details of an order are one window: what arrives while they are open replaces nothing under the finger', async ({
  page,
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const { order_id: id } = await shop.place()
  await deliver(context.request, id)
  const letOrder = await hold(page, `**/api/v1/orders/${id}`)
  const letCode = await hold(page, '**/assets/order-details-*.js')
  const dialog = await openDetails(page, id)
  const close = await dialog.getByRole('button', { name: t('common.close') }).elementHandle()
  letOrder()
  letCode()
  await expect(dialog.getByRole('button', { name: t('counter.action.refunded') })).toBeVisible()
  expect(await close?.evaluate((element) => element.isConnected)).toBe(true)
})

test('the details of an order stay when it leaves the board while they are open, as after a time without a network', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const { order_id: id, order } = await shop.place()
  const page = await openBoard(context, t)
  // Who opens the details has seen the order, which changes it: news of that would bring it back to the board.
  const seen = page.waitForResponse(`**/api/v1/orders/${id}/acknowledge`)
  await cardOf(page, order.order_number)
    .getByRole('button', { name: t('counter.action.details') })
    .click()
  await seen
  const reject = await page
    .getByRole('dialog')
    .getByRole('button', { name: t('counter.action.reject') })
    .elementHandle()

  // Its end was missed: the next reading of the board knows nothing of it, and the order itself is not here yet.
  await page.route('**/api/v1/orders/board', async (route) => {
    const response = await route.fetch()
    const board = (await response.json()) as { orders: { id: string }[] }
    await route.fulfill({ response, json: { ...board, orders: board.orders.filter((one) => one.id !== id) } })
  })
  const letOrder = await hold(page, `**/api/v1/orders/${id}`)
  const asked = page.waitForRequest(`**/api/v1/orders/${id}`)
  await context.setOffline(true)
  // On a busy machine a page hears nothing of a network that is back before it knew that it had gone.
  await page.waitForFunction(() => !navigator.onLine)
  await context.setOffline(false)
  await asked
  expect(await reject?.evaluate((element) => element.isConnected)).toBe(true)
  letOrder()
})

test('money that went back without an answer does not go back again when other goods are chosen meanwhile', async ({
  page,
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const { order_id: id, order } = await shop.place()
  await deliver(context.request, id)
  await (await openDetails(page, id)).getByRole('button', { name: t('counter.action.refunded') }).click()
  const refund = page.getByRole('dialog', { name: t('refunds.title', { id: order.order_number }) })
  await refund.getByText(t('refunds.some'), { exact: true }).click()
  const more = refund.getByRole('button', { name: new RegExp(`^${t('common.increase', { name: '.+' })}$`) })
  const give = refund.getByRole('button', { name: new RegExp(`^${t('refunds.confirm', { amount: '.+' })}$`) })

  // The server gives the money back, and its answers are lost, with what it knows of the refund.
  const refunds = `**/api/v1/orders/${id}/refunds`
  await page.route(refunds, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await more.click()
  await give.click()
  await expect(refund.getByRole('alert')).toBeVisible()
  await page.unroute(refunds)
  await more.click()
  await give.click()
  await expect(refund).toBeHidden()
  const { refunds: given } = await (await context.request.get(`/api/v1/orders/${id}/refunds`)).json()
  expect(given).toMatchObject([{ lines: [{ quantity: 1 }] }])
})
