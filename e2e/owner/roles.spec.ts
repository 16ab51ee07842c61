import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { openShop } from '../support/shops.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)
const headers = { 'sec-fetch-site': 'same-origin' }
const OWNERS_PIN = '4071'
const HELPERS_PIN = '8306'
const WRONG_PIN = '7294'
const HELPER = 'Raju Yadav'
const OWNER = 'Sunita Verma'
const COST = 41.37

const choosePin = async (person: APIRequestContext, pin: string): Promise<void> => {
  const answer = await person.put('/api/v1/stores/me/pin', { headers, data: { pin } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Adds a product whose cost price is known, and invites a counter person. */
const prepare = async (owner: APIRequestContext): Promise<{ phone: string; productId: string }> => {
  const product = { name: 'Chakki Atta', category: 'Flour', price: 60, cost_price: COST, current_stock: 20 }
  const added = await owner.post('/api/v1/inventory/products', { headers, data: product })
  expect(added.status(), await added.text()).toBe(201)
  const phone = freshPhone()
  const invited = await owner.post('/api/v1/stores/me/staff', { headers, data: { name: HELPER, phone, role: 'counter' } })
  expect(invited.ok(), await invited.text()).toBe(true)
  return { phone, productId: (await added.json()).product.id }
}

const personButton = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

const typePin = (page: Page, name: string, pin: string) =>
  page.getByLabel(t('auth.factors.pin.pinOf', { name })).pressSequentially(pin)

const switchTo = async (page: Page, name: string, pin: string): Promise<void> => {
  await page.goto('/store/switch')
  await personButton(page, name).click()
  await typePin(page, name, pin)
  await expect(page).not.toHaveURL(/store\/switch/)
}

test('people take turns at a shared phone by PIN, each with the rights of their role', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  await prefer(context, baseURL, { language, theme: 'light' })
  await openShop(context, request)
  const { phone, productId } = await prepare(context.request)
  const helpersOwn = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  await signInOwner(helpersOwn, phone)
  await choosePin(helpersOwn.request, HELPERS_PIN)
  await helpersOwn.close()
  const trouble = listenForTrouble(page)

  // The owner chooses a PIN and shares the phone.
  await page.goto('/profile#pin')
  await page.getByRole('button', { name: t('auth.factors.pin.choose'), exact: true }).click()
  await page.getByLabel(t('auth.factors.pin.label')).fill(OWNERS_PIN)
  await page.getByRole('button', { name: t('auth.factors.pin.save'), exact: true }).click()
  await expect(page.getByText(t('auth.factors.pin.has'))).toBeVisible()
  await page.getByRole('button', { name: t('auth.factors.pin.share'), exact: true }).click()
  const devices = page.getByRole('region', { name: t('auth.factors.pin.devices') })
  await expect(devices.getByText(t('auth.factors.pin.thisDevice'))).toBeVisible()
  expect(trouble).toEqual([])

  // A wrong PIN opens nothing; the right one brings the helper.
  await page.goto('/store/switch')
  await personButton(page, HELPER).click()
  await typePin(page, HELPER, WRONG_PIN)
  await expect(page.getByText(t('auth.factors.pin.triesLeft', { tries: 4 }))).toBeVisible()
  await typePin(page, HELPER, HELPERS_PIN)
  await expect(page).not.toHaveURL(/store\/switch/)
  const { user } = await (await context.request.get('/api/v1/auth/me')).json()
  expect(user).toMatchObject({ name: HELPER, shop_role: 'counter', after_pin: true })

  // Settings are not the helper's, and the inventory has no cost prices.
  await page.goto('/store/settings')
  await expect(page.getByText(t('orders.board.refused.title'))).toBeVisible()
  const answers: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/v1/inventory/')) answers.push(await answer.text().catch(() => ''))
  })
  await page.goto('/inventory')
  await expect(page.getByText('Chakki Atta').first()).toBeVisible()
  await expect(page.getByText(String(COST))).toHaveCount(0)
  expect(answers.join('\n')).toContain('Chakki Atta')
  expect(answers.join('\n')).not.toContain(String(COST))

  // The owner is back with cost prices, and still without the settings: they need a full sign-in.
  await switchTo(page, OWNER, OWNERS_PIN)
  const shelf = await context.request.get(`/api/v1/inventory/products/${productId}`)
  expect(await shelf.text()).toContain(String(COST))
  expect((await context.request.get('/api/v1/stores/me/settings')).status()).toBe(403)

  // Somebody signs in with a code instead: the person before is signed out and the form is there.
  await page.goto('/store/switch')
  await page.getByRole('button', { name: t('auth.factors.pin.fullSignIn') }).click()
  await expect(page).toHaveURL(/store-login/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect((await (await context.request.get('/api/v1/auth/me')).json()).user).toBeNull()
})
