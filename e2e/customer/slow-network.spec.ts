import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { placeOrder, prefer } from '../support/users.ts'

// A first visit on a slow network: no service worker has the files yet.

const t = wordsOf('en')

/** A page file that does not arrive until the network works again. */
const breakFile = async (page: Page, file: string) => {
  let isBroken = true
  const asked: string[] = []
  await page.route(`**/assets/${file}`, (route) => {
    asked.push(route.request().url())
    return isBroken ? route.abort() : route.continue()
  })
  return {
    /** Both the prefetch and the app requested it, so the app's first try has failed. */
    hasFailed: () => expect.poll(() => asked.length).toBeGreaterThan(1),
    mend: () => {
      isBroken = false
    },
  }
}

/** Simulates that the device is online again. */
const comeOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

const upiOrder = async (page: Page): Promise<string> => {
  const { order_id, tracking_token } = await placeOrder(page.request, { paymentMethod: 'upi' })
  return `/order/${order_id}/track?t=${tracking_token}`
}

test.beforeEach(({ context, baseURL }) => prefer(context, baseURL, { language: 'en' }))

const STARTS = [
  { what: "a customer's screen without its texts", path: '/cart', file: 'cart-en-*.js', shows: t('cart.empty') },
  { what: "a customer's screen without its code", path: '/login', file: 'login-*.js', shows: t('auth.guest') },
  { what: 'the counter without its texts', path: '/store-login', file: 'base-en-*.js', shows: t('auth.title') },
]
for (const { what, path, file, shows } of STARTS)
  test(`${what} starts by itself when the line is back`, async ({ page }) => {
    const line = await breakFile(page, file)
    await page.goto(path)
    await line.hasFailed()
    line.mend()
    await expect(page.getByText(shows).first()).toBeVisible()
  })

test('a page from the server comes to life by itself when a file of the app failed at first', async ({ page }) => {
  const line = await breakFile(page, 'kit-*.js')
  await page.goto('/help')
  await line.hasFailed()
  line.mend()
  await page
    .getByLabel(`${t('common.ownName')}: `)
    .first()
    .click()
  await expect(page.getByText(t('common.theme.dark'))).toBeVisible()
})

test('a page that cannot start at all offers to load it again', async ({ page }) => {
  const line = await breakFile(page, 'customer-*.js')
  await page.goto('/cart')
  const again = page.getByRole('link', { name: t('common.retry') })
  await expect(again).toBeHidden()
  // The timeout belongs to the style sheet; here it ends immediately.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(again).toBeVisible()
  line.mend()
  await again.click()
  await expect(page.getByText(t('cart.empty'))).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('the card to pay with comes when the network is back', async ({ page }) => {
  const line = await breakFile(page, 'upi-card-*.js')
  await page.goto(await upiOrder(page))
  await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible()
  line.mend()
  await comeOnline(page)
  await expect(page.getByRole('button', { name: t('tracking.later.upi.paid') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('common.retry') })).toHaveCount(0)
})

test('the card to pay with is asked for again by its own button', async ({ page }) => {
  const line = await breakFile(page, 'upi-card-*.js')
  await page.goto(await upiOrder(page))
  const retry = page.getByRole('button', { name: t('common.retry') })
  await expect(retry).toBeVisible()
  line.mend()
  await retry.click()
  await expect(page.getByRole('button', { name: t('tracking.later.upi.paid') })).toBeVisible()
})

test('an error is told in words while the texts of errors are missing, and in its own when they come', async ({ page }) => {
  const line = await breakFile(page, 'errors-en-*.js')
  await page.route('**/api/v1/orders/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'server.failed', message: 'no' } }),
  )
  await page.goto(await upiOrder(page))
  await expect(page.getByText(t('tracking.failed'))).toBeVisible()
  await expect(page.getByText('errors.server.failed')).toHaveCount(0)
  await expect(page.getByText(t('common.broken'))).toBeVisible()
  line.mend()
  await expect(page.getByText(t('errors.server.failed'))).toBeVisible()
})

test('a part whose own texts failed is shown when they come', async ({ page }) => {
  const line = await breakFile(page, 'pay-en-*.js')
  await page.goto(await upiOrder(page))
  await page.getByRole('button', { name: t('tracking.later.upi.paid') }).click()
  await expect(page.getByText(t('tracking.later.upi.told'))).toBeVisible()
  line.mend()
  await expect(page.getByLabel(t('payments.checkout.claim.label'))).toBeVisible()
})
