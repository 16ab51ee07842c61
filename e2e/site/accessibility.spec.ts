import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { signInAdmin } from '../support/admins.ts'
import { fillBag } from '../support/place-order.ts'
import {
  deliver,
  freshPhone,
  keepAddress,
  languageOn,
  listenForTrouble,
  placeOrder,
  prefer,
  QUIET_STORE,
  STORE,
  setStatus,
  signInCustomer,
  signInOwner,
  someProduct,
} from '../support/users.ts'

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

/** Only what is broken is worked out in full. */
const scanOf = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

const expectNothingBroken = async (axe: AxeBuilder, what: string) => {
  // No frame of ours is somebody else's: the page that axe would open for those is a second loading of it.
  const { violations } = await axe.setLegacyMode().analyze()
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect.soft(broken, what).toEqual([])
}

/** No rule of WCAG 2.2 AA is broken in light or dark, nothing scrolls sideways, nothing was refused or threw. */
const expectGoodLooks = async (page: Page, path: string, trouble: string[]) => {
  await page.emulateMedia({ colorScheme: 'light' })
  // A card out of sight keeps its old colours, and its animations do not end, until it is scrolled to: here all are in sight.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { transition: none !important; content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await settle(page)
  await expectNothingBroken(scanOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']), `${path} in light`)
  // The theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  await expectNothingBroken(scanOf(page).withRules(['color-contrast']), `${path} in dark`)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${path}: pixels wider than the screen`).toBeLessThanOrEqual(0)
  expect.soft(trouble.splice(0), path).toEqual([])
}

/** A page, and what brings it into the state that is looked at. */
type Stop = string | { path: string; until: (page: Page) => Promise<unknown> }

const look = async (page: Page, stops: readonly Stop[]) => {
  const trouble = listenForTrouble(page)
  // Other walks order at this counter as well: a toast is looked at as it stands, and not as it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const stop of stops) {
    const path = typeof stop === 'string' ? stop : stop.path
    await test.step(path, async () => {
      await page.goto(path)
      if (typeof stop !== 'string') await stop.until(page)
      await expectGoodLooks(page, path, trouble)
    })
  }
}

const SHOPS = [
  '/',
  '/nearby-stores',
  `/store/${STORE.id}`,
  `/store/${STORE.id}/reviews`,
  '/search',
  '/search?q=milk&near=400070',
  '/register',
]
const TO_READ = ['/help', '/contact', '/privacy', '/terms', '/cart', '/orders']
const WAYS_IN = [
  '/login',
  '/signup',
  '/forgot-password',
  '/store-login',
  '/email-login',
  '/email-passcode',
  '/password-setup',
  '/shopkeeper-signup',
]
const COUNTER = [
  '/store-dashboard',
  '/dashboard',
  '/store-dashboard-basic',
  '/store/orders',
  '/create-order',
  '/inventory',
  '/inventory?view=grid',
  '/inventory?tab=low',
  '/store/settings',
  '/store/help/tutorials',
  '/dev/ui',
]

const ADMIN = ['/admin/stores', '/admin/audit', '/admin/stories', '/admin/area-wishes', '/admin/security', '/auth-test', '/test']

/** Places orders at that shop, and moves them so that there is one in each open state, and a second one to answer. */
const fillBoard = async (owner: APIRequestContext, customer: APIRequestContext): Promise<void> => {
  const items = [{ productId: (await someProduct(customer, QUIET_STORE.id)).id, quantity: 4 }]
  const place = () => placeOrder(customer, { storeId: QUIET_STORE.id, items })
  const steps = ['confirmed', 'preparing', 'ready', 'out_for_delivery'] as const
  await place()
  for (const [index] of [undefined, ...steps].entries()) {
    const { order_id } = await place()
    for (const status of steps.slice(0, index)) await setStatus(owner, order_id, status)
  }
}

/** The bag, the checkout, and the pages of an order that is open, paid by UPI, by card, and delivered. */
const orderStops = async (page: Page, owner: Parameters<typeof deliver>[0]): Promise<Stop[]> => {
  const open = await placeOrder(page.request, { paymentMethod: 'upi' })
  const done = await placeOrder(page.request)
  await deliver(owner, done.order_id)
  const of = ({ order_id, tracking_token }: typeof open, name: string) => `/order/${order_id}/${name}?t=${tracking_token}`
  return [
    '/cart',
    `/checkout?store=${STORE.id}`,
    of(open, 'track'),
    `/order-confirmation/${open.order_id}?t=${open.tracking_token}`,
    of(done, 'track'),
    of(done, 'invoice'),
    of(done, 'rate'),
  ]
}

test.describe('looks', () => {
  test.describe.configure({ timeout: 180_000 })
  // A phone in Hindi and a desk in English, each in light and dark. A desk where it is laid out for one.
  test.beforeEach(async ({ context, baseURL }, { project }) => {
    await prefer(context, baseURL, { language: languageOn(project.name), theme: 'system' })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 19.0728, longitude: 72.8795 })
  })

  test('shops and shelves can be used by everybody', ({ page }) => look(page, SHOPS))
  test('pages that are read can be used by everybody', { tag: '@phone' }, ({ page }) => look(page, TO_READ))
  test('every way in can be used by everybody', { tag: '@phone' }, ({ page }) => look(page, WAYS_IN))

  test('the bag, the checkout and the pages of an order can be used by everybody', async ({ page, browser, baseURL }) => {
    const shop = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    await signInOwner(shop)
    const stops = await orderStops(page, shop.request)
    await shop.close()
    await fillBag(page, await someProduct(page.request))
    await look(page, stops)
  })

  test('the profile and a checkout with saved addresses can be used by everybody', { tag: '@phone' }, async ({ page }) => {
    const phone = freshPhone()
    await signInCustomer(page.request, phone)
    await keepAddress(page.request, { name: 'Kavita Shah', phone })
    await fillBag(page, await someProduct(page.request))
    await look(page, [
      { path: '/profile', until: () => page.getByRole('switch').first().waitFor() },
      { path: `/checkout?store=${STORE.id}`, until: () => page.getByRole('radio').first().waitFor() },
    ])
  })

  test('the counter can be used by everybody', async ({ page, context, request }) => {
    await signInOwner(context, QUIET_STORE.phone)
    await fillBoard(context.request, request)
    await look(page, COUNTER)
  })

  test('the preferences, and a board of pictures, can be used by everybody', { tag: '@phone' }, async ({ page, context }) => {
    await signInOwner(context)
    // Only this page is told that the shop reads pictures.
    await page.route('**/api/v1/stores/me/preferences', async (route) => {
      const answer = await route.fetch()
      const reply = await answer.json()
      const preferences = { ...reply.preferences, literacyLevel: 'none' }
      await route.fulfill({ response: answer, json: { ...reply, preferences } })
    })
    const until = (shown: Page) => shown.getByRole('tabpanel').locator('input, select').first().waitFor()
    const sections = ['accessibility', 'auto-accept', 'notifications', 'hours', 'display']
    await look(page, ['/store/orders', ...sections.map((name) => ({ path: `/store-dashboard?preferences=${name}`, until }))])
  })

  test('the admin area can be used by everybody', { tag: '@phone' }, async ({ page, context }) => {
    await signInAdmin(context)
    await look(page, ADMIN)
  })
})
