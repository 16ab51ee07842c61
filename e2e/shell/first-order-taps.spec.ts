import { expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { place } from '../support/place-order.ts'
import { freshPhone, prefer } from '../support/users.ts'

/** The most taps of a new person from the landing page to a placed order; typing is not counted. */
const MOST_TAPS = 8

test('a new person places an order from the landing page in at most eight taps @phone', async ({ page, context, baseURL }) => {
  const t = wordsOf('en')
  await prefer(context, baseURL, { language: 'en' })
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
      },
      true,
    )
  })
  await page.goto('/')
  await page.locator('section[aria-labelledby=discover] li a').first().click()
  // One tap fills the smallest order: goods of a hundred rupees or more.
  const dear = page
    .locator('main li:has(h3)')
    .filter({ hasText: /₹[1-9]\d\d/ })
    .first()
  await dear.getByRole('button', { name: new RegExp(`^${t('common.add')} `) }).click()
  const bar = page.getByRole('region', { name: t('common.cart') })
  await bar.getByRole('link', { name: t('stores.checkout') }).click()
  await page.getByLabel(t('checkout.field.name')).fill('Kavita Shah')
  await page.getByLabel(t('checkout.field.phone'), { exact: false }).first().fill(freshPhone())
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  const address = page.getByLabel(t('checkout.field.address'), { exact: false }).first()
  await address.fill('14 Pipe Road, Kurla West')
  await page.getByLabel(t('checkout.field.pincode'), { exact: false }).fill('400070')
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await expect(page.getByRole('region', { name: t('orders.review') })).toBeVisible()
  await place(page, t)
  await expect(page).toHaveURL(/\/track/)
  const taps = await page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0))
  expect(taps).toBeGreaterThan(4)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})
