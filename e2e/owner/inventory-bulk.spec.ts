import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { registerShop } from '../support/shops.ts'
import { languageOn, listenForTrouble, prefer, signInOwner } from '../support/users.ts'

const headers = { 'sec-fetch-site': 'same-origin' }
const ATTA = { name: 'Chakki Atta', category: 'Flour', pack_size: '1 kg', price: 40, mrp: 60, barcode: '8901234567890' }
const SALT = { name: 'Iodised Salt', category: 'Essentials', price: 20, mrp: 21 }
const DAL = { name: 'Toor Dal', category: 'Pulses', price: 100 }

/** The shop's product as the server has it now. */
const productOf = async ({ request }: BrowserContext, name: string) => {
  const reply = await request.get('/api/v1/inventory/shelf', { params: { search: name } })
  const { products } = (await reply.json()) as { products: { id: string; price: number; version: number }[] }
  const [product] = products
  if (!product) throw new Error(`${name} is not on the shelf`)
  return product
}

/** A shop with three products and its owner's device before the inventory. */
const openShop = async (page: Page, project: string, baseURL: string | undefined) => {
  const context = page.context()
  const language = languageOn(project)
  const shop = await registerShop(context.request)
  await prefer(context, baseURL, { language, theme: 'light' })
  await signInOwner(context, shop.phone)
  for (const data of [ATTA, SALT, DAL]) {
    const added = await context.request.post('/api/v1/inventory/products', { headers, data: { ...data, current_stock: 20 } })
    expect(added.status(), await added.text()).toBe(201)
  }
  await page.goto('/inventory')
  const t = wordsOf(language)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row(DAL.name)).toBeVisible()
  return { t, row, dialog: page.getByRole('dialog') }
}

/** Drops the answers of the next calls that change prices. */
const loseAnswers = async (page: Page, count: number) => {
  let left = count
  await page.route('**/api/v1/inventory/prices', async (route) => {
    if (left === 0 || !route.request().postData()?.includes('"apply"')) return route.continue()
    left -= 1
    await route.fetch()
    await route.abort()
  })
}

test('several products at once: prices up and back, archived, deleted, and everything taken back', async ({ page, baseURL }, {
  project,
}) => {
  const { t, row, dialog } = await openShop(page, project.name, baseURL)
  const press = (key: string, values = {}) => dialog.getByRole('button', { name: t(key, values), exact: true }).click()
  const takeAll = async (action: string) => {
    await page.getByRole('checkbox', { name: t('common.selectAll'), exact: true }).check()
    await page.getByRole('button', { name: t('inventory.bulk.title') }).click()
    await page.getByRole('menuitem', { name: t(`inventory.bulk.${action}`) }).click()
  }
  const undo = (said: string) =>
    page
      .locator('section[aria-live=polite] > div')
      .filter({ hasText: said })
      .getByRole('button', { name: t('inventory.undo') })
      .click()
  const count = { count: 3 }

  await takeAll('prices')
  await press('inventory.prices.preview')
  await expect(dialog.getByText(t('inventory.prices.changed_other', { count: 2 }))).toBeVisible()
  await expect(dialog.getByText(t('inventory.prices.stop.above_mrp', { mrp: '₹21' }))).toBeVisible()
  // No answer arrives. A second press still raises the prices only once.
  await loseAnswers(page, 2)
  await press('inventory.prices.apply_other', { count: 2 })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await press('inventory.prices.apply_other', { count: 2 })
  await expect(dialog.getByText(t('inventory.prices.applied_other', { count: 2 }))).toBeVisible()
  expect((await productOf(page.context(), ATTA.name)).price).toBe(42)
  await press('inventory.prices.undo')
  await expect(dialog.getByText(t('inventory.prices.undone_other', { count: 2 }))).toBeVisible()
  await dialog.getByText(t('inventory.prices.close'), { exact: true }).click()
  await expect(row(ATTA.name)).toContainText('₹40')

  await page.getByRole('button', { name: t('inventory.bulk.clear') }).click()
  const ask = page.getByRole('alertdialog')
  await takeAll('archive')
  await ask.getByRole('button', { name: t('inventory.action.archive'), exact: true }).click()
  await expect(page.getByText(t('inventory.result.archive', { done: 3, ...count }))).toBeVisible()
  await expect(row(DAL.name)).toContainText(t('inventory.inactive'))
  await undo(t('inventory.done.archive_other', count))
  await expect(row(DAL.name)).not.toContainText(t('inventory.inactive'))

  await takeAll('delete')
  await ask.getByRole('button', { name: t('inventory.action.delete'), exact: true }).click()
  await expect(page.getByText(t('inventory.empty.title'))).toBeVisible()
  await undo(t('inventory.done.delete_other', count))
  await expect(row(DAL.name)).toBeVisible()
})

/** Pages of a PDF with their sizes in whole mm: Chromium writes them as plain text. */
const sheetsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' × '),
  )

test('labels lie on their paper as the printer has it: a roll of 50 × 25 mm, and the rest of a used sheet', async ({
  page,
  baseURL,
}, { project }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const { t, row } = await openShop(page, project.name, baseURL)
  await row(ATTA.name)
    .getByRole('button', { name: t('inventory.action.more') })
    .click()
  await page.getByRole('menuitem', { name: t('inventory.action.label') }).click()
  await page.getByLabel(t('inventory.labels.copies')).fill('3')
  const sheet = page.locator('.sheet')
  const print = async () => {
    await page.getByRole('button', { name: t('inventory.labels.print'), exact: true }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const places = await sheet.locator('.absolute').evaluateAll((labels) =>
      labels.map((label) => {
        const { left, top, width, height } = label.getBoundingClientRect()
        const corner = label.parentElement?.getBoundingClientRect()
        const mm = (px: number) => Math.round((px / 96) * 25.4 * 2) / 2
        return [left - (corner?.left ?? 0), top - (corner?.top ?? 0), width, height].map(mm).join(' ')
      }),
    )
    const pages = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    // The page has been printed, so its print sheet disappears.
    await expect(sheet).toHaveCount(0)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => document.documentElement.removeAttribute('data-printed'))
    return { pages, places }
  }
  const roll = await print()
  expect(roll.pages).toEqual(['50 × 25', '50 × 25', '50 × 25'])
  expect(roll.places).toEqual(['0 0 50 25', '0 0 50 25', '0 0 50 25'])

  // Three to a line of a sheet on which the first two were used: one ends that line, two begin the next.
  await page.getByLabel(t('inventory.labels.paper')).selectOption('a4-3x8')
  await page.getByLabel(t('inventory.labels.startAt')).fill('3')
  const used = await print()
  expect(used.pages).toEqual(['210 × 297'])
  expect(used.places).toEqual(['140 0.5 70 37', '0 37.5 70 37', '70 37.5 70 37'])
})

test('two devices: what one changes the other sees, an older version is not saved over it unasked; a duplicate is made', async ({
  page,
  baseURL,
}, { project }) => {
  const trouble = listenForTrouble(page)
  // The channel opens late: what was changed between the list and the channel is seen too.
  let openChannel = () => {}
  const mayOpen = new Promise<void>((resolve) => {
    openChannel = resolve
  })
  await page.routeWebSocket(/\/socket\.io\//, (socket) => void mayOpen.then(() => socket.connectToServer()))
  const { t, row, dialog } = await openShop(page, project.name, baseURL)
  const { request } = page.context()
  const field = (name: string) => dialog.getByLabel(t(`inventory.product.field.${name}`)).first()
  const press = (key: string) => dialog.getByRole('button', { name: t(key), exact: true }).click()
  const change = async (data: object) => {
    const { id, version } = await productOf(page.context(), ATTA.name)
    const changed = await request.put(`/api/v1/inventory/products/${id}`, { headers, data: { ...data, version } })
    expect(changed.status(), await changed.text()).toBe(200)
  }
  await change({ brand: 'Aashirvaad' })
  openChannel()
  await expect(row(ATTA.name)).toContainText('Aashirvaad')

  await row(ATTA.name)
    .getByRole('button', { name: t('inventory.action.edit') })
    .click()
  await field('price').fill('45')
  await change({ price: 44, pack_size: '5 kg' })
  await press('inventory.product.save')
  await expect(dialog.getByText(t('errors.inventory.stale'))).toBeVisible()
  await press('inventory.product.saveAnyway')
  // Saves only the values typed here over the other device's change.
  await expect(row(ATTA.name)).toContainText('₹45')
  await expect(row(ATTA.name)).toContainText(`5 ${t('common.unit.kg')}`)

  await row(ATTA.name)
    .getByRole('button', { name: t('inventory.action.more') })
    .click()
  await page.getByRole('menuitem', { name: t('inventory.action.duplicate') }).click()
  await field('pack_size').fill('10 kg')
  await press('inventory.product.save')
  await expect(row(`10 ${t('common.unit.kg')}`)).toContainText(t('inventory.inactive'))
  expect(trouble.filter((line) => !/status of 412/.test(line))).toEqual([])
})
