import { Buffer } from 'node:buffer'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { freshPhone, placeOrder, signInOwner } from './users.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }

export type Shop = { id: string; name: string; phone: string }

const BANDRA = { street: '7 Hill Road, Bandra West', city: 'Mumbai', state: 'Maharashtra', pincode: '400050' }

/** A separate shop for each test, so that no other journey sees its changes; all are in one street, unless `address` says otherwise. */
export const registerShop = async (request: APIRequestContext, address = BANDRA): Promise<Shop> => {
  const phone = freshPhone()
  const name = `Verma Stores ${phone.slice(-6)}`
  const answer = await request.post('/api/v1/stores/register', {
    headers: HEADERS,
    data: {
      name,
      owner_name: 'Sunita Verma',
      phone,
      address,
      settings: { store_type: 'General Store' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: String((await answer.json()).store_id), name, phone }
}

const RICE = { en: 'Everyday Rice', hi: 'रोज़ का चावल' } as const

/** Adds a product to the shop of the requesting owner; returns its id. */
export const stockShelf = async (owner: APIRequestContext): Promise<string> => {
  const data = { name: RICE.en, name_hi: RICE.hi, category: 'Grains', price: 60, current_stock: 1000 }
  const added = await owner.post('/api/v1/inventory/products', { headers: HEADERS, data })
  expect(added.status(), await added.text()).toBe(201)
  return (await added.json()).product.id
}

/** Opens the shop of the requesting owner day and night, so that a journey can run at any hour. */
export const openAllDay = async (owner: APIRequestContext): Promise<void> => {
  const { version, settings } = await (await owner.get('/api/v1/stores/me/settings')).json()
  const hours = { ...settings.hours, opens: '00:00', closes: '00:00', working_days: [0, 1, 2, 3, 4, 5, 6] }
  const changed = await owner.patch('/api/v1/stores/me/settings', { headers: HEADERS, data: { version, hours } })
  expect(changed.status(), await changed.text()).toBe(200)
}

/** The shop of the requesting owner needs three hours for an order: only then is express quicker. */
export const needThreeHours = async (owner: APIRequestContext): Promise<void> => {
  const { version, settings } = await (await owner.get('/api/v1/stores/me/settings')).json()
  const delivery = { ...settings.delivery, prep_minutes: 180 }
  const changed = await owner.patch('/api/v1/stores/me/settings', { headers: HEADERS, data: { version, delivery } })
  expect(changed.status(), await changed.text()).toBe(200)
}

/** Whether a new order takes the screen of the requesting owner's shop. Journeys that are not about that work on the board. */
export const letOrdersTakeTheScreen = async (owner: APIRequestContext, incoming: boolean): Promise<void> => {
  const { preferences } = await (await owner.get('/api/v1/stores/me/preferences')).json()
  const data = { counter: { ...preferences.counter, incoming } }
  const changed = await owner.put('/api/v1/stores/me/preferences', { headers: HEADERS, data })
  expect(changed.status(), await changed.text()).toBe(200)
}

/** A shop with everything that a journey at the counter needs. */
export type OpenShop = Shop & {
  /** What is on its shelf. */
  product: typeof RICE
  /** An order of a new customer, placed through the API. */
  place(overrides?: Record<string, unknown>): ReturnType<typeof placeOrder>
}

/**
 * A shop of its own that is open and has something to sell, with its owner signed in in this browser: no order of another walk comes
 * onto its board, moves its cards or shows a toast over its buttons. `request` is a stranger's.
 */
export const openShop = async (
  owner: BrowserContext,
  request: APIRequestContext,
  address?: Parameters<typeof registerShop>[1],
): Promise<OpenShop> => {
  const shop = await registerShop(request, address)
  await signInOwner(owner, shop.phone)
  await openAllDay(owner.request)
  await letOrdersTakeTheScreen(owner.request, false)
  const productId = await stockShelf(owner.request)
  return {
    ...shop,
    product: RICE,
    place: (overrides = {}) => placeOrder(request, { storeId: shop.id, items: [{ productId, quantity: 4 }], ...overrides }),
  }
}

/** Two bands of colour: the smallest thing that is a photo to a browser and to the server. */
export const drawPhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    brush.fillStyle = '#2a6f4e'
    brush.fillRect(0, 0, 900, 400)
    brush.fillStyle = '#e9b44c'
    brush.fillRect(0, 400, 900, 200)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
