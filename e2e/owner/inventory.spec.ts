import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { fakeCamera, hold } from '../support/camera.ts'
import { wordsOf } from '../support/i18n.ts'
import { drawPhoto, registerShop } from '../support/shops.ts'
import { languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

const CODE = '8901234567890'

/** As a scanner at the cable types: all at once, and Enter. The keys are pressed in the page: a busy machine would type like fingers. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      const target = document.activeElement ?? document.body
      for (const key of keys) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    [...code, 'Enter'],
  )

test('a shop is stocked by hand: added, mended, filled up, scanned, counted, taken off sale and brought back', async ({
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
  const dialog = page.getByRole('dialog')
  const press = (key: string) => dialog.getByRole('button', { name: t(key), exact: true }).click()
  const field = (name: string) => dialog.getByLabel(t(`inventory.product.field.${name}`)).first()
  const said = (key: string, values: Record<string, string | number>) =>
    expect(page.getByText(t(key, values)).first()).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Chakki Atta' })

  // A new shop is shown the quick way, and takes the slow one.
  await page.goto('/inventory')
  await expect(page.getByRole('link', { name: t('inventory.empty.starter') })).toHaveAttribute('href', '/inventory/starter')
  await page
    .getByRole('button', { name: t('inventory.addProduct') })
    .first()
    .click()
  await press('inventory.addProduct')
  await expect(dialog.getByText(t('inventory.product.problem.name_missing'))).toBeVisible()
  await expect(dialog.getByText(t('inventory.product.problem.price_missing'))).toBeVisible()
  await field('name').fill('Chakki Atta')
  await field('category').selectOption('Flour')
  await field('mrp').fill('50')
  await field('price').fill('50')
  await field('pack_size').fill('1 kg')
  await field('current_stock').fill('5')
  // A scanner that is at hand while the form is open means this product, wherever the focus is.
  await scan(page, CODE)
  await expect(field('barcode')).toHaveValue(CODE)
  await press('inventory.addProduct')
  await expect(dialog.getByText(t('inventory.product.problem.above_mrp', { with_gst: 52.5, mrp: 50 }))).toBeVisible()
  await field('price').fill('45')
  await dialog
    .getByLabel(t('inventory.product.photo.choose'))
    .first()
    .setInputFiles({ name: 'atta.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page) })
  await press('inventory.addProduct')
  await said('inventory.product.added', { name: 'Chakki Atta' })
  await expect(row.locator('img')).toHaveAttribute('src', /^\/media\//)

  await row.getByRole('button', { name: t('inventory.action.edit') }).click()
  await press('inventory.product.more')
  await field('brand').fill('Aashirvaad')
  await press('inventory.product.save')
  await said('inventory.product.saved', { name: 'Chakki Atta' })
  await expect(row).toContainText('Aashirvaad')

  // Five are below the specified minimum of ten.
  await page.getByRole('tab', { name: t('inventory.tab.low') }).click()
  await expect(page).toHaveURL(/tab=low/)
  await page.getByRole('button', { name: t('inventory.action.restock') }).click()
  await dialog.getByLabel(t('inventory.product.stock.quantity')).fill('20')
  await dialog.getByRole('button', { name: t('inventory.product.reason.delivery') }).click()
  await press('inventory.action.stock')
  await said('inventory.product.stock.done', { name: `Chakki Atta 1 ${t('common.unit.kg')}`, stock: 25 })
  await expect(page.getByText(t('inventory.empty.low'))).toBeVisible()

  // A known code opens its product; somebody else sold two meanwhile, so the count is refused and made again.
  await scan(page, CODE)
  await expect(dialog.getByText(`Chakki Atta 1 ${t('common.unit.kg')}`)).toBeVisible()
  await dialog.getByRole('radio', { name: t('inventory.product.kind.set') }).check({ force: true })
  await dialog.getByLabel(t('inventory.product.stock.counted')).fill('24')
  const { products } = (await (await context.request.get('/api/v1/inventory/shelf')).json()) as { products: { id: string }[] }
  const sold = await context.request.put(`/api/v1/inventory/products/${products[0]?.id}/stock`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { quantity: 2, movement_type: 'out', reason: '' },
  })
  expect(sold.status(), await sold.text()).toBe(200)
  await press('inventory.action.stock')
  await expect(dialog.getByText(t('errors.inventory.stock_changed', { on_hand: 23, unit: 'piece' }))).toBeVisible()
  await press('inventory.action.stock')
  await said('inventory.product.stock.done', { name: `Chakki Atta 1 ${t('common.unit.kg')}`, stock: 24 })

  // An unknown code is offered as a new product.
  await scan(page, 'SHOP-4711')
  await dialog.getByRole('button', { name: t('inventory.scan.add') }).click()
  await expect(field('barcode')).toHaveValue('SHOP-4711')
  await press('inventory.product.cancel')

  await page.getByRole('tab', { name: t('inventory.tab.all') }).click()
  await row.getByRole('button', { name: t('inventory.action.more') }).click()
  await page.getByRole('menuitem', { name: t('inventory.action.history') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('listitem').first()).toContainText(t('inventory.product.movement.set'))
  await dialog.getByRole('button', { name: t('common.close') }).click()

  // The ticked products are saved as a file.
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('inventory.bulk.title') }).click()
  await page.getByRole('menuitem', { name: t('inventory.bulk.export') }).click()
  const download = page.waitForEvent('download')
  await press('inventory.product.export.csv')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^inventory-.*\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(CODE)
  await page.getByRole('button', { name: t('inventory.bulk.clear') }).click()

  await row.getByRole('button', { name: t('inventory.action.more') }).click()
  await page.getByRole('menuitem', { name: t('inventory.action.archive') }).click()
  await expect(row).toContainText(t('inventory.inactive'))
  await page.getByRole('button', { name: t('inventory.undo') }).click()
  await expect(row).not.toContainText(t('inventory.inactive'))
  // The browser logs an error for the request that the server refused on purpose.
  expect(trouble.filter((line) => !/status of (400|409)/.test(line))).toEqual([])
})

test('a code that is held before the camera opens its product, one that nobody knows can be added', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const t = wordsOf(languageOn(project.name))
  const trouble = listenForTrouble(page)
  const shop = await registerShop(context.request)
  await prefer(context, baseURL, { language: languageOn(project.name), theme: 'light' })
  await signInOwner(context, shop.phone)
  const added = await context.request.post('/api/v1/inventory/products', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { name: 'Chakki Atta', category: 'Flour', price: 45, barcode: CODE },
  })
  expect(added.status(), await added.text()).toBe(201)
  await fakeCamera(page)
  await page.goto('/inventory')
  const dialog = page.getByRole('dialog')
  const camera = page.getByRole('button', { name: t('orders.board.scan.button') })
  await camera.click()
  await hold(page, CODE)
  await expect(dialog.getByRole('heading', { name: t('inventory.action.stock') })).toBeVisible()
  await expect(dialog.getByText('Chakki Atta').first()).toBeVisible()
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click()

  await hold(page, 'SHOP4711')
  await camera.click()
  await dialog.getByRole('button', { name: t('inventory.scan.add') }).click()
  const barcode = dialog.getByLabel(t('inventory.product.field.barcode')).first()
  await expect(barcode).toHaveValue('SHOP4711')
  // In a form the camera reads one code and closes.
  await hold(page, CODE)
  await dialog.getByRole('button', { name: t('orders.board.scan.button') }).click()
  await expect(barcode).toHaveValue(CODE)
  await expect(page.locator('video')).toHaveCount(0)
  expect(trouble).toEqual([])
})
