import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { fillBag, fillCheckout, ordersOf, place } from '../support/place-order.ts'
import { freshPhone, languageOn, prefer, someProduct } from '../support/users.ts'

const language = languageOn('phone')

/** Delays the order that this tab sends until it is released. */
const holdOrder = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  return gate.resolve
}

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
    const letGo = await holdOrder(page)
    await place(page, t)
    await expect(other.getByText(t('orders.unanswered.title'))).toBeVisible()
    letGo()
    await expect(page).toHaveURL(/\/track/)
    await expect(other).toHaveURL(/\/cart$/)
    await expect(other.getByText(t('cart.empty'))).toBeVisible()
    expect(await ordersOf(page, phone)).toBe(1)
    await expect(page.getByText(/5 (packet|पैकेट)/).first()).toBeVisible()
  })

  test('a price that rose since the bag was filled is told in the cart', async ({ page, request }) => {
    const product = await someProduct(request)
    await fillBag(page, product, { price: product.price - 9 })
    await page.goto('/cart')
    await expect(page.getByText(t('cart.changesTitle'))).toBeVisible()
    await expect(page.getByText(new RegExp(`${product.price - 9}.* → .*${product.price}`))).toBeVisible()
    await page.getByRole('button', { name: t('cart.changesUpdate') }).click()
    await expect(page.getByText(t('cart.changesTitle'))).toHaveCount(0)
  })
})

test('the checkout of an emptied bag does not turn to the bag of another shop', async ({ page, request }) => {
  const t = wordsOf('en')
  await fillBag(page, await someProduct(request))
  await page.goto('/checkout?store=STORE-002')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: t('cart.proceed') }).first()).toBeVisible()
})
