import { expect, type Locator, type Page, test } from '@playwright/test'
import { speak } from '../support/board.ts'
import { acceptNow, addToShelf, readOrder, scan } from '../support/packing.ts'
import { hideTexts, readAs, saying } from '../support/reading.ts'
import { openShop } from '../support/shops.ts'
import { languageOn, prefer } from '../support/users.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }
type Words = Awaited<ReturnType<typeof speak>>

/** The picture of a line, with what can be done with it. */
const tile = (page: Page, name: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`× ${name}`) }) })
    .first()
const step = (page: Page, name: string, label: string): Locator =>
  tile(page, name).getByRole('button', { name: label, exact: true })

test.beforeEach(async ({ context, baseURL }, { project }) => {
  await prefer(context, baseURL, { language: languageOn(project.name), reading: 'none' })
  await hideTexts(context)
})

test('with pictures and numbers alone: not there, fewer, weighed, replaced, and the question for what is not in the bag', async ({
  page,
  context,
  baseURL,
  request,
}, { project }) => {
  const t: Words = await speak(context, baseURL, project)
  await prefer(context, baseURL, { language: languageOn(project.name), reading: 'none' })
  const shop = await openShop(context, request)
  const add = (name: string, more = {}) => addToShelf(context.request, { name, name_hi: name, ...more })
  const onion = await add('Onion', { barcode: '8904043901015' })
  const salt = await add('Salt')
  const tomato = await add('Tomato', { unit: 'kg', loose: true, price: 40, category: 'Vegetables' })
  const butter = await add('Amul Butter', { category: 'Dairy', brand: 'Amul', pack_size: '200 g' })
  const half = await add('Nandini Butter', { category: 'Dairy', brand: 'Nandini', pack_size: '100 g', price: 31 })
  const soap = await add('Soap')
  const items = [onion, salt, butter, soap].map((productId) => ({ productId, quantity: 3 }))
  const { order_id } = await shop.place({ items: [...items, { productId: tomato, quantity: 1 }] })
  await acceptNow(context.request, order_id)
  await readAs(page, 'none')
  await page.goto(`/store/orders?order=${order_id}`)

  await step(page, 'Salt', t('orders.packing.notThere')).click()
  await tile(page, 'Salt')
    .getByRole('button', { name: t('orders.board.reject.offSoldOut') })
    .click()
  await step(page, 'Soap', t('orders.packing.fewer')).click()
  await step(page, 'Soap', t('orders.packing.save')).click()
  await step(page, 'Tomato', t('orders.packing.weigh')).click()
  for (const digit of '960') await step(page, 'Tomato', digit).click()
  await step(page, 'Tomato', t('orders.packing.save')).click()
  await expect(page.getByRole('button', { name: /× Tomato/ })).toHaveAttribute('aria-pressed', 'true')
  await step(page, 'Amul Butter', t('orders.packing.replace')).click()
  // Two of 100 g for each of 200 g.
  await tile(page, 'Amul Butter')
    .getByRole('button', { name: /6 × Nandini/ })
    .click()
  await scan(page, '8904043901015')
  await expect(page.getByRole('button', { name: /× Onion/ })).toHaveAttribute('aria-pressed', 'true')

  await expect
    .poll(async () => (await readOrder(context.request, order_id)).items, { timeout: 60_000 })
    .toMatchObject([
      { product_id: onion, quantity: 3 },
      { product_id: soap, quantity: 2 },
      { product_id: tomato, quantity: 0.96 },
      { product_id: half, quantity: 6 },
    ])
  const sold = async () => (await (await context.request.get(`/api/v1/inventory/shelf?ids=${salt}`)).json()).products[0].available
  await expect.poll(sold, { timeout: 60_000 }).toBe(0)

  // The ticks are those of the sheet: they are there after a reload, and what is not ticked is asked about.
  await page.reload()
  await expect(page.getByRole('button', { name: /× Onion/ })).toHaveAttribute('aria-pressed', 'true')
  await saying(page.getByRole('dialog'), 'ready').click()
  const check = page.getByRole('dialog').last()
  await expect(check.getByRole('listitem')).toHaveCount(2)
  await check.getByRole('button', { name: `${t('orders.packing.there')}: Soap`, exact: true }).click()
  await check.getByRole('button', { name: t('orders.packing.allThere', { action: t('orders.board.action.ready') }) }).click()
  await saying(page.getByRole('dialog'), 'send').click()
  await page.locator('[data-opening="send"]').waitFor()
  await saying(page.getByRole('dialog').last(), 'send').click()
  await expect.poll(async () => (await readOrder(context.request, order_id)).status, { timeout: 60_000 }).toBe('out_for_delivery')
})

test('refusing an order in pictures takes what is missing off the shelf', async ({ page, context, baseURL, request }, {
  project,
}) => {
  const t: Words = await speak(context, baseURL, project)
  await prefer(context, baseURL, { language: languageOn(project.name), reading: 'none' })
  const shop = await openShop(context, request)
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt', current_stock: 20 })
  const { order, order_id } = await shop.place({ items: [{ productId: salt, quantity: 2 }] })
  await readAs(page, 'none')
  await page.goto('/store/orders')
  const card = page.locator(`li:has(bdi[title="${order.order_number}"])`).first()
  await saying(card, 'reject').click()
  const dialog = page.getByRole('dialog')
  await saying(dialog, 'item_not_available').click()
  await dialog.getByRole('button', { name: /× Salt/ }).click()
  await dialog.getByRole('radio', { name: t('orders.board.reject.offSoldOut'), exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: t('orders.board.reject.confirm') }).click()
  await expect.poll(async () => (await readOrder(context.request, order_id)).status, { timeout: 60_000 }).toBe('cancelled')
  const shelf = await (await context.request.get(`/api/v1/inventory/shelf?ids=${salt}`)).json()
  expect(shelf.products[0].available).toBe(0)
})

test('the pick list of a shop where nothing is counted, with pictures alone', async ({ page, context, baseURL, request }, {
  project,
}) => {
  const t: Words = await speak(context, baseURL, project)
  await prefer(context, baseURL, { language: languageOn(project.name), reading: 'none' })
  const shop = await openShop(context, request)
  const modes = { headers: HEADERS, data: { scope: 'shop', mode: 'available' } }
  expect((await context.request.put('/api/v1/inventory/modes', modes)).status()).toBe(200)
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt', current_stock: 0, shelf_place: 'A1' })
  const sugar = await addToShelf(context.request, { name: 'Sugar', name_hi: 'Sugar', current_stock: 0, shelf_place: 'A1' })
  const ids = []
  for (const quantity of [1, 2]) {
    const items = [salt, sugar].map((productId) => ({ productId, quantity }))
    const { order_id } = await shop.place({ items })
    await acceptNow(context.request, order_id)
    ids.push(order_id)
  }
  await readAs(page, 'none')
  await page.goto('/store/picking')
  const place = page.getByRole('region', { name: 'A1' })
  const row = place
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: t('orders.packing.tick', { name: 'Salt' }) }) })
    .first()
  await expect(row).toContainText('3')
  await page.getByRole('checkbox', { name: t('orders.packing.tick', { name: 'Salt' }) }).check()
  await expect(row.getByRole('checkbox', { checked: true })).toHaveCount(3)
  const name = t('orders.packing.tick', { name: 'Sugar' })
  await page.getByRole('checkbox', { name }).check()
  await expect(place.getByRole('checkbox', { checked: false })).toHaveCount(0)
  for (const id of ids) expect((await readOrder(context.request, id)).status).toBe('confirmed')
})
