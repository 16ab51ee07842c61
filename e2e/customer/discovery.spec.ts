import { expect, test } from '@playwright/test'
import { holdApp } from '../support/hold-app.ts'
import { wordsOf } from '../support/i18n.ts'
import { languageOn, listenForTrouble, prefer, STORE } from '../support/users.ts'

const language = languageOn('phone')

const KURLA = { latitude: 19.0723, longitude: 72.879 }

test(`${language}: from the street to a full bag: nearby, shop, category, misspelt search, quantities`, async ({
  page,
  context,
  baseURL,
}) => {
  const t = wordsOf(language)
  const trouble = listenForTrouble(page)
  await prefer(context, baseURL, { language })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(KURLA)

  await page.goto('/')
  await page.getByRole('link', { name: t('landing.find') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('stores.nearby.title') })).toBeVisible()
  await page.getByRole('button', { name: t('stores.km', { km: 5 }), exact: true }).click()
  await expect(page).toHaveURL(/km=5/)
  await page
    .getByRole('link', { name: t('stores.nearby.visit') })
    .first()
    .click()
  await expect(page).toHaveURL(`/store/${STORE.id}`)

  const cards = page.getByRole('heading', { level: 3 })
  await page.getByRole('tab').nth(2).click()
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await page.getByRole('tab').first().click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => cards.count()).toBeGreaterThan(10)

  await page.getByRole('tab', { name: t('stores.belowMrp') }).click()
  await expect(page).toHaveURL(/below_mrp=true/)
  await expect(page.getByRole('heading', { level: 2, name: t('stores.belowMrp') })).toHaveCount(1)
  await page.getByRole('tab').first().click()
  await expect(page).not.toHaveURL(/below_mrp/)

  await page.getByRole('searchbox').fill('aata')
  await expect(page.getByRole('heading', { level: 2, name: t('stores.resultsFor', { search: 'aata' }) })).toBeVisible()
  await expect(page).toHaveURL(/q=aata/)
  await page
    .getByRole('button', { name: new RegExp(`^${t('common.add')} `) })
    .first()
    .click()
  const bar = page.getByRole('region', { name: t('common.cart') })
  await expect(bar.getByText(t('common.items_one', { count: 1 }))).toBeVisible()
  await expect(bar.getByRole('link', { name: new RegExp(`${t('stores.checkout')}|${t('common.cart')}`) }).last()).toBeVisible()
  await page.reload()
  await expect(bar).toBeVisible()
  expect(trouble).toEqual([])
})

test('without a place a city is a way on', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/nearby-stores')
  await expect(page.getByRole('heading', { name: 'Location Access Required' })).toBeVisible()
  await expect(page.getByText('Location access denied. Please enable location services.')).toBeVisible()
  await page.getByRole('button', { name: 'Jaipur' }).click()
  await expect(page.getByText('Around Jaipur')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Visit Store/ }).first()).toBeVisible()
})

test('a shop that does not exist is a page that does not exist', async ({ page, request }) => {
  expect((await request.get('/store/STORE-999')).status()).toBe(404)
  await page.goto('/store/STORE-999')
  await expect(page.getByRole('heading', { name: 'Store not found' })).toBeVisible()
})

test('what is typed and tapped before the app is there is not lost', async ({ page }) => {
  const letApp = await holdApp(page)
  await page.goto(`/store/${STORE.id}`)
  const shown = page.getByRole('heading', { level: 3 })
  await expect(shown.first()).toBeVisible()
  const add = page.getByRole('button', { name: /^Add / })
  await add.nth(0).click()
  await add.nth(1).click()
  await page.getByText('English').first().click({ force: true })
  await page.getByRole('searchbox').fill('aata')
  letApp()
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeVisible()
  await expect(page).toHaveURL(/q=aata/)
  await expect(page.getByRole('heading', { level: 2, name: /aata/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.locator('output')).toHaveCount(2)
})

test('a shelf that was scrolled far keeps all its pages while its reader looks away', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/store/${STORE.id}`)
  const cards = page.getByRole('heading', { level: 3 })
  // Three long pages: the one between has no place of its own at the end of the shelf.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000)
      return cards.count()
    })
    .toBeGreaterThan(48)
  const shown = await cards.count()
  await page.clock.fastForward('11:00')
  await page.getByRole('button', { name: /^Add / }).first().click()
  await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible()
  expect(await cards.count()).toBeGreaterThanOrEqual(shown)
})
