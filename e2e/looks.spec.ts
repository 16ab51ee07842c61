import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signInAdmin } from './admins.ts'
import { listenForTrouble, placeOrder, prefer, STORE, signInOwner } from './people.ts'

/** Every screen as everybody may see it: in both languages, light and dark, on phone and desktop (by project). */
const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'hi', theme: 'light' },
  { language: 'hi', theme: 'dark' },
] as const

const PUBLIC = ['/', '/nearby-stores', `/store/${STORE.id}`, '/products', '/cart', '/orders', '/store-login']
const COUNTER = ['/store-dashboard', '/store/orders', '/dev/ui']
const ADMIN = ['/admin/stores', '/admin/audit', '/admin/stories', '/admin/area-wishes', '/auth-test', '/test']

const settle = async (page: Page) => {
  await page.locator('main').first().waitFor()
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
  // What comes in is paler until it has arrived; what never stops moving is looked at as it is.
  await page.evaluate(() => {
    const arriving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(arriving.map(({ finished }) => finished))
  })
}

/** No rule of WCAG 2.2 AA is broken, nothing scrolls sideways, nothing was refused or threw. */
const expectGoodLooks = async (page: Page, trouble: string[]) => {
  await settle(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0)
  expect(trouble).toEqual([])
}

for (const look of LOOKS)
  test.describe(`${look.language}, ${look.theme}`, () => {
    test.beforeEach(({ context, baseURL }) => prefer(context, baseURL, look))

    for (const path of PUBLIC)
      test(`${path} can be used by everybody`, async ({ page, context }) => {
        await context.grantPermissions(['geolocation'])
        await context.setGeolocation({ latitude: 19.0728, longitude: 72.8795 })
        const trouble = listenForTrouble(page)
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', look.language)
        await expectGoodLooks(page, trouble)
      })

    test('the tracking page can be used by everybody', async ({ page, request }) => {
      const { order_id, tracking_token } = await placeOrder(request, { paymentMethod: 'upi' })
      const trouble = listenForTrouble(page)
      await page.goto(`/order/${order_id}/track?t=${tracking_token}`)
      await expectGoodLooks(page, trouble)
    })
  })

test.describe('behind the sign-in', () => {
  for (const look of LOOKS)
    test(`${look.language}, ${look.theme}: the counter can be used by everybody`, async ({ page, context, baseURL }) => {
      await signInOwner(context)
      await prefer(context, baseURL, look)
      const trouble = listenForTrouble(page)
      for (const path of COUNTER) {
        await page.goto(path)
        await expectGoodLooks(page, trouble)
      }
    })

  for (const look of LOOKS)
    test(`${look.language}, ${look.theme}: the admin area can be used by everybody`, async ({ page, context, baseURL }) => {
      await signInAdmin(context)
      await prefer(context, baseURL, look)
      const trouble = listenForTrouble(page)
      for (const path of ADMIN) {
        await page.goto(path)
        await expectGoodLooks(page, trouble)
      }
    })
})
