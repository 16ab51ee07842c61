import { expect, type Page, test } from '@playwright/test'
import { listenForTrouble, placeOrder, prefer, STORE, signInOwner } from './people.ts'

/** The worker runs the page, and has put away the page and the empty page in its language. */
const workerIsReady = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const isKept = () =>
    page.evaluate(async () => {
      const { pathname } = location
      const shell = await (await caches.match('/cart'))?.text()
      return (await caches.match(pathname)) !== undefined && shell?.includes(`lang="${document.documentElement.lang}"`)
    })
  await expect.poll(isKept).toBe(true)
}

for (const language of ['en', 'hi'] as const)
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
    await expect(
      page.getByRole('status').filter({ hasText: language === 'en' ? 'You are offline' : 'इंटरनेट नहीं है' }),
    ).toBeVisible()

    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)

    await page.goto('/store-login')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
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
