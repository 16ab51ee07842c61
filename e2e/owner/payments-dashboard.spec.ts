import { type APIRequestContext, expect, test } from '@playwright/test'
import { speak } from '../support/board.ts'
import { placeOrder, signInOwner } from '../support/users.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

/** An order that is to be paid by card, and the bank takes a rupee less than it costs. */
const payTooLittle = async (request: APIRequestContext): Promise<string> => {
  const { order_id, tracking_token, order } = await placeOrder(request, { paymentMethod: 'card' })
  const token = { ...headers, 'x-order-token': tracking_token }
  const { total_amount: amount } = order as unknown as { total_amount: number }
  const begun = await (await request.post('/api/v1/payments/create', { headers: token, data: { order_id, amount } })).json()
  const reference = String(begun.payment.pay_path).split('/').at(-1)
  await request.post(`/api/v1/payments/test-bank/${reference}`, { headers, data: { outcome: 'approve_less' } })
  await request.post('/api/v1/payments/confirm', { headers: token, data: { payment_id: begun.payment_id } })
  return order.order_number
}

/** A past day that nobody closed yet, and the cash of its orders. */
const openDay = async (owner: APIRequestContext, daysAgo: number): Promise<{ day: string; cash: number }> => {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const { closing, cash_in, cash_out } = await (await owner.get(`/api/v1/payments/drawer/${day}`)).json()
  return closing ? openDay(owner, daysAgo + 2) : { day, cash: Math.round((cash_in - cash_out) * 100) / 100 }
}

test('the owner looks at the day, confirms what a customer says, gives held money back, and closes a day', async ({
  page,
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  await signInOwner(context)
  await page.goto('/store-dashboard')
  await page.getByRole('link', { name: t('orders.board.tool.payments') }).click()
  await expect(page.getByRole('region', { name: t('payments.days.title') })).toBeVisible()
  const tabs = page.getByRole('tablist', { name: t('payments.tabs') })
  await tabs.getByRole('tab', { name: t('payments.tab.open') }).click()
  await expect(page.getByRole('region', { name: t('payments.claims.title') })).toBeVisible()

  // While the owner looks.
  const upi = await placeOrder(request, { paymentMethod: 'upi' })
  await request.post(`/api/v1/orders/${upi.order_id}/payment/claim`, {
    headers: { ...headers, 'x-order-token': upi.tracking_token },
  })
  const claim = page.getByRole('listitem').filter({ hasText: upi.order.order_number })
  await claim.getByRole('button', { name: t('payments.claims.yes') }).click()
  await expect(claim).toHaveCount(0)

  const held = page.getByRole('listitem').filter({ hasText: await payTooLittle(request) })
  await held.getByRole('button', { name: t('payments.stuck.giveBack') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('payments.stuck.giveBack') })
    .click()
  await expect(held.getByRole('button')).toHaveCount(0)

  const { day, cash } = await openDay(context.request, project.name === 'phone' ? 40 : 41)
  await page.goto(`/store/payments?tab=close&day=${day}`)
  await page.getByText(t('payments.close.sum'), { exact: true }).click()
  await page.getByRole('textbox', { name: t('payments.close.counted') }).fill(String(cash + 500))
  const drawer = page.getByRole('region', { name: t('payments.close.drawer') })
  await drawer.getByRole('textbox', { name: t('payments.close.opening') }).fill('500')
  await expect(drawer.getByText(t('payments.close.right'))).toBeVisible()
  await page.getByRole('button', { name: t('payments.close.save') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('payments.close.save') })
    .click()
  await expect(page.getByRole('region', { name: t('payments.close.isClosed') })).toBeVisible()
})
