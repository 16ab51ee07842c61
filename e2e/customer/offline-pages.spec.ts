import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { languageOn, listenForTrouble, placeOrder, prefer, STORE, signInOwner } from '../support/users.ts'

test.use({ serviceWorkers: 'allow' })

const language = languageOn('phone')

/** The worker runs the page, and has put away the shop with its shelf, its page and the empty page in its language. */
const workerIsReady = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const isKept = () =>
    page.evaluate(async () => {
      const { pathname } = location
      const shell = await (await caches.match('/cart'))?.text()
      const kept = (await (await caches.open('facts')).keys()).map(({ url }) => new URL(url))
      const hasShop = kept.some((url) => url.pathname.startsWith('/api/v1/stores/'))
      const hasShelf = kept.some((url) => url.searchParams.get('pageSize') === '200')
      const hasPages = (await Promise.all([pathname, '/search'].map((path) => caches.match(path)))).every(Boolean)
      return hasPages && hasShop && hasShelf && shell?.includes(`lang="${document.documentElement.lang}"`)
    })
  await expect.poll(isKept).toBe(true)
}

test(`${language}: a shop that was seen once opens without a network, and so does the bag`, async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language })
  const trouble = listenForTrouble(page)
  await page.goto(`/store/${STORE.id}`)
  const title = await page.title()
  const product = await page.getByRole('heading', { level: 3 }).first().innerText()
  await workerIsReady(page)
  expect(trouble).toEqual([])

  await context.setOffline(true)
  await page.goto(`/store/${STORE.id}`)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 3, name: product }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: language === 'en' ? 'You are offline' : 'इंटरनेट नहीं है' })).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)

  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1, name: wordsOf(language)('search.title') })).toBeVisible()

  await page.goto('/store-login')
  await expect(page.getByRole('heading', { name: language === 'en' ? 'You are offline' : 'इंटरनेट नहीं है' })).toBeVisible()
  await context.setOffline(false)
})

test('of the API only facts that anybody may read are kept on the device', async ({ page, request, context }) => {
  const { order_id, tracking_token } = await placeOrder(request, { paymentMethod: 'cod' })
  await signInOwner(context)
  await page.goto(`/store/${STORE.id}`)
  await workerIsReady(page)
  for (const path of [`/order/${order_id}/track?t=${tracking_token}`, '/orders', '/store-dashboard', '/store/orders']) {
    await page.goto(path)
    await page.locator('main').first().waitFor()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
  expect(kept.filter((path) => path.includes(order_id) || path.includes(tracking_token))).toEqual([])
  const calls = kept.filter((path) => path.startsWith('/api') || path.startsWith('/socket.io'))
  expect(calls.filter((path) => !/^\/api\/v1\/(inventory\/products\?|stores\/(?!me\b)[\w-]+(\?|$))/.test(path))).toEqual([])
})

test(`${language}: the last orders open without a network, marked with their age`, async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const t = wordsOf(language)
  await prefer(context, baseURL, { language })
  const { order_id, tracking_token, order } = await placeOrder(request, { paymentMethod: 'cod' })
  const own = [{ order_id, token: tracking_token, store_name: STORE.name, placed_at: new Date().toISOString() }]
  await page.addInitScript((orders) => localStorage.setItem('jhola.orders', JSON.stringify(orders)), own)
  await page.goto('/orders')
  await expect(page.getByText(order.order_number).first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await context.setOffline(true)
  await page.goto('/orders')
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: order.order_number })
  await expect(shown).toContainText(t('tracking.orders.asOf', { time: '' }).trim())
  await shown.getByRole('link', { name: order.order_number }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${order_id}/track$`))
  await expect(page.getByText(order.order_number).first()).toBeVisible()
  const mark = page.getByText(t('tracking.asOf', { time: '@' }).split('@')[1] ?? '')
  await expect(mark).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: t('common.refresh') }).click()
  await expect(mark).toHaveCount(0)
})
