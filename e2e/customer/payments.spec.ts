import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { CARD } from '../support/logged-secrets.ts'
import { listenForTrouble, placeOrder, prefer, STORE, signInOwner } from '../support/users.ts'

/** Opens an order that was placed through the API, to be paid this way. */
const openOrder = async (page: Page, paymentMethod: string) => {
  const { order_id, tracking_token, order } = await placeOrder(page.request, { paymentMethod })
  await page.goto(`/order/${order_id}/track?t=${tracking_token}`)
  return { order_id, tracking_token, number: order.order_number }
}

for (const language of ['en', 'hi'] as const)
  test.describe(`in ${language}`, () => {
    const t = wordsOf(language)
    /** A text with any amount in it. */
    const withAmount = (key: string) => new RegExp(`^${t(key, { amount: '.+' })}$`)

    test('a card payment: declined, then approved by the test bank', { tag: '@phone' }, async ({ page, context, baseURL }) => {
      await prefer(context, baseURL, { language })
      const trouble = listenForTrouble(page)
      await openOrder(page, 'card')
      await page.getByRole('button', { name: withAmount('payments.checkout.now') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('payments.checkout.bank.title') })).toBeVisible()
      await page.getByRole('button', { name: t('payments.checkout.bank.decline') }).click()
      await expect(
        page.getByText(t('payments.checkout.failed', { reason: t('payments.checkout.reason.declined') })),
      ).toBeVisible()

      await page.getByRole('button', { name: withAmount('payments.checkout.again') }).click()
      const pay = page.getByRole('button', { name: withAmount('payments.checkout.bank.pay') }).first()
      await pay.click()
      await expect(page.getByText(t('payments.checkout.bank.error.number'))).toBeVisible()
      await page.getByLabel(t('payments.checkout.bank.number')).fill(CARD.number)
      await page.getByLabel(t('payments.checkout.bank.expiry')).fill(CARD.expiry)
      await page.getByLabel(t('payments.checkout.bank.cvv')).fill(CARD.cvv)
      await page.getByLabel(t('payments.checkout.bank.holder')).fill(CARD.holder)
      await pay.click()
      await expect(page.getByText(t('common.payment.completed')).first()).toBeVisible()
      await expect(page.getByText(t('payments.checkout.title', { store: STORE.name }))).toHaveCount(0)
      // A declined payment and a missing payment have their own status; the browser logs those two as errors.
      expect(trouble.filter((line) => !/status of (402|409)/.test(line))).toEqual([])
    })

    test('a customer who cannot pay by card pays cash on delivery instead', { tag: '@phone' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await prefer(context, baseURL, { language })
      await openOrder(page, 'card')
      await page.getByRole('button', { name: t('payments.checkout.cashInstead') }).click()
      await expect(page.getByText(t('common.payment.onDelivery')).first()).toBeVisible()
    })

    test('UPI to the shop: code, address, amount and reference; the claim confirms nothing, the shop does', async ({
      page,
      browser,
      context,
      baseURL,
      isMobile,
    }) => {
      await prefer(context, baseURL, { language })
      const { number, order_id } = await openOrder(page, 'upi')
      // A phone opens its own app and keeps the code for another phone; a desktop shows the code.
      const app = page.getByRole('link', { name: t('tracking.later.upi.app') })
      if (isMobile) {
        await expect(app).toHaveAttribute('href', new RegExp(`^upi://pay\\?.*am=\\d+\\.\\d{2}.*${encodeURIComponent(number)}`))
        await page.getByText(t('tracking.later.upi.other')).click()
      } else await expect(app).toHaveCount(0)
      await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
      await expect(page.getByText(`Order ${number}`, { exact: true }).first()).toBeVisible()
      await page.getByRole('button', { name: t('tracking.later.upi.paid') }).click()
      await expect(page.getByText(t('tracking.later.upi.told'))).toBeVisible()
      const utr = `6326${String(Date.now()).slice(-8)}`
      await page.getByLabel(t('payments.checkout.claim.label')).fill(utr)
      await page.getByRole('button', { name: t('payments.checkout.claim.send') }).click()
      await expect(page.getByText(t('payments.checkout.claim.sent', { utr }))).toBeVisible()
      await expect(page.getByText(t('common.payment.pending')).first()).toBeVisible()

      const shop = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
      await signInOwner(shop)
      const headers = { 'sec-fetch-site': 'same-origin' }
      const confirmed = await shop.request.post(`/api/v1/orders/${order_id}/payment/confirm`, { headers })
      expect(confirmed.status()).toBe(200)
      await expect(page.getByText(t('common.payment.completed')).first()).toBeVisible()
      await shop.close()
    })
  })

test('closing the bank page leaves the payment open, and it goes on where it stood', { tag: '@phone' }, async ({ page }) => {
  const t = wordsOf('en')
  await openOrder(page, 'wallet')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByText(t('payments.checkout.bank.more')).click()
  await page.getByRole('link', { name: t('payments.checkout.bank.leave') }).click()
  await expect(page.getByText(t('payments.checkout.stillOpen'))).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText(t('common.payment.completed')).first()).toBeVisible()
})
