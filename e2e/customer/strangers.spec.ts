import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { fillBag, fillCheckout, ordersOf, place } from '../support/place-order.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, readCode, signInOwner, someProduct } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)
const headers = { 'sec-fetch-site': 'same-origin' }

/** A bag worth this many rupees or a little more. */
const fillBagFor = async (page: Page, rupees: number): Promise<void> => {
  const product = await someProduct(page.request)
  await fillBag(page, product, { quantity: Math.ceil(rupees / product.price) })
}

const codeStep = (page: Page) => page.getByRole('region', { name: t('orders.code.title') })

/** Orders for more than the shop takes without a code, up to the field for it. */
const orderUntilCode = async (page: Page, phone: string) => {
  await fillBagFor(page, 2050)
  await fillCheckout(page, t, phone)
  await place(page, t)
  const step = codeStep(page)
  await expect(step).toContainText(t('orders.code.reason.value', { limit: '₹2,000' }))
  await step.getByRole('button', { name: t('orders.code.send') }).click()
  await expect(step.getByLabel(t('orders.code.label'))).toBeFocused()
  return step
}

test.beforeEach(({ context, baseURL }) => prefer(context, baseURL, { language }))

test(`${language}: a new number orders for more than ₹2,000: a code is asked for, a wrong one says so, the right one places the order`, async ({
  page,
  request,
}) => {
  const phone = freshPhone()
  const trouble = listenForTrouble(page)
  const step = await orderUntilCode(page, phone)
  const code = await readCode(request, phone)
  const field = step.getByLabel(t('orders.code.label'))

  await step.getByRole('button', { name: t('orders.code.confirm') }).click()
  await expect(field).toHaveAccessibleDescription(new RegExp(t('orders.code.invalid')))
  await field.fill(code === '111111' ? '222222' : '111111')
  await step.getByRole('button', { name: t('orders.code.confirm') }).click()
  await expect(field).toHaveAccessibleDescription(new RegExp(t('errors.auth.otp_invalid')))
  expect(await ordersOf(page, phone)).toBe(0)

  await field.fill(code)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/order\/[^/]+\/track/)
  expect(await ordersOf(page, phone)).toBe(1)

  // This device keeps the proof: the next large order needs no code.
  await fillBagFor(page, 2050)
  await fillCheckout(page, t, phone)
  await place(page, t)
  await expect(page).toHaveURL(/\/order\/[^/]+\/track/)
  expect(await ordersOf(page, phone)).toBe(2)
  expect(trouble.filter((line) => !/status of 4\d\d/.test(line))).toEqual([])
})

test('a stranger may change the number or order less; the cart stays as it is', async ({ page }) => {
  const step = await orderUntilCode(page, freshPhone())
  await step.getByRole('button', { name: t('orders.code.change') }).click()
  await expect(page.getByLabel(t('checkout.field.phone'), { exact: false }).first()).toBeVisible()
  const phone = freshPhone()
  await fillBagFor(page, 400)
  await fillCheckout(page, t, phone)
  await place(page, t)
  await expect(page).toHaveURL(/\/order\/[^/]+\/track/)
  expect(await ordersOf(page, phone)).toBe(1)
})

test('a number that the shop has blocked reads that the shop cannot take the order, and nothing of a block', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = freshPhone()
  const owner = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await signInOwner(owner)
  const blocked = await owner.request.post('/api/v1/customers/block', { headers, data: { phone, name: 'Kavita Shah' } })
  expect(blocked.status(), await blocked.text()).toBe(200)
  await fillBagFor(page, 400)
  await fillCheckout(page, t, phone)
  await place(page, t)
  await expect(page.getByRole('alert').filter({ hasText: t('errors.orders.not_taken') })).toBeVisible()
  expect(await ordersOf(page, phone)).toBe(0)

  await owner.request.post('/api/v1/customers/unblock', { headers, data: { phone } })
  await place(page, t)
  await expect(page).toHaveURL(/\/order\/[^/]+\/track/)
  await owner.close()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an order that needs a code waits, says so when it is sent, and is placed with the code', async ({
    page,
    context,
    request,
  }) => {
    const phone = freshPhone()
    await fillBagFor(page, 2050)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await fillCheckout(page, t, phone)
    await context.setOffline(true)
    await expect(page.getByText(t('orders.offline.offlineNote'))).toBeVisible()
    await place(page, t)
    await expect(page.getByText(t('orders.offline.hint'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(t('errors.orders.code_needed'))).toBeVisible()
    expect(await ordersOf(page, phone)).toBe(0)

    // Nothing of it is lost: its goods, the number and the address are there again.
    await page.getByRole('button', { name: t('orders.offline.decide') }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await place(page, t)
    const step = codeStep(page)
    await step.getByRole('button', { name: t('orders.code.send') }).click()
    const field = step.getByLabel(t('orders.code.label'))
    await expect(field).toBeFocused()
    await field.fill(await readCode(request, phone))
    await step.getByRole('button', { name: t('orders.code.confirm') }).click()
    await expect(page).toHaveURL(/\/track/)
    expect(await ordersOf(page, phone)).toBe(1)
  })
})
