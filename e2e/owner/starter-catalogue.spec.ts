import { expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { registerShop } from '../support/shops.ts'
import { languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

test('a new shop is stocked from the starter catalogue: ticked, priced in a sprint by keyboard or thumb, on the shelf', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  const trouble = listenForTrouble(page)
  const shop = await registerShop(context.request)
  await prefer(context, baseURL, { language, theme: 'light' })
  await signInOwner(context, shop.phone)
  const main = page.getByRole('main')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto('/inventory')
  await page.getByRole('link', { name: t('inventory.empty.starter') }).click()
  await expect(page.getByText(t('inventory.starter.subtitle'))).toBeVisible()
  await main.locator('button[aria-expanded]').first().click()
  const goods = main.locator('section li label')
  for (const place of [0, 1, 2]) await goods.nth(place).click()
  const first = await goods.first().locator('.font-semibold').innerText()
  await expect(page.getByText(t('inventory.starter.chosen_other', { count: 3 }))).toBeVisible()
  await press(t('inventory.starter.setPrices'))

  // The first gets a price of its own, the others the usual one: a number and Enter, or the pad and Next.
  await expect(page.getByLabel(t('inventory.starter.price', { name: first }))).toBeVisible()
  for (const done of [0, 1, 2]) {
    await expect(page.getByText(t('inventory.starter.progress', { done, total: 3 }))).toBeVisible()
    if (language === 'en') await page.keyboard.press(done === 0 ? '1' : 'Enter')
    else await press(done === 0 ? '1' : t('inventory.starter.next'))
    if (done > 0) continue
    if (language === 'en') for (const key of ['0', 'Enter']) await page.keyboard.press(key)
    else for (const name of ['0', t('inventory.starter.next')]) await press(name)
  }
  await expect(page.getByText(t('inventory.starter.ready_other', { count: 3 })).first()).toBeVisible()
  await page.getByRole('radio', { name: t('inventory.starter.about', { count: 10 }) }).check({ force: true })
  await press(t('inventory.starter.putOnShelf', { count: 3 }))

  await expect(page).toHaveURL(/\/inventory$/)
  await expect(page.getByText(t('inventory.starter.added_other', { count: 3 }))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: first }).first()).toContainText('₹10')
  expect(trouble).toEqual([])
})
