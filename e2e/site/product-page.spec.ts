import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { untilTakenOver } from '../support/hold-app.ts'
import { wordsOf } from '../support/i18n.ts'
import { addToShelf } from '../support/packing.ts'
import { freshPhone, languageOn, prefer, STORE, signInOwner } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)

type Shown = { id: string; stock_status: string; pack_size: string | null }
type Details = { product: Shown; sizes: Shown[]; alternatives: Shown[] }

test.use({ viewport: { width: 360, height: 740 } })

test('a tap on a product opens it over the shop; sizes change in it, and Back closes it @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { language })
  await page.goto(`/store/${STORE.id}?q=noodles`)
  const card = page
    .locator('main li:has(h3)')
    .filter({ has: page.locator('a[href*="/p/"]') })
    .first()
  const name = card.getByRole('heading', { level: 3 }).getByRole('link')
  await untilTakenOver(name)
  await name.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(t('stores.trust.product.facts'))).toBeVisible()
  await expect(sheet.getByText(t('stores.trust.product.maker'))).toBeVisible()
  await expect(page).toHaveURL(/[?&]p=/)
  const found = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.length}`)).toEqual([])
  const sizes = sheet.getByRole('navigation', { name: t('stores.trust.product.sizes') })
  if ((await sizes.count()) > 0) {
    const other = sizes.getByRole('button', { pressed: false }).first()
    const size = await other.innerText()
    await other.click()
    await expect(sizes.getByRole('button', { pressed: true })).toContainText(size.split('\n')[0] ?? '')
  }
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/store/${STORE.id}\\?q=noodles$`))
})

test('a product has a page of its own, which needs no scripts; what is not there is said @phone', async ({
  browser,
  baseURL,
  request,
}) => {
  const list = await request.get(`/api/v1/inventory/products?store_id=${STORE.id}&search=noodles&pageSize=20`)
  const { products } = (await list.json()) as { products: Shown[] }
  const details = await Promise.all(
    products.map(async ({ id }) => (await (await request.get(`/api/v1/stores/${STORE.id}/products/${id}`)).json()) as Details),
  )
  const one = details.find(({ sizes }) => sizes.length > 1) ?? details[0]
  if (!one) throw new Error('the demo shop has no noodles')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await prefer(context, baseURL, { language })
  const page = await context.newPage()
  const answer = await page.goto(`/store/${STORE.id}/p/${one.product.id}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(t('stores.trust.quantity'))).toBeVisible()
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"@type":"Offer"')
  const other = one.sizes.find(({ id }) => id !== one.product.id)
  if (other) {
    await page.locator(`nav a[href$="/p/${other.id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/p/${other.id}$`))
  }
  expect((await page.goto(`/store/${STORE.id}/p/0190c0de-0000-4000-8000-00000000000b`))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: t('stores.trust.product.toShop') })).toBeVisible()
  await context.close()
})

test('what is out of stock offers what is there, and tells a guest when it is back @phone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInOwner(owner)
  const name = `Paneer ${freshPhone()}`
  const id = await addToShelf(owner.request, {
    name,
    category: 'Dairy',
    unit: 'packet',
    pack_size: '200 g',
    price: 80,
    current_stock: 0,
  })
  await owner.close()
  await prefer(context, baseURL, { language })
  await page.goto(`/store/${STORE.id}/p/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('stores.trust.product.instead') })).toBeVisible()
  const tell = page.getByRole('button', { name: t('stores.trust.product.tellMe') })
  await tell.click()
  await page.getByLabel(t('stores.trust.product.tellPhone')).fill('9876501236')
  await tell.click()
  await expect(page.getByText(t('stores.trust.product.told'))).toBeVisible()
})
