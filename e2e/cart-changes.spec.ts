import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { fillBag, fillCheckout, ordersOf, place } from './ordering.ts'
import { freshPhone, placeOrder, prefer, STORE, signInOwner, someProduct } from './people.ts'
import { wordsOf } from './words.ts'

type Product = Awaited<ReturnType<typeof someProduct>>
const headers = { 'sec-fetch-site': 'same-origin' }

/** Holds what this tab sends to a path until it is let go. */
const hold = async (page: Page, path: '/orders' | '/orders/quote'): Promise<() => void> => {
  const gate = Promise.withResolvers<void>()
  await page.route(`**/api/v1${path}`, async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** The shop sold this for less when it was asked: a price that rises between the last look and the order. */
const quoteAt = (page: Page, product: Product, price: number) =>
  page.route('**/api/v1/orders/quote', async (route) => {
    const answer = await route.fetch()
    const quote = await answer.json()
    for (const line of quote.lines) if (line.product_id === product.id) line.unit_price = price
    await route.fulfill({ response: answer, json: quote })
  })

/** Everything that the shop has of a product goes to somebody else; gives the way back. */
const buyAll = async (request: APIRequestContext, product: Product): Promise<() => Promise<void>> => {
  const { order_id, tracking_token } = await placeOrder(request, {
    items: [{ productId: product.id, quantity: product.current_stock }],
  })
  return async () => {
    const undone = await request.patch(`/api/v1/orders/${order_id}/status`, {
      headers: { ...headers, 'x-order-token': tracking_token },
      data: { status: 'cancelled', notes: 'Cancelled by customer' },
    })
    expect(undone.status(), await undone.text()).toBe(200)
  }
}

/** A product of the demo shop that only one walk knows. */
const ownProduct = async (browser: Browser, baseURL: string | undefined): Promise<Product> => {
  const name = `Jaljeera ${freshPhone()}`
  const owner = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await signInOwner(owner)
  const data = { name, name_hi: name, category: 'Spices', price: 25, current_stock: 20 }
  const added = await owner.request.post('/api/v1/inventory/products', { headers, data })
  expect(added.status(), await added.text()).toBe(201)
  const answer = await owner.request.get('/api/v1/inventory/products', { params: { store_id: STORE.id, search: name } })
  const { products } = (await answer.json()) as { products: Product[] }
  await owner.close()
  const product = products.find((one) => one.name === name)
  if (!product) throw new Error(`${name} is not on the shelf`)
  return product
}

for (const language of ['en', 'hi'] as const)
  test.describe(`in ${language}`, () => {
    const t = wordsOf(language)
    test.beforeEach(({ context, baseURL }) => prefer(context, baseURL, { language }))

    test('two tabs show one bag, and of two orders at once one is placed', async ({ page, context, request }) => {
      const phone = freshPhone()
      const product = await someProduct(request)
      await fillBag(page, product)
      await fillCheckout(page, t, phone)
      const other = await context.newPage()
      await other.goto('/cart')
      await other.getByRole('button', { name: t('common.increase', { name: '' }).trim().split(' ')[0] ?? '' }).click()
      await expect(page.getByText(/5 (packet|पैकेट)/).first()).toBeVisible()

      await fillCheckout(other, t, phone)
      const letGo = await hold(page, '/orders')
      await place(page, t)
      await expect(other.getByText(t('ordering.unanswered.title'))).toBeVisible()
      letGo()
      await expect(page).toHaveURL(/\/track/)
      await expect(other).toHaveURL(/\/cart$/)
      await expect(other.getByText(t('cart.empty'))).toBeVisible()
      expect(await ordersOf(page, phone)).toBe(1)
      await expect(page.getByText(/5 (packet|पैकेट)/).first()).toBeVisible()
    })

    test('a price that rose since the bag was filled is told in the cart', async ({ page, request }) => {
      const product = await someProduct(request)
      await fillBag(page, product, product.price - 9)
      await page.goto('/cart')
      await expect(page.getByText(t('cart.changesTitle'))).toBeVisible()
      await expect(page.getByText(new RegExp(`${product.price - 9}.* → .*${product.price}`))).toBeVisible()
      await page.getByRole('button', { name: t('cart.changesUpdate') }).click()
      await expect(page.getByText(t('cart.changesTitle'))).toHaveCount(0)
    })

    test('a price that rises at the last moment is shown before anything is ordered', async ({ page, request }) => {
      const phone = freshPhone()
      const product = await someProduct(request)
      await fillBag(page, product, product.price - 9)
      await quoteAt(page, product, product.price - 9)
      await fillCheckout(page, t, phone)
      await place(page, t)
      const sheet = page.getByRole('dialog', { name: t('ordering.sheet.title') })
      await expect(sheet).toContainText(new RegExp(`${product.price - 9}.* → .*${product.price}`))
      expect(await ordersOf(page, phone)).toBe(0)
      // What is asked from here on goes to the shop itself, but not yet.
      const letGo = await hold(page, '/orders/quote')
      await sheet.getByRole('button', { name: t('ordering.sheet.accept') }).click()
      await expect(page.getByText(t('checkout.updated'))).toBeVisible()
      // The shop's older figures are still all that is here; what was agreed to is newer than they are.
      await place(page, t)
      await expect(page).toHaveURL(/\/track/)
      letGo()
      expect(await ordersOf(page, phone)).toBe(1)
    })

    test('the last of something goes to somebody else: the sheet says so, and the rest can be ordered', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const product = await ownProduct(browser, baseURL)
      const phone = freshPhone()
      await fillBag(page, await someProduct(request))
      await fillBag(page, product, product.price, 'too')
      await fillCheckout(page, t, phone)
      const giveBack = await buyAll(request, product)
      await place(page, t)
      const sheet = page.getByRole('dialog', { name: t('ordering.sheet.title') })
      await expect(sheet.getByText(t('cart.change.out'))).toBeVisible()
      await sheet.getByRole('button', { name: t('ordering.sheet.accept') }).click()
      await place(page, t)
      await expect(page).toHaveURL(/\/track/)
      await expect(page.getByRole('main')).not.toContainText(language === 'hi' ? product.name_hi : product.name)
      expect(await ordersOf(page, phone)).toBe(1)
      await giveBack()
    })
  })

test('the checkout of an emptied bag does not turn to the bag of another shop', async ({ page, request }) => {
  const t = wordsOf('en')
  await fillBag(page, await someProduct(request))
  await page.goto('/checkout?store=STORE-002')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: t('cart.proceed') }).first()).toBeVisible()
})
