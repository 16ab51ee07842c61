import { expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { languageOn, listenForTrouble, prefer, STORE, signInOwner } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)
/** No other test asks for it. */
const WANTED = 'qwertyzx flakes'

test.use({ viewport: { width: 360, height: 740 } })

test('what a shop has not is asked for, and the owner takes it to the shelf or dismisses it @phone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await prefer(context, baseURL, { language })
  const trouble = listenForTrouble(page)
  await page.goto(`/store/${STORE.id}?q=${encodeURIComponent(WANTED)}`)
  await expect(page.getByText(t('list.noneHere', { search: WANTED }))).toBeVisible()
  await expect(page.getByRole('link', { name: t('list.elsewhere') })).toHaveAttribute('href', /^\/search\?q=qwertyzx/)
  await page.getByRole('button', { name: t('list.ask') }).click()
  await expect(page.getByText(t('list.asked'))).toBeVisible()
  expect(trouble).toEqual([])

  const counter = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  await prefer(counter, baseURL, { language })
  await signInOwner(counter)
  const shop = await counter.newPage()
  await shop.goto('/inventory')
  const row = shop.getByRole('listitem').filter({ hasText: WANTED })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: t('inventory.shelf.asked.add') }).click()
  await expect(shop.getByRole('dialog').locator('input[name=name]')).toHaveValue(WANTED)
  await shop.keyboard.press('Escape')
  await row.getByRole('button', { name: new RegExp(`^${t('inventory.shelf.asked.dismiss')}`) }).click()
  await expect(row).toHaveCount(0)
  await counter.close()
})
