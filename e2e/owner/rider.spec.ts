import { expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { isLive } from '../support/shell.ts'
import { openShop } from '../support/shops.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, setStatus, signInOwner } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)
const headers = { 'sec-fetch-site': 'same-origin' }

test('a rider sees an order as soon as it leaves, and hands it over without a network', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  await prefer(context, baseURL, { language, theme: 'light' })
  const counter = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  const shop = await openShop(counter, request)
  const phone = freshPhone()
  const data = { name: 'Vinod Kamble', phone, role: 'rider' }
  const invited = await counter.request.post('/api/v1/stores/me/staff', { headers, data })
  expect(invited.ok(), await invited.text()).toBe(true)
  const { order_id, order } = await shop.place({ customer: { name: 'Kavita Shah', phone: freshPhone() } })
  const waiting = await shop.place({ customer: { name: 'Meera Iyer', phone: freshPhone() } })
  await signInOwner(context, phone)
  const trouble = listenForTrouble(page)

  await page.goto('/store/deliveries')
  await expect(page.getByText(t('orders.board.deliveries.none'))).toBeVisible()
  await isLive(page, t)
  // Connected, the page asks only when the server says that something changed.
  for (const status of ['confirmed', 'preparing', 'out_for_delivery']) await setStatus(counter.request, order_id, status)
  await expect(page.getByText(order.order_number)).toBeVisible()
  await expect(page.getByText('Kavita Shah')).toBeVisible()
  await expect(page.getByText(waiting.order.order_number)).toHaveCount(0)
  expect(trouble).toEqual([])

  await context.setOffline(true)
  await page.getByRole('button', { name: t('orders.board.action.delivered') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.board.complete.confirmCash') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Kavita Shah')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('orders.board.deliveries.none'))).toBeVisible({ timeout: 30_000 })
  const told = await (await counter.request.get(`/api/v1/orders/${order_id}`)).json()
  expect(told.order.status).toBe('delivered')
  await counter.close()
})
