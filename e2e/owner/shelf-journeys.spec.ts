import { type APIRequestContext, expect, test } from '@playwright/test'
import { accept } from '../support/board.ts'
import { wordsOf } from '../support/i18n.ts'
import { openShop } from '../support/shops.ts'
import { languageOn, listenForTrouble, prefer } from '../support/users.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }

type Goods = { id: string; name: string; name_hi: string }
const add = async (request: APIRequestContext, name: string, own_mode: string): Promise<Goods> => {
  const data = { name, name_hi: `${name} हिंदी`, category: 'Dairy', price: 120, own_mode }
  const added = await request.post('/api/v1/inventory/products', { headers: HEADERS, data })
  expect(added.status(), await added.text()).toBe(201)
  return (await added.json()).product
}
const shelfOf = async (request: APIRequestContext, { id }: Goods) =>
  (await (await request.get(`/api/v1/inventory/shelf?ids=${id}`)).json()).products[0]

test('an order that is rejected for a missing item takes it off the shelf; another is asked about on the board, also without a network', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  await prefer(context, baseURL, { language })
  const shop = await openShop(context, page.request)
  const paneer = await add(context.request, 'Fresh Paneer', 'available')
  const nameOf = (goods: Goods) => (language === 'hi' ? goods.name_hi : goods.name)
  await shop.place({ items: [{ productId: paneer.id, quantity: 1 }] })

  await page.goto('/store/orders')
  await page
    .getByRole('button', { name: t('orders.board.action.reject') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('orders.board.reason.item_not_available') }).check({ force: true })
  await dialog.getByRole('checkbox', { name: new RegExp(nameOf(paneer)) }).check()
  await dialog.getByRole('button', { name: t('orders.board.reject.confirm'), exact: true }).click()
  await expect.poll(async () => (await shelfOf(context.request, paneer)).is_off_shelf, { timeout: 20_000 }).toBe(true)

  const butter = await add(context.request, 'White Butter', 'available')
  await page.goto('/store/orders')
  const row = page.getByRole('region', { name: t('inventory.shelf.questions') })
  await expect(row).toContainText(t('inventory.shelf.question', { name: nameOf(butter) }))
  await context.setOffline(true)
  await row.getByRole('button', { name: t('inventory.shelf.no'), exact: true }).click()
  await expect(row).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(async () => (await shelfOf(context.request, butter)).is_off_shelf, { timeout: 20_000 }).toBe(true)
})

test('a product that the shop checks first says so, is ordered, and waits for the shop', async ({
  page,
  context,
  browser,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  const trouble = listenForTrouble(page)
  await prefer(context, baseURL, { language })
  const shop = await openShop(context, page.request)
  const ghee = await add(context.request, 'Cow Ghee Tin', 'ask_first')
  const preferences = await context.request.get('/api/v1/stores/me/preferences')
  const { autoAccept } = (await preferences.json()).preferences
  await context.request.put('/api/v1/stores/me/preferences', {
    headers: HEADERS,
    data: { autoAccept: { ...autoAccept, enabled: true } },
  })
  const customer = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await prefer(customer, baseURL, { language })
  const shelf = await customer.newPage()
  await shelf.goto(`/store/${shop.id}`)
  await expect(shelf.getByRole('listitem').filter({ hasText: ghee.name }).first()).toContainText(t('stores.confirm'))
  await customer.close()

  const placed = await shop.place({ items: [{ productId: ghee.id, quantity: 1 }] })
  await page.goto('/store/orders')
  // Automatic acceptance is on, and leaves it to the shop.
  await accept(page, t, placed.order.order_number)
  const orders = async () => (await (await context.request.get('/api/v1/orders?pageSize=5')).json()).data
  await expect.poll(async () => (await orders())?.[0]?.status, { timeout: 20_000 }).toBe('confirmed')
  expect(trouble).toEqual([])
})

test('products that become counted are counted in one list; what is left empty stays available', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  const trouble = listenForTrouble(page)
  await prefer(context, baseURL, { language })
  await openShop(context, page.request)
  const goods = await Promise.all(
    ['Aged Cheddar', 'Blue Cheese', 'Cottage Cheese'].map((name) => add(context.request, name, 'available')),
  )

  await page.goto('/inventory')
  await page.getByRole('button', { name: t('inventory.dial.name') }).click()
  await page.getByRole('menuitem', { name: t('inventory.dial.modes') }).click()
  await page.getByRole('dialog').getByRole('combobox').first().selectOption('counted')
  await expect(page).toHaveURL(/\/inventory\/count\?/)
  const fields = page.getByRole('main').getByRole('textbox')
  await expect(fields).toHaveCount(3)
  await fields.first().click()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(fields.nth(1)).toBeFocused()
  await page.keyboard.type('7')
  // Somebody is called away: what was typed is still there.
  await page.reload()
  await expect(fields.nth(1)).toHaveValue('7')
  await page.getByRole('button', { name: t('inventory.shelf.count.save'), exact: true }).click()
  await expect(page).toHaveURL(/\/inventory$/)
  const now = await Promise.all(goods.map((one) => shelfOf(context.request, one)))
  expect(now.map(({ stock_mode, current_stock }) => [stock_mode, current_stock]).toSorted()).toEqual(
    [
      ['available', 0],
      ['counted', 5],
      ['counted', 7],
    ].toSorted(),
  )
  expect(trouble).toEqual([])
})
