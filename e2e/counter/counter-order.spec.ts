import { type APIRequestContext, expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { COUNTER_STORE, freshPhone, languageOn, prefer, signInOwner, someProduct } from '../support/users.ts'

const stockOf = async (request: APIRequestContext, storeId: string, id: string): Promise<number> => {
  const answer = await request.get(`/api/v1/inventory/products?store_id=${storeId}&ids=${id}`)
  const { products } = (await answer.json()) as { products: { current_stock: number }[] }
  return products[0]?.current_stock ?? Number.NaN
}

const ordersOfToday = async (request: APIRequestContext): Promise<number> => {
  const answer = await request.get('/api/v1/orders/metrics?period=today')
  return ((await answer.json()) as { stats: { total_orders: number } }).stats.total_orders
}

test('an owner types in an order: searched, paid in cash, on the board, out of the stock; one to practise on counts nowhere', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = wordsOf(language)
  const shop = COUNTER_STORE
  await prefer(context, baseURL, { language, theme: 'light' })
  await signInOwner(context, shop.phone)
  const product = await someProduct(context.request, shop.id)
  const name = language === 'hi' ? product.name_hi : product.name
  const stock = await stockOf(context.request, shop.id, product.id)
  const orders = await ordersOfToday(context.request)

  await page.goto('/create-order')
  const press = (key: string) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .last()
      .click()
  await press('orders.create.next')
  await expect(page.getByText(t('orders.create.error.noProducts'))).toBeVisible()
  await page.getByRole('searchbox').fill(product.name)
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await press('orders.create.next')
  await page.getByLabel(t('orders.create.field.phone')).fill(freshPhone())
  await expect(page.getByText(t('orders.create.known.new'))).toBeVisible()
  await page.getByLabel(t('orders.create.field.name')).fill('Kavita Shah')
  // Entered data survives a reload of the page.
  await page.reload()
  await expect(page.getByLabel(t('orders.create.field.name'))).toHaveValue('Kavita Shah')
  await press('orders.create.create')
  await page.getByRole('radio', { name: t('common.payment.cash') }).click({ force: true })
  await press('orders.create.pay.received')
  await expect(page.getByRole('heading', { name: t('orders.create.done.title') })).toBeVisible()
  const number = new RegExp(`${shop.short}-\\d{4,}`)
  const typed = number.exec((await page.getByText(number).first().textContent()) ?? '')?.[0] ?? 'no number'

  expect(await stockOf(context.request, shop.id, product.id)).toBe(stock - 1)
  expect(await ordersOfToday(context.request)).toBe(orders + 1)
  await page.goto('/store/orders')
  await expect(page.getByText(typed).first()).toBeVisible()

  await press('orders.board.practice.make')
  await expect(page.getByText(t('orders.board.practice.made'))).toBeVisible()
  const practice = page
    .getByRole('listitem')
    .filter({ hasText: t('orders.board.practice.mark') })
    .first()
  await expect(practice.getByText(new RegExp(`${shop.short}-P\\d{3}`))).toBeVisible()
  expect(await ordersOfToday(context.request)).toBe(orders + 1)
})
