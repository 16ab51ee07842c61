import { expect } from '@playwright/test'
import { withShop as test } from '../support/fixtures.ts'
import { deliver } from '../support/users.ts'
import { expectNoBarriers } from './no-barriers.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }

test('who orders again sees what became dearer before it goes into the cart', async ({ page, owner, shop, t }) => {
  const placed = await shop.place()
  await deliver(owner.request, placed.order_id)
  const productId = placed.order.items[0]?.product_id ?? ''
  const list = await (await owner.request.get(`/api/v1/inventory/products/${productId}`)).json()
  const changed = await owner.request.put(`/api/v1/inventory/products/${productId}`, {
    headers: HEADERS,
    data: { price: 64, version: list.product?.version },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  await page.getByRole('button', { name: t('tracking.reorder') }).click()
  await expect(page.getByText(t('tracking.later.again.dearer', { now: '₹64.00', before: '₹60.00' }))).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('tracking.later.again.put') }).click()
  await expect(page).toHaveURL(`/cart?store=${shop.id}`)
  await expect(page.getByText('₹64').first()).toBeVisible()
})
