import { expect, type Locator } from '@playwright/test'
import { accept, cardOf, openBoard, sendNow } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import { addToShelf, lineOf, openSheet, readOrder, scan } from '../support/packing.ts'

test.use({ serviceWorkers: 'allow' })

const NAMES = ['Poha', 'Suji', 'Besan', 'Rava', 'Ragi', 'Jowar', 'Bajra', 'Maida'] as const
const TAPS_MAX = 14

test('from the ring to packed: ten lines, one missing and one weighed, in at most 14 taps', async ({ context, t, shop }) => {
  const ids = []
  for (const name of NAMES) ids.push(await addToShelf(context.request, { name, name_hi: name }))
  const tomato = await addToShelf(context.request, {
    name: 'Tomato',
    name_hi: 'Tomato',
    unit: 'kg',
    loose: true,
    price: 40,
    category: 'Vegetables',
  })
  const onion = await addToShelf(context.request, { name: 'Onion', name_hi: 'Onion', category: 'Vegetables' })
  const items = [...ids, onion, tomato].map((productId) => ({ productId, quantity: 1 }))
  const page = await openBoard(context, t)
  const { order, order_id } = await shop.place({ items })
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    taps += 1
    await target.click()
  }
  const card = cardOf(page, order.order_number)
  await tap(card.getByRole('button', { name: t('orders.board.action.confirmed') }))
  await tap(card.getByRole('button', { name: `${t('orders.board.action.details')} ${order.order_number}` }))
  const sheet = page.getByRole('dialog')
  await tap(lineOf(page, 'Onion').getByRole('button', { name: t('orders.packing.notThere') }))
  await expect(lineOf(page, 'Onion')).toContainText(t('orders.packing.change.not_available'))
  await tap(lineOf(page, 'Tomato').getByRole('button', { name: t('orders.packing.weigh') }))
  // Each digit is a tap on the keys of the phone.
  for (const digit of '960') {
    taps += 1
    await page.keyboard.press(digit)
  }
  await tap(lineOf(page, 'Tomato').getByRole('button', { name: t('orders.packing.save') }))
  await tap(sheet.getByRole('button', { name: t('orders.packing.tickRest', { count: 8 }) }))
  await tap(sheet.getByRole('button', { name: t('orders.board.action.ready'), exact: true }))
  expect(taps).toBeLessThanOrEqual(TAPS_MAX)

  await expect.poll(async () => (await readOrder(context.request, order_id)).status, { timeout: 60_000 }).toBe('ready')
  const packed = await readOrder(context.request, order_id)
  expect(packed.items.filter(({ product_id }) => product_id === onion)).toEqual([])
  expect(packed.items.find(({ product_id }) => product_id === tomato)).toMatchObject({ quantity: 0.96, change: 'weighed' })
  expect(packed.subtotal).toBe(8 * 60 + 38.4)
})

test('a best match under the cap is given without a question; a wrong pack is refused aloud and on the screen', async ({
  context,
  t,
  shop,
}) => {
  const dairy = { category: 'Dairy', brand: 'Amul' }
  const butter = await addToShelf(context.request, {
    name: 'Amul Butter',
    name_hi: 'Amul Butter',
    ...dairy,
    pack_size: '100 g',
    barcode: '8901262010016',
  })
  await addToShelf(context.request, {
    name: 'Amul Butter',
    name_hi: 'Amul Butter',
    ...dairy,
    pack_size: '500 g',
    price: 290,
    barcode: '8901262010023',
  })
  const other = await addToShelf(context.request, {
    name: 'Nandini Butter',
    name_hi: 'Nandini Butter',
    ...dairy,
    brand: 'Nandini',
    pack_size: '100 g',
    price: 62,
  })
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt', category: 'Spices', barcode: '8904043901015' })
  const page = await openBoard(context, t)
  const { order, order_id } = await shop.place({
    items: [
      { productId: butter, quantity: 2 },
      { productId: salt, quantity: 1 },
    ],
  })
  await accept(page, t, order.order_number)
  await sendNow(page, t)
  await expect(cardOf(page, order.order_number)).toContainText(t('common.status.confirmed'))
  await openSheet(page, t, order.order_number)

  await expect(lineOf(page, 'Salt')).toBeVisible()
  await scan(page, '8901262010023')
  await expect(page.getByRole('alert').filter({ hasText: t('orders.packing.scan.wrong_size') })).toContainText('100')
  await scan(page, '4006381333931')
  await expect(page.getByRole('alert').filter({ hasText: t('orders.packing.scan.wrong_product') })).toBeVisible()
  await scan(page, '8904043901015')
  await expect(page.getByRole('checkbox', { name: t('orders.packing.tick', { name: 'Salt' }) })).toBeChecked()

  await lineOf(page, 'Amul Butter')
    .getByRole('button', { name: t('orders.packing.replace') })
    .click()
  await lineOf(page, 'Amul Butter')
    .getByRole('button', { name: /Nandini/ })
    .click()
  await expect(lineOf(page, 'Nandini Butter')).toContainText(t('orders.packing.change.replaced'))
  await sendNow(page, t)
  await expect
    .poll(async () => (await readOrder(context.request, order_id)).items)
    .toMatchObject([{ product_id: salt }, { product_id: other, replaces: 1, quantity: 2 }])
  expect((await readOrder(context.request, order_id)).packing).toMatchObject({ change_no: 1, question: null })

  // The ticks are on the device: they are there after a reload.
  await page.reload()
  await expect(page.getByRole('checkbox', { name: t('orders.packing.tick', { name: 'Salt' }) })).toBeChecked()
})

test('without a network: what is packed is shown at once and sent once and in order; a whole order that is missing ends as refused', {
  tag: '@phone',
}, async ({ context, t, shop }) => {
  const tomato = await addToShelf(context.request, {
    name: 'Tomato',
    name_hi: 'Tomato',
    unit: 'kg',
    loose: true,
    price: 100,
    category: 'Vegetables',
  })
  const salt = await addToShelf(context.request, { name: 'Salt', name_hi: 'Salt' })
  const page = await openBoard(context, t)
  const items = [
    { productId: tomato, quantity: 1 },
    { productId: salt, quantity: 3 },
  ]
  const { order, order_id } = await shop.place({ items })
  await accept(page, t, order.order_number)
  await sendNow(page, t)
  await expect(cardOf(page, order.order_number)).toContainText(t('common.status.confirmed'))
  const sheet = await openSheet(page, t, order.order_number)
  await expect(lineOf(page, 'Salt')).toBeVisible()

  const sent: string[] = []
  page.on('request', (call) => call.url().endsWith('/packing') && sent.push(call.postData() ?? ''))
  await context.setOffline(true)
  await lineOf(page, 'Salt')
    .getByRole('button', { name: t('orders.packing.fewer') })
    .click()
  await lineOf(page, 'Salt')
    .getByRole('button', { name: t('orders.packing.save') })
    .click()
  await lineOf(page, 'Tomato')
    .getByRole('button', { name: t('orders.packing.weigh') })
    .click()
  await page.keyboard.type('960')
  await lineOf(page, 'Tomato')
    .getByRole('button', { name: t('orders.packing.save') })
    .click()
  await expect(sheet).toContainText(t('orders.packing.notSent'))
  // 96 of tomatoes and 120 of salt instead of 280.
  await expect(sheet.getByRole('region', { name: t('orders.packing.difference') })).toContainText('₹96')
  await context.setOffline(false)
  await expect.poll(async () => (await readOrder(context.request, order_id)).packing?.change_no, { timeout: 60_000 }).toBe(2)
  expect((await readOrder(context.request, order_id)).subtotal).toBe(216)
  await expect(sheet).not.toContainText(t('orders.packing.notSent'))
  const kinds = sent.map((body) => JSON.parse(body).changes[0].kind)
  expect([...new Set(kinds)]).toEqual(['fewer', 'weighed'])

  await lineOf(page, 'Salt')
    .getByRole('button', { name: t('orders.packing.notThere') })
    .click()
  await sendNow(page, t)
  await page.getByRole('checkbox', { name: t('orders.packing.tick', { name: 'Tomato' }) }).uncheck()
  await lineOf(page, 'Tomato')
    .getByRole('button', { name: t('orders.packing.notThere') })
    .click()
  await sheet.getByRole('button', { name: t('orders.packing.refuse') }).click()
  await expect.poll(async () => (await readOrder(context.request, order_id)).status, { timeout: 60_000 }).toBe('cancelled')
  expect(await readOrder(context.request, order_id)).toMatchObject({ cancelled_by: 'store' })
  expect((await readOrder(context.request, order_id)).cancellation_reason).toContain('item_not_available')
})
