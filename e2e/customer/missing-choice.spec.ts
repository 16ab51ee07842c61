import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { openBoard, sendNow, type speak } from '../support/board.ts'
import { withShop as test } from '../support/fixtures.ts'
import { acceptNow, addToShelf, lineOf, openSheet, readOrder } from '../support/packing.ts'
import { fillBag, fillCheckout, place } from '../support/place-order.ts'
import type { OpenShop } from '../support/shops.ts'
import { freshPhone } from '../support/users.ts'

type Words = Awaited<ReturnType<typeof speak>>
type Own = { order_id: string; token: string }

const NAMES = ['Salt', 'Sugar'] as const

/** Salt and sugar on the shelf of the shop, and a dearer sugar to ask about. */
const stock = async (owner: BrowserContext) => {
  const put = (name: string, price: number) => addToShelf(owner.request, { name, name_hi: name, category: 'Spices', price })
  const [salt, sugar] = [await put(NAMES[0], 60), await put(NAMES[1], 80)]
  return { salt, sugar, dear: await put('Organic Sugar', 160) }
}
type Stock = Awaited<ReturnType<typeof stock>>

const toLastStep = async (page: Page, t: Words, shop: OpenShop, { salt, sugar }: Stock) => {
  const bag = { store: shop, quantity: 2 }
  await fillBag(page, { id: salt, name: 'Salt', name_hi: 'Salt', image: '', price: 60 }, bag)
  await fillBag(page, { id: sugar, name: 'Sugar', name_hi: 'Sugar', image: '', price: 80 }, { ...bag, besides: 'too' })
  const phone = freshPhone()
  await fillCheckout(page, t, phone, shop)
  return phone
}

const lastOrder = async (page: Page): Promise<Own> => {
  await expect(page).toHaveURL(/\/(order-confirmation|order)\//)
  const own = await page.evaluate(() => JSON.parse(localStorage.getItem('jhola.orders') ?? '[]') as Own[])
  const [last] = own
  if (!last) throw new Error('no order was placed')
  return last
}
const read = async (request: APIRequestContext, { order_id, token }: Own) =>
  (await (await request.get(`/api/v1/orders/${order_id}`, { headers: { 'x-order-token': token } })).json()).order

test('the choice at checkout holds at packing: left out without a question, called and agreed by phone; and is kept for the next order', async ({
  page,
  request,
  t,
  owner,
  shop,
}) => {
  const goods = await stock(owner)
  const phone = await toLastStep(page, t, shop, goods)
  const choice = page.getByRole('region', { name: t('orders.missing.title') })
  await choice.getByRole('radio', { name: new RegExp(t('orders.missing.leave_out')) }).check({ force: true })
  await choice.getByRole('button', { name: t('orders.missing.perItem') }).click()
  await choice.getByRole('combobox', { name: 'Sugar' }).selectOption('call')
  await place(page, t)
  const own = await lastOrder(page)
  const order = await read(request, own)
  expect(order).toMatchObject({ if_missing: 'leave_out', items: [{ if_missing: null }, { if_missing: 'call' }] })

  await acceptNow(owner.request, own.order_id)
  const board = await openBoard(owner, t)
  const sheet = await openSheet(board, t, order.order_number)
  await expect(lineOf(board, 'Salt')).toContainText(t('orders.packing.choice.leave_out'))
  await lineOf(board, 'Salt')
    .getByRole('button', { name: t('orders.packing.notThere') })
    .click()
  await sendNow(board, t)
  await expect.poll(async () => (await readOrder(owner.request, own.order_id)).subtotal).toBe(160)
  expect((await readOrder(owner.request, own.order_id)).packing).toMatchObject({ change_no: 1, question: null })

  await expect(lineOf(board, 'Sugar').getByRole('link', { name: t('orders.packing.choice.call') })).toHaveAttribute(
    'href',
    new RegExp(`^tel:.*${phone}$`),
  )
  await sheet.getByRole('switch', { name: new RegExp(t('orders.packing.byPhone')) }).click()
  await lineOf(board, 'Sugar')
    .getByRole('button', { name: t('orders.packing.replace') })
    .click()
  await lineOf(board, 'Sugar')
    .getByRole('button', { name: /Organic Sugar/ })
    .click()
  await sendNow(board, t)
  await expect.poll(async () => (await readOrder(owner.request, own.order_id)).subtotal).toBe(320)
  await page.goto(`/order/${own.order_id}/track?t=${own.token}`)
  const said = new RegExp(t('tracking.later.change.byPhone', { name: 'Sunita Verma', time: '.+' }))
  await expect(page.getByText(said)).toBeVisible()

  // The next order of this device begins with what was chosen.
  await toLastStep(page, t, shop, goods)
  await expect(choice.getByRole('radio', { name: new RegExp(t('orders.missing.leave_out')) })).toBeChecked()
  await expect(choice.getByRole('combobox', { name: 'Sugar' })).toHaveValue('call')
})

const HEADERS = { 'sec-fetch-site': 'same-origin' }

test('the owner changes the cap, the time and what silence does; the next question follows them', async ({
  page,
  t,
  owner,
  shop,
}) => {
  const settings = await owner.newPage()
  await settings.goto('/store-dashboard?preferences=packing')
  await settings.locator('[name="packing.capPercent"]').fill('0')
  await settings.locator('[name="packing.answerMinutes"]').fill('20')
  await settings.getByRole('radio', { name: new RegExp(t('preferences.packing.silences.accept')) }).check({ force: true })
  await settings.getByRole('button', { name: t('preferences.save'), exact: true }).click()
  await expect(settings.getByText(t('preferences.saved'))).toBeVisible()

  // Five percent dearer was given without asking before.
  const near = await addToShelf(owner.request, { name: 'Near Rice', name_hi: 'Near Rice', price: 63 })
  const placed = await shop.place()
  await acceptNow(owner.request, placed.order_id)
  const asked = await owner.request.post(`/api/v1/orders/${placed.order_id}/packing`, {
    headers: HEADERS,
    data: { changes: [{ kind: 'replaced', line_no: 1, product_id: near, quantity: 4 }] },
  })
  expect((await asked.json()).outcome).toBe('asked')
  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  const card = page.getByRole('region', { name: t('tracking.later.change.question.title', { store: shop.name }) })
  await expect(card.getByText(t('tracking.later.change.silence.accept'))).toBeVisible()
  await expect(card.getByText(/^(19|20):\d\d$/)).toBeVisible()
})

test('the owner switches whole rupees off and on; the next bill follows', async ({ page, t, owner, shop }) => {
  const product = await addToShelf(owner.request, { name: 'Loose Tea', name_hi: 'Loose Tea', price: 100.4 })
  const money = await owner.newPage()
  const rounding = money.getByRole('switch', { name: t('stores.settings.money.rounding') })
  const set = async (isOn: boolean) => {
    await money.goto('/store/settings?section=money')
    await rounding.setChecked(isOn, { force: true })
    await money.getByRole('button', { name: t('stores.settings.save'), exact: true }).click()
    await expect(money.getByText(t('stores.settings.saved'), { exact: true }).first()).toBeVisible()
  }
  const bill = async () => {
    const { order_id, tracking_token } = await shop.place({ items: [{ productId: product, quantity: 1 }] })
    await page.goto(`/order/${order_id}/track?t=${tracking_token}`)
    return page.getByRole('main')
  }
  await set(false)
  await expect((await bill()).getByText('₹125.42').first()).toBeVisible()
  await set(true)
  await expect((await bill()).getByText('₹125.00').first()).toBeVisible()
})
