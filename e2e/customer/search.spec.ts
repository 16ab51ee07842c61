import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { listenForTrouble, prefer, STORE } from '../support/users.ts'

test.use({ serviceWorkers: 'allow' })

const find = async (page: Page, typed: string, product: string) => {
  await page.getByRole('searchbox').fill(typed)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed).replaceAll('%20', '\\+')}`))
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(product)
}

test('a thing is found by any of its names, however they are spelt, and still without a network', async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language: 'en' })
  const trouble = listenForTrouble(page)
  await page.goto(`/store/${STORE.id}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const typed of ['pyaaz', 'प्याज़', 'kanda', 'onoin']) await find(page, typed, 'Onion')
  await find(page, 'haldi', 'Turmeric')
  expect(trouble).toEqual([])

  await context.setOffline(true)
  for (const [typed, product] of [
    ['adrak', 'Ginger'],
    ['लहसुन', 'Garlic'],
    ['tamater', 'Tomato'],
  ] as const)
    await find(page, typed, product)
  await context.setOffline(false)
})

test('somebody who reads Tamil finds goods by the words they know, and still without a network', async ({
  page,
  context,
  baseURL,
}) => {
  const t = wordsOf('ta')
  await prefer(context, baseURL, { language: 'ta' })
  const trouble = listenForTrouble(page)
  await page.goto(`/store/${STORE.id}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await find(page, 'பால்', 'பால்')
  await find(page, 'ஒரு கிலோ வெங்காயம்', 'வெங்காயம்')
  await page
    .getByRole('button', { name: new RegExp(`^${t('common.add')} `) })
    .first()
    .click()
  expect(trouble).toEqual([])

  await context.setOffline(true)
  await find(page, 'பூண்டு', 'பூண்டு')
  await context.setOffline(false)
})

test('a link to another search of the same shelf brings its own words', async ({ page }) => {
  await page.goto(`/store/${STORE.id}?q=haldi`)
  const field = page.getByRole('searchbox')
  const results = page.getByRole('heading', { level: 2, name: wordsOf('en')('stores.resultsFor', { search: 'onion' }) })
  await expect(field).toHaveValue('haldi')
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Turmeric')
  // As every link of the app does.
  await page.evaluate((id) => history.pushState(null, '', `/store/${id}?q=onion`), STORE.id)
  await expect(field).toHaveValue('onion')
  await expect(results).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Onion')
  await page.evaluate((id) => history.pushState(null, '', `/store/${id}`), STORE.id)
  await expect(field).toHaveValue('')
  await expect(results).toHaveCount(0)
  await expect(page).toHaveURL(`/store/${STORE.id}`)
  await page.goBack()
  await expect(field).toHaveValue('onion')
  await expect(page).toHaveURL(`/store/${STORE.id}?q=onion`)
})

test('a list in mixed words becomes a cart, and what the shop has nothing for is said', async ({ page, context, baseURL }) => {
  const t = wordsOf('en')
  await prefer(context, baseURL, { language: 'en' })
  const trouble = listenForTrouble(page)
  await page.goto(`/store/${STORE.id}`)
  await page.getByRole('button', { name: t('stores.list') }).click()
  await page.getByRole('textbox', { name: t('list.label') }).fill('2 kg atta, ek Maggi, aadha kilo pyaz, qwertyzx 2')
  await page.getByRole('button', { name: t('list.read') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'qwertyzx' })).toContainText(t('list.none'))
  await expect(dialog.getByRole('button', { name: /Atta/, pressed: true })).toBeVisible()
  await dialog.getByRole('button', { name: t('list.take_other', { count: 3 }) }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('common.items_other', { count: 3 }) })
      .first(),
  ).toBeAttached()
  await page.goto('/cart')
  await expect(page.getByText('Onion').first()).toBeVisible()
  expect(trouble).toEqual([])
})
