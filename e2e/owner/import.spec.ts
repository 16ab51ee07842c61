import { expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { registerShop } from '../support/shops.ts'
import { languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

const FILE = [
  'Name,Category,Price,MRP,Stock,Barcode',
  'Chakki Atta,Flour,₹ 250,275,१२,8901234567890',
  'Toor Dal,Pulses,ask,,5,',
  'Salt,Essentials,20,20,9,',
].join('\n')

test('a shop uploads its list: bad cells are named, the good rows go on the shelf', async ({ page, context, baseURL }, {
  project,
}) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  const trouble = listenForTrouble(page)
  const shop = await registerShop(context.request)
  await prefer(context, baseURL, { language, theme: 'light' })
  await signInOwner(context, shop.phone)
  const dialog = page.getByRole('dialog')

  await page.goto('/inventory')
  await page.getByRole('button', { name: t('inventory.bulkUpload') }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('inventory.import.csv'), exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/^products-.*\.csv$/)

  await dialog
    .getByLabel(t('inventory.import.choose'))
    .last()
    .setInputFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await dialog.getByRole('button', { name: t('inventory.import.upload'), exact: true }).click()
  await expect(dialog.getByText(t('inventory.import.found'))).toBeVisible()
  const bad = dialog.getByRole('listitem').filter({ hasText: 'Toor Dal' })
  await expect(bad).toContainText(t('inventory.import.row', { row: 3 }))
  await expect(bad).toContainText('C3 · Price')
  await expect(bad).toContainText('ask')
  await expect(bad).toContainText(t('server.field.not_a_number'))
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Salt' })).toContainText(
    t('server.field.above_mrp', { with_gst: 21, mrp: 20 }),
  )

  await dialog.getByRole('button', { name: t('inventory.import.apply_one', { count: 1 }) }).click()
  await expect(dialog.getByText(t('inventory.import.written_one', { count: 1 }))).toBeVisible()
  const refused = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('inventory.import.download') }).click()
  expect((await refused).suggestedFilename()).toMatch(/^refused-.*\.csv$/)
  await dialog
    .getByRole('button', { name: t('inventory.import.close'), exact: true })
    .last()
    .click()
  await expect(page.getByText('Chakki Atta').first()).toBeVisible()

  // The upload has an address of its own, over the list.
  await page.goto('/inventory/upload')
  await expect(dialog.getByText(t('inventory.import.title'))).toBeVisible()
  await dialog
    .getByRole('button', { name: t('common.close') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/inventory$/)
  await expect(page.getByText('Chakki Atta').first()).toBeVisible()
  expect(trouble).toEqual([])
})
