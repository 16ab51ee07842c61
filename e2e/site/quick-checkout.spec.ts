import { expect, type Page } from '@playwright/test'
import { withShop as test } from '../support/fixtures.ts'
import { addToShelf } from '../support/packing.ts'
import { fillBag, fillCheckout, place } from '../support/place-order.ts'
import type { OpenShop } from '../support/shops.ts'
import { freshPhone } from '../support/users.ts'

/** The most taps from a full cart to a placed order, for somebody who has ordered before. */
const MOST_TAPS = 4

/** Counts what the person presses; typing is not counted. */
const countTaps = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0))
}

const SALT = { name: 'Salt', name_hi: 'Salt', image: '' }
const fill = async (page: Page, shop: OpenShop, id: string, quantity: number) =>
  fillBag(page, { id, ...SALT, price: 60 }, { store: shop, quantity })

test('who ordered before places the next order from a full cart in at most four taps', async ({ page, t, owner, shop }) => {
  const id = await addToShelf(owner.request, { name: 'Salt', name_hi: 'Salt', category: 'Spices', price: 60 })
  const phone = freshPhone()
  await fill(page, shop, id, 4)
  await fillCheckout(page, t, phone, shop)
  await place(page, t)
  await expect(page).toHaveURL(/\/track/)

  const taps = await countTaps(page)
  await fill(page, shop, id, 4)
  await page.goto(`/cart?store=${shop.id}`)
  await page.evaluate(() => sessionStorage.removeItem('taps'))
  await page
    .getByRole('link', { name: t('cart.proceed') })
    .filter({ visible: true })
    .click()
  const review = page.getByRole('region', { name: t('orders.review') })
  await expect(review).toContainText('Kavita Shah')
  await expect(review).toContainText('14 Pipe Road, Kurla West, 400070')
  await expect(page.getByRole('radio', { name: new RegExp(t('server.payments.cod.name')) })).toBeChecked()
  // One screen has the address, the time and the payment: the button is in reach without scrolling.
  await page
    .getByRole('button', { name: t('checkout.place') })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/track/)
  const counted = await taps()
  expect(counted).toBeGreaterThan(0)
  expect(counted).toBeLessThanOrEqual(MOST_TAPS)
})

test('a new person goes back one step at a time, nothing is lost, and the shop’s PIN code is not theirs', async ({
  page,
  t,
  owner,
  shop,
}) => {
  const id = await addToShelf(owner.request, { name: 'Salt', name_hi: 'Salt', category: 'Spices', price: 60 })
  await fill(page, shop, id, 4)
  await page.goto(`/cart?store=${shop.id}`)
  await page
    .getByRole('link', { name: t('cart.proceed') })
    .filter({ visible: true })
    .click()
  await page.getByLabel(t('checkout.field.name')).fill('Kavita Shah')
  await page.getByLabel(t('checkout.field.phone'), { exact: false }).first().fill(freshPhone())
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  const pincode = page.getByLabel(t('checkout.field.pincode'), { exact: false })
  await expect(pincode).toHaveValue('')
  await page.getByLabel(t('checkout.field.address'), { exact: false }).first().fill('14 Pipe Road, Kurla West')
  await pincode.fill('400070')
  await page.getByRole('button', { name: t('orders.saveAs.home'), exact: true }).click()
  // A pin can be put on the map; it asks no tile server in this set-up.
  await page.getByRole('button', { name: t('orders.location.map') }).click()
  await page.getByRole('slider', { name: t('orders.location.pin') }).press('ArrowRight')
  await expect(page.getByText(t('orders.location.added'))).toBeVisible()
  await page.getByRole('button', { name: t('checkout.next'), exact: true }).click()
  await expect(page.getByRole('region', { name: t('orders.review') })).toBeVisible()
  await page.goBack()
  await expect(pincode).toHaveValue('400070')
  await page.goBack()
  await expect(page.getByLabel(t('checkout.field.name'))).toHaveValue('Kavita Shah')
  await page.goBack()
  await expect(page).toHaveURL(/\/cart/)
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await page.getByRole('radio', { name: new RegExp(t('server.payments.cod.name')) }).press('Space')
  await place(page, t)
  await expect(page).toHaveURL(/\/track/)

  // What is kept can be seen and removed, also by a guest.
  await page.goto('/privacy-notice')
  await page.getByRole('button', { name: t('orders.device.clear') }).click()
  await expect(page.getByText(t('orders.device.cleared'))).toBeVisible()
  const kept = await page.evaluate(() => ['customer', 'addresses'].map((name) => localStorage.getItem(`jhola.${name}`)))
  expect(kept.join(' ')).not.toMatch(/Kavita|Pipe Road/)
})

test('an order below the minimum says what is missing, on every step', async ({ page, t, owner, shop }) => {
  const id = await addToShelf(owner.request, { name: 'Salt', name_hi: 'Salt', category: 'Spices', price: 60 })
  const { store } = await (await owner.request.get(`/api/v1/stores/${shop.id}`)).json()
  const missing = store.min_order_amount - 60
  expect(missing).toBeGreaterThan(0)
  await fill(page, shop, id, 1)
  const button = page.getByRole('link', { name: t('orders.addMissing', { amount: `₹${missing}` }) }).filter({ visible: true })
  for (const step of ['customer', 'delivery']) {
    await page.goto(`/checkout?store=${shop.id}&step=${step}`)
    await expect(button).toBeVisible()
  }
  await button.click()
  await expect(page).toHaveURL(new RegExp(`/store/${shop.id}`))
})
