import { expect, type Locator, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { aNewShop, fillBasics, fillPlace, stepTitle } from '../support/registration.ts'
import { openAllDay, openShop } from '../support/shops.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, readCode } from '../support/users.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }
const TAPS_MOST = 15

const goodsOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3, exact: true }) })

test('a product that nobody counts is asked about, and taken off the shelf for today: the customer sees it', async ({
  page,
  context,
  browser,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  const trouble = listenForTrouble(page)
  await prefer(context, baseURL, { language })
  const shop = await openShop(context, page.request)
  const name = { en: 'Everyday Butter', hi: 'रोज़ का मक्खन' }[language as 'en' | 'hi']
  const data = { name: 'Everyday Butter', name_hi: 'रोज़ का मक्खन', category: 'Dairy', price: 60, own_mode: 'available' }
  const added = await context.request.post('/api/v1/inventory/products', { headers: HEADERS, data })
  expect(added.status(), await added.text()).toBe(201)

  await page.goto('/store-dashboard')
  const question = page.getByRole('listitem').filter({ hasText: t('inventory.shelf.question', { name }) })
  await question.getByRole('button', { name: t('inventory.shelf.yes'), exact: true }).click()
  await expect(question).toHaveCount(0)

  const customer = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await prefer(customer, baseURL, { language })
  const shelf = await customer.newPage()
  await shelf.goto(`/store/${shop.id}`)
  await expect(goodsOf(shelf, name)).not.toContainText(t('stores.outOfStock'))

  await page.goto('/inventory')
  await page
    .getByRole('button', { name: new RegExp(`${t('inventory.action.more')}.*${name}|${name}.*${t('inventory.action.more')}`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('inventory.action.shelf'), exact: true }).click()
  await page.getByRole('button', { name: t('inventory.shelf.state.today'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('inventory.shelf.state.yes'), exact: true })).toBeVisible()

  await shelf.goto(`/store/${shop.id}`)
  // The customer reads when it is back, on the card and in its details.
  const back = new RegExp(t('stores.trust.back.tomorrow', { time: '#' }).replace('#', '\\d+:\\d\\d [AP]M'))
  await expect(goodsOf(shelf, name)).toContainText(back)
  await goodsOf(shelf, name).getByRole('link', { name, exact: true }).click()
  await expect(shelf.getByRole('dialog')).toContainText(back)
  await customer.close()
  expect(trouble).toEqual([])
})

test('from registering to the first order of a customer: at most 15 taps', async ({ page, context, browser, baseURL }, {
  project,
}) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }
  const press = (on: Page, key: Parameters<typeof t>[0]) => tap(on.getByRole('button', { name: t(key), exact: true }))
  await prefer(context, baseURL, { language })
  const shop = aNewShop()
  await page.goto('/shopkeeper-signup')
  await fillBasics(page, t, shop)
  await press(page, 'stores.registration.next')
  await fillPlace(page, t)
  await press(page, 'stores.registration.next')
  await expect(stepTitle(page, t('stores.registration.step.business'))).toBeVisible()
  await press(page, 'stores.registration.next')
  await tap(page.getByRole('checkbox', { name: t('stores.registration.terms.accept') }))
  await press(page, 'stores.registration.submit')
  await expect(page.getByRole('heading', { name: t('auth.codeTitle') })).toBeVisible()
  await tap(page.getByRole('group').getByRole('textbox').first())
  await page.keyboard.type(await readCode(page.request, shop.phone))
  await expect(page).toHaveURL(/\/store\/set-up$/)
  await tap(page.getByRole('link', { name: t('stores.set-up.choose') }))
  // The walk runs at any hour of the day.
  await openAllDay(context.request)
  await tap(page.getByRole('button', { name: t('inventory.starter.putOnShelf', { count: 60 }) }))
  await expect(page).toHaveURL(/\/inventory$/)

  const own = await (await context.request.get('/api/v1/stores/me')).json()
  const listed = await (await context.request.get('/api/v1/inventory/shelf?pageSize=100')).json()
  const goods = listed.products as { name: string; name_hi: string; price_with_gst: number }[]
  // Above the smallest order, and found by its name alone: other packs have the same one.
  const dear = goods.find(
    ({ name, price_with_gst }) =>
      price_with_gst >= 150 && price_with_gst < 900 && goods.filter((one) => one.name === name).length === 1,
  )
  expect(dear).toBeDefined()
  const customer = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await prefer(customer, baseURL, { language })
  const bag = await customer.newPage()
  await bag.goto(`/store/${own.store.store_id}`)
  await bag
    .getByRole('searchbox')
    .first()
    .fill(dear?.name ?? '')
  await tap(
    goodsOf(bag, (language === 'hi' ? dear?.name_hi : dear?.name) ?? '')
      .first()
      .getByRole('button', { name: new RegExp(`^${t('common.add')}`) }),
  )
  await tap(bag.getByRole('link', { name: new RegExp(t('stores.checkout')) }))
  if (/\/cart/.test(bag.url())) await tap(bag.getByRole('link', { name: t('cart.checkout') }))
  await bag.getByLabel(t('checkout.field.name')).fill('Kavita Shah')
  await bag.getByLabel(t('checkout.field.phone'), { exact: false }).first().fill(freshPhone())
  await press(bag, 'checkout.next')
  await bag.getByLabel(t('checkout.field.address'), { exact: false }).first().fill('14 Pipe Road, Kurla West')
  await bag.getByLabel(t('checkout.field.pincode'), { exact: false }).fill('400070')
  await press(bag, 'checkout.next')
  await tap(bag.getByRole('button', { name: t('checkout.place') }))
  await expect(bag).toHaveURL(/order/)
  expect(taps).toBeLessThanOrEqual(TAPS_MOST)
  await customer.close()
})
