import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { prefer } from '../support/users.ts'

test.use({ serviceWorkers: 'allow' })

const PAPER = { light: 'rgb(250, 245, 234)', dark: 'rgb(18, 18, 27)' } as const

/** Pages of the customer, the shop and the administrator of which this device has no copy. */
const NOT_KEPT = [
  '/store-login',
  '/store/orders',
  '/store/orders/list?status=pending',
  '/store/STORE-002',
  '/store/STORE-002/reviews?page=2',
  '/help',
  '/admin/stores',
  '/no/such/page.html',
] as const

/** The service worker runs and has cached all of this reader's files; the name of the app is the last of them. */
const visit = async (page: Page, language: string) => {
  await page.goto('/cart')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const isKept = () =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/manifest-${language}.webmanifest`)
  await expect.poll(isKept).toBe(true)
}

const groundOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)

for (const language of ['en', 'hi', 'ur'] as const)
  test(`in ${language}: a page that is not kept says so in one language, with its look and its picture`, {
    tag: language === 'ur' ? '@phone' : [],
  }, async ({ page, context, baseURL }) => {
    const t = wordsOf(language)
    await prefer(context, baseURL, { language })
    await visit(page, language)
    await context.setOffline(true)
    for (const address of NOT_KEPT) {
      const failed: string[] = []
      const note = (request: { url(): string }) => failed.push(new URL(request.url()).pathname)
      page.on('requestfailed', note)
      await page.goto(address)
      await expect(page).toHaveURL(address)
      const heading = page.getByRole('heading')
      await expect(heading).toHaveText([t('common.offline')])
      await expect(page.locator('section:visible')).toHaveCount(1)
      await expect(page).toHaveTitle(new RegExp(t('common.offline')))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ur' ? 'rtl' : 'ltr')
      await expect(page.getByText(t('pages.offlineSafe'))).toHaveCSS('direction', language === 'ur' ? 'rtl' : 'ltr')
      expect(await groundOf(page)).toBe(PAPER.light)
      const widths = await page.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0))
      expect(widths).toEqual([true])
      expect(failed).toEqual([])
      page.off('requestfailed', note)
    }
    // The service worker also serves what it has cached for this reader.
    const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), `/manifest-${language}.webmanifest`)
    expect(manifest).toMatchObject({ lang: language, id: '/' })
  })

test('the page without a network follows the theme of the app, leads to what is kept, and back by itself', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await prefer(context, baseURL, { language: 'en', theme: 'dark' })
  await visit(page, 'en')
  await context.setOffline(true)
  await page.goto('/store-login?from=%2Finventory')
  expect(await groundOf(page)).toBe(PAPER.dark)
  await page.getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders')

  await page.goto('/store-login?from=%2Finventory')
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/store-login?from=%2Finventory')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden()
  await expect(page).toHaveURL('/store-login?from=%2Finventory')
})

test('the page without a network finds the network again although no event tells it', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language: 'en' })
  await visit(page, 'en')
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
  await context.setOffline(true)
  await page.goto('/store-login?from=%2Finventory')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden()
  await expect(page).toHaveURL('/store-login?from=%2Finventory')
})

test('the page without a network goes back although a link was opened beside it, and a proxy refuses the check', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await prefer(context, baseURL, { language: 'en' })
  await visit(page, 'en')
  await context.route('**/health', (route) => route.fulfill({ status: 403 }))
  await context.setOffline(true)
  await page.goto('/store-login?from=%2Finventory')
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'My Orders' }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('My Orders')
  await beside.close()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden()
  await expect(page).toHaveURL('/store-login?from=%2Finventory')
})
