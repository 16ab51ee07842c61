import { expect } from '@playwright/test'
import { aDevice } from '../support/board.ts'
import { withShop as test } from '../support/fixtures.ts'
import { openShop } from '../support/shops.ts'
import { deliver, languageOn } from '../support/users.ts'
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

/** Far from every other shop of these tests. */
const ISLAND = { street: '2 Aberdeen Bazaar', city: 'Port Blair', state: 'Andaman and Nicobar Islands', pincode: '744101' }

test('who was refused is shown the shop near that has the same, and its goods go into the cart of that shop @phone', async ({
  page,
  owner,
  browser,
  request,
  baseURL,
  t,
}, { project }) => {
  const screen = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false, baseURL }
  const neighbour = await aDevice(browser, screen, languageOn(project.name))
  const shop = await openShop(owner, request, ISLAND)
  const other = await openShop(neighbour, request, ISLAND)
  const add = async (of: typeof owner, goods: object) => {
    const data = { category: 'Dairy', unit: 'packet', price: 50, current_stock: 20, ...goods }
    const added = await of.request.post('/api/v1/inventory/products', { headers: HEADERS, data })
    expect(added.status(), await added.text()).toBe(201)
    return (await added.json()).product.id as string
  }
  const butter = await add(owner, { name: 'Amul Butter', brand: 'Amul', pack_size: '500 g' })
  const cheese = await add(owner, { name: 'Amul Cheese', brand: 'Amul', pack_size: '200 g' })
  await add(neighbour, { name: 'Butter', brand: 'Amul', pack_size: '500g', price: 60 })
  await add(neighbour, { name: 'Amul Butter', brand: 'Amul', pack_size: '100 g', price: 14 })
  await add(neighbour, { name: 'Britannia Cheese', brand: 'Britannia', pack_size: '200 g', price: 45 })
  const items = [butter, cheese].map((productId) => ({ productId, quantity: 2 }))
  const deliveryAddress = { addressLine1: '12 Sea Road', pincode: ISLAND.pincode }
  const placed = await shop.place({ items, deliveryAddress })
  const refused = await owner.request.post(`/api/v1/orders/${placed.order_id}/reject`, { headers: HEADERS, data: {} })
  expect(refused.status(), await refused.text()).toBe(200)
  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: other.name }) })
  await expect(offer.getByText(t('tracking.later.elsewhere.has', { count: 1, of: 2 }))).toBeVisible()
  await expect(offer.getByText('₹120.00', { exact: true }).first()).toBeVisible()
  const similar = offer.getByRole('checkbox')
  await expect(similar).toHaveCount(1)
  await expect(similar).not.toBeChecked()
  await expectNoBarriers(page)
  await offer.getByRole('button', { name: new RegExp(`^${t('tracking.later.elsewhere.order')}`) }).click()
  await expect(page).toHaveURL(`/cart?store=${other.id}`)
  await expect(page.getByRole('main').getByText('₹120').first()).toBeVisible()
  await expect(page.getByText(/₹45/)).toHaveCount(0)
  await neighbour.close()
})
