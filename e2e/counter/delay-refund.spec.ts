import { expect, type Page, test } from '@playwright/test'
import { sendNow, speak } from '../support/board.ts'
import { openShop } from '../support/shops.ts'
import { deliver } from '../support/users.ts'

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

  await (await openDetails(page, id))
    .getByRole('button', { name: t('orders.board.action.more', { number: order.order_number }) })
    .click()
  await page.getByRole('menuitem', { name: t('orders.actions.delay.button') }).click()
  const delay = page.getByRole('dialog', { name: t('orders.actions.delay.title', { id: order.order_number }) })
  await delay.getByRole('button', { name: t('orders.actions.delay.minutes', { minutes: 20 }) }).click()
  await sendNow(page, t)
  await expect.poll(async () => Date.parse((await seen()).estimated_delivery ?? '') - promised).toBe(20 * 60_000)

  await deliver(owner, id, 'preparing')
  await (await openDetails(page, id)).getByRole('button', { name: t('orders.board.action.refunded') }).click()
  const refund = page.getByRole('dialog', { name: t('payments.refunds.title', { id: order.order_number }) })
  await expect(refund.getByText(t('payments.refunds.byHand'))).toBeVisible()
  await refund.getByRole('textbox', { name: t('payments.refunds.note') }).fill('The dal was old')
  await refund.getByRole('button', { name: new RegExp(`^${t('payments.refunds.confirm', { amount: '.+' })}$`) }).click()
  await expect.poll(async () => (await seen()).status).toBe('refunded')
  expect((await seen()).refunded_amount).toBe((await seen()).total_amount)
})
