import { type BrowserContext, expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { deliver, languageOn, listenForTrouble, placeOrder, prefer, STORE, signInOwner } from '../support/users.ts'

const language = languageOn('phone')

/** A delivered order, opened by its link on a phone that has no data of it. */
const deliveredOrder = async (shop: BrowserContext) => {
  await signInOwner(shop)
  const placed = await placeOrder(shop.request)
  await deliver(shop.request, placed.order_id)
  return placed
}

test(`${language}: by the link of a delivered order one rates it, reads the bill and orders again`, async ({
  page,
  browser,
  context,
  baseURL,
}, { project }) => {
  const t = wordsOf(language)
  await prefer(context, baseURL, { language })
  const shop = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const { order_id, tracking_token, order } = await deliveredOrder(shop)
  await shop.close()
  const trouble = listenForTrouble(page)
  await page.goto(`/order/${order_id}/track?t=${tracking_token}`)

  await page.getByRole('link', { name: t('tracking.rate'), exact: true }).click()
  await page.getByRole('button', { name: t('reviews.submit') }).click()
  await expect(page.getByText(t('reviews.chooseStars'))).toBeVisible()
  await page.getByRole('radio', { name: t('reviews.stars_other', { count: 5 }) }).check({ force: true })
  await page.getByRole('button', { name: t('reviews.tag.fresh') }).click()
  const words = `${project.name} ${order.order_number}: ताज़ा सब्ज़ी, fair weight`
  await page.getByLabel(t('reviews.text')).fill(words)
  await page.getByRole('button', { name: t('reviews.submit') }).click()
  await expect(page.getByText(t('reviews.thanks'))).toBeVisible()
  await expect(page.getByText(order.order_number).first()).toBeVisible()

  await page.getByRole('link', { name: t('tracking.invoice'), exact: true }).click()
  await expect(page.getByText(order.order_number)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table').first()).toContainText('HSN')
  await page.getByRole('link', { name: t('common.back') }).click()

  await page.getByRole('link', { name: t('tracking.receipt') }).click()
  await expect(page.getByRole('heading', { name: t('tracking.confirmation.title') })).toBeVisible()
  await page.getByRole('link', { name: t('tracking.track'), exact: true }).click()

  await page.getByRole('button', { name: t('tracking.reorder') }).click()
  await expect(page).toHaveURL(`/cart?store=${STORE.id}`)
  await expect(page.getByRole('link', { name: t('cart.proceed') }).first()).toBeVisible()

  await page.goto(`/store/${STORE.id}/reviews`)
  await expect(page.getByText(words)).toBeVisible()
  expect(trouble).toEqual([])
})
