import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { speak } from '../support/board.ts'
import { wordsOf } from '../support/i18n.ts'
import { furtherTools } from '../support/shell.ts'
import { openShop } from '../support/shops.ts'
import { freshPhone, listenForTrouble, signInOwner } from '../support/users.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }

/** A separate shop, so that no other journey sees its preferences. Returns its id. */
const aShop = async (request: APIRequestContext, context: BrowserContext): Promise<string> => {
  const phone = freshPhone()
  const answer = await request.post('/api/v1/stores/register', {
    headers: HEADERS,
    data: {
      name: `Preference Stores ${phone.slice(-6)}`,
      owner_name: 'Sunita Verma',
      phone,
      address: { street: '7 Hill Road, Bandra West', city: 'Mumbai', state: 'Maharashtra', pincode: '400050' },
      settings: { store_type: 'General Store' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await signInOwner(context, phone)
  return String((await answer.json()).store_id)
}

test('the owner sets the preferences, is told what does not fit, and of another device that was quicker', async ({
  page,
  context,
  request,
  baseURL,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  await aShop(request, context)
  const trouble = listenForTrouble(page)
  const save = () => page.getByRole('button', { name: t('preferences.save'), exact: true }).click()
  const section = (name: string) => page.getByRole('tab', { name: t(`preferences.section.${name}`) }).click()

  await page.goto('/store-dashboard')
  await (await furtherTools(page, t)).getByRole('link', { name: t('orders.board.preferences') }).click()
  await expect(page).toHaveURL(/preferences=accessibility/)
  await page.getByRole('radio', { name: t('literacy.level.none') }).check()
  // Unsaved: the section stays until it is said what becomes of it.
  await page.goBack()
  await page.getByRole('button', { name: t('stores.settings.leave.stay') }).click()
  await save()
  await expect(page.getByText(t('preferences.saved'))).toBeVisible()

  await section('auto-accept')
  const max = page.locator('[name="autoAccept.rules.maxOrderValue"]')
  await expect(max).toHaveValue('1000')
  await max.fill('40')
  await save()
  await expect(page.getByText(t('preferences.error.crossed'))).toBeVisible()
  await expect(max).toBeFocused()
  await max.fill('2500.50')
  await page.getByRole('switch', { name: t('preferences.auto.enabled') }).check()
  await save()
  await page.getByRole('button', { name: t('preferences.auto.tryNow') }).click()
  await expect(page.getByText(t('preferences.auto.noOrders'))).toBeVisible()
  await page.getByRole('button', { name: t('preferences.auto.stop') }).click()
  await expect(page.getByRole('switch', { name: t('preferences.auto.enabled') })).not.toBeChecked()

  // Business hours are the shop's own: its settings show them.
  await section('hours')
  await page.locator('[name="businessHours.closeTime"]').fill('22:30')
  await save()
  await expect.poll(async () => (await (await context.request.get('/api/v1/stores/me')).json()).store.hours.closes).toBe('22:30')

  // Another device changes the same section at the same time: no change is lost silently.
  await section('display')
  await page.getByRole('switch', { name: t('preferences.display.highContrast') }).check()
  const display = { mode: 'dark', fontSize: 'large', highContrast: false }
  expect((await context.request.put('/api/v1/stores/me/preferences', { headers: HEADERS, data: { display } })).status()).toBe(200)
  trouble.length = 0
  await save()
  await expect(page.getByText(t('errors.stores.stale'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('common.fontSize.large') })).toBeChecked()
  // What changed there is shown here too.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/store-dashboard$/)
})

test('a shop that reads pictures works on an order by pictures, numbers and rupee signs', async ({
  page,
  context,
  request,
  baseURL,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  // Only this page is told that it reads pictures.
  await page.route('**/api/v1/stores/me/preferences', async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    await route.fulfill({ response: answer, json: { ...reply, preferences: { ...reply.preferences, literacyLevel: 'none' } } })
  })
  const { order } = await shop.place()
  // What the device's voice would say, on a device that has one.
  await page.addInitScript(() => {
    const said: string[] = []
    const SpeechSynthesisUtterance = class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    Object.assign(globalThis, { said, SpeechSynthesisUtterance })
    Object.assign(speechSynthesis, {
      getVoices: () => [{ lang: 'hi-IN' }, { lang: 'en-IN' }],
      speak: ({ text }: { text: string }) => said.push(text),
    })
  })
  await page.goto('/store/orders')
  const number = order.order_number.split('-').at(-1) ?? ''
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: number, exact: true }) })
  const accept = card.getByRole('button', { name: t('orders.board.action.confirmed'), exact: true })
  await expect(accept).toHaveText('')
  await expect(card.getByText('Kavita Shah')).toBeHidden()
  await accept.click()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'said'))).toContain(t('orders.board.action.confirmed'))
  await page.getByRole('button', { name: t('orders.board.accept.usual') }).click()
  const overlay = page
    .getByRole('status')
    .filter({ hasText: order.order_number })
    .filter({ hasText: /₹{1,5}₹|₹ × \d+/ })
  await expect(overlay).toBeVisible()
  await expect(overlay).toBeHidden()
})

test('a language goes with the device, the link and the person, and changes on the page itself', async ({
  browser,
  page,
  context,
  request,
  baseURL,
}) => {
  const [mr, bn] = [wordsOf('mr'), wordsOf('bn')]
  const speaks = (where: Page, lang: string, dir = 'ltr') => {
    const html = where.locator('html')
    return Promise.all([expect(html).toHaveAttribute('lang', lang), expect(html).toHaveAttribute('dir', dir)])
  }
  const device = await browser.newContext({ locale: 'ta-IN', ...(baseURL ? { baseURL } : {}) })
  const visit = await device.newPage()
  await visit.goto('/')
  await speaks(visit, 'ta')
  await visit.goto('/?lang=ur')
  await speaks(visit, 'ur', 'rtl')
  await visit.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
  await visit.locator('summary').first().click()
  await visit.getByRole('radio', { name: 'मराठी' }).check()
  await speaks(visit, 'mr')
  await expect(visit).toHaveTitle(mr('pages.home.title'))
  await expect(visit.locator('meta[name="description"]')).toHaveAttribute('content', mr('pages.home.description'))
  expect(await visit.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)
  // The chosen language beats a link, and outlives the cookie by which the server knows it.
  await visit.goto('/nearby-stores?lang=ur')
  await speaks(visit, 'mr')
  await device.clearCookies()
  await visit.goto('/')
  await speaks(visit, 'mr')
  await device.close()

  // With a dialog open, and kept with the account: the owner's next device speaks it too.
  await aShop(request, context)
  await page.goto('/store-dashboard?preferences=accessibility')
  const choice = page.getByRole('dialog').locator('select').first()
  await choice.selectOption('bn')
  await speaks(page, 'bn')
  await expect(page.getByRole('dialog').getByRole('tab', { name: bn('preferences.section.accessibility') })).toBeVisible()
  const profile = async () => (await (await context.request.get('/api/v1/profile')).json()).profile
  await expect.poll(async () => (await profile()).language).toBe('bn')
  const next = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await next.addCookies((await context.cookies()).filter(({ name }) => name.endsWith('jhola_session')))
  const desk = await next.newPage()
  await desk.goto('/store-dashboard')
  await speaks(desk, 'bn')
  await next.close()
})
