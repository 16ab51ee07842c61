import { expect, type Page, test } from '@playwright/test'
import { openBoard, sendNow, speak } from '../support/board.ts'
import { acceptNow, addToShelf, lineOf, openSheet, packElsewhere, readOrder } from '../support/packing.ts'
import { openShop } from '../support/shops.ts'

test.use({ serviceWorkers: 'allow' })

type Words = Awaited<ReturnType<typeof speak>>
const tickOf = (page: Page, t: Words, name: string) => page.getByRole('checkbox', { name: t('orders.packing.tick', { name }) })

/** The device has stored the board and what packing needs, with this text in it. */
const isKept = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const opened = indexedDB.open('jhola')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result)
    })
    const asked = database.transaction('kept_counter').objectStore('kept_counter').getAll()
    const found = await new Promise<unknown[]>((resolve) => {
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    return JSON.stringify(found).includes(wanted) && (await caches.match('/store/orders')) !== undefined
  }, text)

test('a dearer replacement is asked about: the sheet shows the question, and a word by phone ends it', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const dairy = { category: 'Dairy', pack_size: '100 g' }
  const butter = await addToShelf(context.request, { ...dairy, name: 'Amul Butter', name_hi: 'Amul Butter', brand: 'Amul' })
  const ghee = await addToShelf(context.request, {
    ...{ ...dairy, name: 'Nandini Butter', name_hi: 'Nandini Butter', brand: 'Nandini', price: 90 },
  })
  const { order, order_id } = await shop.place({ items: [{ productId: butter, quantity: 2 }] })
  await acceptNow(context.request, order_id)
  const page = await openBoard(context, t)
  const sheet = await openSheet(page, t, order.order_number)
  await lineOf(page, 'Amul Butter')
    .getByRole('button', { name: t('orders.packing.replace') })
    .click()
  const choice = sheet.getByRole('region', { name: t('orders.packing.replace') }).getByRole('button', { name: /Nandini/ })
  await expect(choice).toContainText(t('orders.packing.willAsk'))
  await expect(choice).toContainText('2 ×')
  await choice.click()
  await sendNow(page, t)
  const question = sheet.getByRole('status').filter({ hasText: t('orders.board.asked') })
  await expect(question).toContainText('₹')
  await expect(lineOf(page, 'Amul Butter')).toContainText(t('orders.packing.asked'))
  expect((await readOrder(context.request, order_id)).items).toMatchObject([{ product_id: butter }])

  await question.getByRole('button', { name: t('orders.packing.byPhone') }).click()
  await sendNow(page, t)
  await expect(question).toHaveCount(0)
  expect((await readOrder(context.request, order_id)).items).toMatchObject([{ product_id: ghee, quantity: 2 }])
})

test('another device changed the order meanwhile: the sheet says so, and the packer decides', async ({
  context,
  baseURL,
  request,
}, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt' })
  const sugar = await addToShelf(context.request, { name: 'Sugar', name_hi: 'Sugar' })
  const items = [salt, sugar].map((productId) => ({ productId, quantity: 3 }))
  const { order, order_id } = await shop.place({ items })
  await acceptNow(context.request, order_id)
  const page = await openBoard(context, t)
  const sheet = await openSheet(page, t, order.order_number)
  await expect(lineOf(page, 'Salt')).toBeVisible()
  await context.setOffline(true)
  await lineOf(page, 'Salt')
    .getByRole('button', { name: t('orders.packing.fewer') })
    .click()
  await lineOf(page, 'Salt')
    .getByRole('button', { name: t('orders.packing.save') })
    .click()
  await expect(sheet).toContainText(t('orders.packing.notSent'))
  await packElsewhere(context.request, order_id, [{ kind: 'not_available', line_no: 2 }])
  await context.setOffline(false)

  const stale = sheet.getByRole('alert').filter({ hasText: t('orders.packing.notApplied') })
  await expect(stale).toBeVisible({ timeout: 60_000 })
  await expect(stale).toContainText(order.order_number)
  // Nothing of it was lost or made twice: the other device's change stands, this one waits for a word.
  await expect(lineOf(page, 'Sugar')).toContainText(t('orders.packing.change.not_available'))
  expect((await readOrder(context.request, order_id)).items).toMatchObject([{ product_id: salt, quantity: 3 }])
  await stale.getByRole('button', { name: t('orders.packing.again') }).click()
  await expect(stale).toHaveCount(0)
  await expect
    .poll(async () => (await readOrder(context.request, order_id)).items, { timeout: 60_000 })
    .toMatchObject([{ product_id: salt, quantity: 2, change: 'fewer' }])
})

test(
  'a restart without a network: the sheet opens with its lines, places and ticks, and goes on packing',
  { tag: '@phone' },
  async ({ context, baseURL, request }, { project }) => {
    test.slow()
    const t = await speak(context, baseURL, project)
    const shop = await openShop(context, request)
    const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt', shelf_place: 'B7' })
    const sugar = await addToShelf(context.request, { name: 'Sugar', name_hi: 'Sugar' })
    const items = [salt, sugar].map((productId) => ({ productId, quantity: 2 }))
    const { order, order_id } = await shop.place({ items })
    await acceptNow(context.request, order_id)
    const before = await openBoard(context, t)
    await openSheet(before, t, order.order_number)
    await tickOf(before, t, 'Salt').check()
    // The service worker stores the screens in its own time.
    for (const kept of [order_id, 'B7']) await expect.poll(() => isKept(before, kept), { timeout: 60_000 }).toBe(true)

    await context.setOffline(true)
    await before.reload()
    await expect(lineOf(before, 'Salt')).toContainText('B7')
    await expect(tickOf(before, t, 'Salt')).toBeChecked()
    await lineOf(before, 'Sugar')
      .getByRole('button', { name: t('orders.packing.notThere') })
      .click()
    await expect(lineOf(before, 'Sugar')).toContainText(t('orders.packing.change.not_available'))
    await context.setOffline(false)
    await expect
      .poll(async () => (await readOrder(context.request, order_id)).items, { timeout: 60_000 })
      .toMatchObject([{ product_id: salt, quantity: 2 }])
  },
)

test('a bulk step asks once for what is not ticked in all its orders', async ({ context, baseURL, request }, { project }) => {
  const t = await speak(context, baseURL, project)
  const shop = await openShop(context, request)
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt' })
  const sugar = await addToShelf(context.request, { name: 'Sugar', name_hi: 'Sugar' })
  const items = [salt, sugar].map((productId) => ({ productId, quantity: 2 }))
  const placed = [await shop.place({ items }), await shop.place({ items })]
  for (const { order_id } of placed) await acceptNow(context.request, order_id)
  for (const { order_id } of placed) {
    const set = { headers: { 'sec-fetch-site': 'same-origin' }, data: { status: 'preparing' } }
    expect((await context.request.put(`/api/v1/orders/${order_id}/status`, set)).status()).toBe(200)
  }
  const [first, second] = placed
  if (!first || !second) throw new Error('two orders were placed')
  const page = await openBoard(context, t)
  await openSheet(page, t, first.order.order_number)
  for (const name of ['Salt', 'Sugar']) await tickOf(page, t, name).check()
  await page.keyboard.press('Escape')

  await page.goto('/store/orders?view=table')
  for (const { order } of placed)
    await page.getByRole('row').filter({ hasText: order.order_number }).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: t('orders.board.list.bulk.title') })
  await bar.getByRole('button', { name: new RegExp(t('orders.board.action.ready')) }).click()
  const check = page.getByRole('dialog')
  // Of the order that is ticked whole nothing is asked.
  await expect(check.getByRole('region', { name: second.order.order_number })).toBeVisible()
  await expect(check.getByRole('region', { name: first.order.order_number })).toHaveCount(0)
  await check
    .getByRole('listitem')
    .filter({ hasText: 'Sugar' })
    .getByRole('button', { name: t('orders.packing.notThere') })
    .click()
  await check.getByRole('button', { name: t('orders.packing.allThere', { action: t('orders.board.action.ready') }) }).click()
  await expect(check).toHaveCount(0)
  for (const { order_id } of placed)
    await expect.poll(async () => (await readOrder(context.request, order_id)).status, { timeout: 60_000 }).toBe('ready')
  expect((await readOrder(context.request, second.order_id)).items).toMatchObject([{ product_id: salt }])
})
