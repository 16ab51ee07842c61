import { checkDigitOf } from '@jhola/contract/catalogue/barcode'
import { expect, type Page, test } from '@playwright/test'
import { openBoard, speak } from '../support/board.ts'
import { fakeCamera, hold } from '../support/camera.ts'
import { acceptNow, addToShelf, fakeVoice, lineOf, openSheet, readOrder, said, scan } from '../support/packing.ts'
import { openShop } from '../support/shops.ts'

const BUTTER = '8901262010016'
const BIG_BUTTER = '8901262010023'
const SALT = '8904043901015'
/** A label of the shop's scale: 960 g of the goods with the number 12345. */
const LABEL = `211234500960${checkDigitOf('211234500960')}`
const HEADERS = { 'sec-fetch-site': 'same-origin' }
const DAIRY = { category: 'Dairy', brand: 'Amul', name: 'Amul Butter', name_hi: 'Amul Butter' }

type Words = Awaited<ReturnType<typeof speak>>
const tickOf = (page: Page, t: Words, name: string) => page.getByRole('checkbox', { name: t('orders.packing.tick', { name }) })
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('the camera confirms a line and refuses another size aloud', async ({ context, baseURL, request }, { project }) => {
  const t = await speak(context, baseURL, project)
  await fakeVoice(context)
  const shop = await openShop(context, request)
  const butter = await addToShelf(context.request, { ...DAIRY, pack_size: '100 g', barcode: BUTTER })
  await addToShelf(context.request, { ...DAIRY, pack_size: '500 g', price: 290, barcode: BIG_BUTTER })
  const { order, order_id } = await shop.place({ items: [{ productId: butter, quantity: 2 }] })
  await acceptNow(context.request, order_id)
  const page = await context.newPage()
  await fakeCamera(page)
  await page.goto('/store/orders')
  await openSheet(page, t, order.order_number)
  await expect(lineOf(page, 'Amul Butter')).toBeVisible()
  await page.getByRole('button', { name: t('orders.board.scan.button') }).click()

  await hold(page, BIG_BUTTER)
  // The camera covers the sheet: what a code means is shown in its own view, and announced once.
  const camera = page.getByRole('dialog', { name: t('orders.board.scan.title') })
  await expect(camera.getByText(t('orders.packing.scan.wrong_size'))).toBeVisible()
  await expect(alertOf(page, t('orders.packing.scan.wrong_size'))).toHaveCount(1)
  await expect.poll(async () => (await said(page)).at(-1)).toContain(t('orders.packing.scan.wrong_size'))
  expect((await said(page)).at(-1)).toContain('100')
  await hold(page, BUTTER)
  await expect(camera.getByText(t('orders.packing.scan.wrong_size'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(tickOf(page, t, 'Amul Butter')).toBeChecked()
})

test('a scanner at the cable: the right pack, a wrong product, a passed date and a price above the MRP, each said aloud', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  await fakeVoice(context)
  const shop = await openShop(context, request)
  const butter = await addToShelf(context.request, { ...DAIRY, pack_size: '100 g', barcode: BUTTER })
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt', category: 'Spices', barcode: SALT })
  const items = [butter, salt].map((productId) => ({ productId, quantity: 1 }))
  const { order, order_id } = await shop.place({ items })
  await acceptNow(context.request, order_id)
  // The shelf as it is after the date of one and the MRP of the other was typed: the shop's own forms refuse both.
  await context.route('**/api/v1/orders/packing/shelf', async (route) => {
    const answer = await route.fetch()
    const shelf = await answer.json()
    const changed = { [butter]: { expires_on: '2020-01-01' }, [salt]: { mrp: 10 } }
    const products = shelf.products.map((one: { product_id: string }) => ({ ...one, ...changed[one.product_id] }))
    await route.fulfill({ response: answer, json: { ...shelf, products } })
  })
  const page = await openBoard(context, t)
  await openSheet(page, t, order.order_number)
  await expect(lineOf(page, 'Salt')).toBeVisible()

  await scan(page, '4006381333931')
  await expect(alertOf(page, t('orders.packing.scan.wrong_product'))).toBeVisible()
  await expect.poll(async () => (await said(page)).at(-1)).toBe(t('orders.packing.scan.wrong_product'))
  await scan(page, BUTTER)
  await expect(page.getByText(t('orders.packing.scan.expired'))).toBeVisible()
  await expect.poll(async () => (await said(page)).at(-1)).toBe(t('orders.packing.scan.expired'))
  await scan(page, SALT)
  await expect(page.getByText(t('orders.packing.scan.above_mrp'))).toBeVisible()
  await expect.poll(async () => (await said(page)).at(-1)).toBe(t('orders.packing.scan.above_mrp'))
  // The person decides: both are ticked.
  for (const name of ['Amul Butter', 'Salt']) await expect(tickOf(page, t, name)).toBeChecked()
  await scan(page, SALT)
  await expect(page.getByText(t('orders.packing.scan.already'))).toBeVisible()
})

test('the label of the scale gives its line the weight', async ({ context, baseURL, request }, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const inventory = { expiryDays: 30, weightPrefix: '21', pricePrefix: '22' }
  const set = await context.request.put('/api/v1/stores/me/preferences', { headers: HEADERS, data: { inventory } })
  expect(set.status(), await set.text()).toBe(200)
  const loose = { unit: 'kg', loose: true, price: 100, category: 'Vegetables', barcode: '12345' }
  const tomato = await addToShelf(context.request, { name: 'Tomato', name_hi: 'Tomato', ...loose })
  const { order, order_id } = await shop.place({ items: [{ productId: tomato, quantity: 1 }] })
  await acceptNow(context.request, order_id)
  const page = await openBoard(context, t)
  const sheet = await openSheet(page, t, order.order_number)
  await expect(lineOf(page, 'Tomato')).toBeVisible()
  await scan(page, LABEL)
  await expect(tickOf(page, t, 'Tomato')).toBeChecked()
  await expect(lineOf(page, 'Tomato')).toContainText('960')
  await expect(sheet.getByRole('region', { name: t('orders.packing.difference') })).toContainText('₹96')
  await expect
    .poll(async () => (await readOrder(context.request, order_id)).items, { timeout: 60_000 })
    .toMatchObject([{ product_id: tomato, quantity: 0.96, change: 'weighed' }])
})
