import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import {
  deliver,
  freshPhone,
  languageOn,
  listenForTrouble,
  placeOrder,
  prefer,
  signInCustomer,
  signInOwner,
} from '../support/users.ts'

const language = languageOn('phone')

type Placed = Awaited<ReturnType<typeof placeOrder>>

/** Puts an order on the device as the checkout does. */
const keepOnDevice = async (page: Page, { order_id, tracking_token }: Placed, placed_at: string): Promise<void> => {
  await page.addInitScript((order) => localStorage.setItem('jhola.orders', JSON.stringify([order])), {
    order_id,
    token: tracking_token,
    store_name: 'Test Kirana Store',
    placed_at,
  })
}

test.describe(`in ${language}`, () => {
  const t = wordsOf(language)

  test('My Orders: of this device for a guest, and of the number once it is proven by signing in', async ({
    page,
    context,
    baseURL,
    playwright,
  }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    const guest = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
    const phone = freshPhone()
    const here = await placeOrder(guest)
    const elsewhere = await placeOrder(guest, { customer: { name: 'Kavita Shah', phone } })
    await keepOnDevice(page, here, new Date(0).toISOString())
    await page.goto('/orders')
    const orders = page.getByRole('main').getByRole('listitem')
    await expect(orders).toHaveCount(1)
    await expect(orders.first()).toContainText(here.order.order_number)

    await signInCustomer(context.request, phone)
    await page.goto('/orders')
    await expect(orders).toHaveCount(2)
    await expect(orders.first()).toContainText(elsewhere.order.order_number)
    await orders.first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/order/${elsewhere.order_id}/track$`))
    await expect(page.getByText(elsewhere.order.order_number).first()).toBeVisible()
    expect(trouble).toEqual([])
    await guest.dispose()
  })

  test('a delivered order has a bill to print', async ({ page, browser, context, baseURL, request }) => {
    await prefer(context, baseURL, { language })
    const trouble = listenForTrouble(page)
    const counter = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    await signInOwner(counter)
    const placed = await placeOrder(request)
    await keepOnDevice(page, placed, new Date().toISOString())
    await page.goto(`/order/${placed.order_id}/track`)
    await expect(page.getByText(placed.order.order_number).first()).toBeVisible()
    await expect(page.getByRole('link', { name: t('tracking.invoice'), exact: true })).toHaveCount(0)

    await deliver(counter.request, placed.order_id)
    await page.getByRole('link', { name: t('tracking.invoice'), exact: true }).click()
    await expect(page).toHaveURL(/\/invoice$/)
    await expect(page.getByText(placed.order.order_number)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('table').first()).toContainText('HSN')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('button', { name: t('orders.invoice.print') }).click()
    await expect(page.locator('body[data-printed=yes]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: t('orders.invoice.print') })).toBeHidden()
    expect(trouble).toEqual([])
    await counter.close()
  })
})
