import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { used, usedSession } from './logged-secrets.ts'

/** The demo shop of the specification; open day and night, so that a test may run at any hour. */
export const STORE = { id: 'STORE-001', phone: '9876543210', name: 'Test Kirana Store' } as const

/** A shop that no other journey orders from: its board has a card in every state, and not one for each order of the whole run. */
export const QUIET_STORE = { id: 'STORE-003', phone: '9000000303' } as const
/** The shop whose owner types orders in: no other journey changes its figures. */
export const COUNTER_STORE = { id: 'STORE-006', phone: '9000000606', short: '006' } as const
/** Loses its UPI address, so that UPI goes through the payment service. */
export const SERVICE_STORE = { id: 'STORE-009', phone: '9000000909' } as const

/** A phone number that no other test orders with: a phone may have three unfinished orders at most. */
export const freshPhone = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`.replace(/^9[0-5]/, '97')

/** The newest one-time code that was sent to a number; read from the development outbox. */
export const readCode = async (request: APIRequestContext, phone: string): Promise<string> => {
  const answer = await request.get(`/api/v1/dev/outbox?to=${encodeURIComponent(`+91${phone}`)}`)
  const { messages } = (await answer.json()) as { messages: { code: string | null }[] }
  const code = messages.find((message) => message.code !== null)?.code
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** The newest e-mail to an address that has what is looked for: a passcode, or a link as its path and query. */
const readMail = async <T>(request: APIRequestContext, email: string, find: (mail: Mail) => T | null | undefined): Promise<T> => {
  const answer = await request.get(`/api/v1/dev/outbox?to=${encodeURIComponent(email)}`)
  const { messages } = (await answer.json()) as { messages: Mail[] }
  const found = messages.map(find).find((one) => one !== null && one !== undefined)
  if (found === undefined || found === null) throw new Error(`nothing of use was sent to ${email}`)
  return found
}
type Mail = { code: string | null; text: string }

/** The newest passcode that was sent to an e-mail address. */
export const readPasscode = (request: APIRequestContext, email: string): Promise<string> =>
  readMail(request, email, ({ code }) => code)

/** The newest link that was sent to an e-mail address, as a path of the server under test. */
export const readLink = (request: APIRequestContext, email: string, page: string): Promise<string> =>
  readMail(request, email, ({ text }) => {
    const link = /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0]
    if (!link?.includes(page)) return null
    const { pathname, search } = new URL(link)
    return pathname + search
  })

/**
 * Signs the owner in through the API and gives the browser the session, for tests that are about something else. Another test
 * may sign the same owner in at the same moment and void our code, so the whole is tried again.
 */
export const signInOwner = async (context: BrowserContext, phone: string = STORE.phone): Promise<void> => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const { request } = context
  await expect(async () => {
    const sent = await request.post('/api/v1/auth/send-otp', { headers, data: { phone, role: 'store_owner' } })
    expect(sent.status(), await sent.text()).toBe(200)
    const otp = await readCode(request, phone)
    const answer = await request.post('/api/v1/auth/verify-otp', { headers, data: { phone, otp, role: 'store_owner' } })
    expect(answer.status(), await answer.text()).toBe(200)
    usedSession(answer.headers())
  }).toPass({ timeout: 45_000 })
}

/** Signs a customer in through the API; whoever shares its cookies (`context.request` and the pages of it) has the session. */
export const signInCustomer = async (request: APIRequestContext, phone: string): Promise<void> => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const sent = await request.post('/api/v1/auth/send-otp', { headers, data: { phone } })
  expect(sent.status(), await sent.text()).toBe(200)
  const otp = await readCode(request, phone)
  const answer = await request.post('/api/v1/auth/verify-otp', { headers, data: { phone, otp } })
  expect(answer.status(), await answer.text()).toBe(200)
  usedSession(answer.headers())
}

/** Saves an address of the signed-in person, by default as their usual one. */
export const keepAddress = async (request: APIRequestContext, overrides: Record<string, unknown>): Promise<void> => {
  const usual = { label: 'Home', line: '12 Pipe Road, Kurla West', city: 'Mumbai', pincode: '400070', is_usual: true }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await request.post('/api/v1/profile/addresses', { headers, data: { ...usual, ...overrides } })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Blocks map tiles, which come from another host; the map works without them. */
const TILES = /^https:\/\/tile\.openstreetmap\.org\//

/** All errors of the page: script errors, refused resources, failed requests to our server. */
export const listenForTrouble = (page: Page): string[] => {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !TILES.test(message.location().url))
      trouble.push(`console: ${message.text()} ${message.location().url}`)
  })
  return trouble
}

/** Language and theme as the device stores them, set before the first page. */
export const prefer = async (
  context: BrowserContext,
  baseURL: string | undefined,
  settings: { language?: string; theme?: string; reading?: string },
): Promise<void> => {
  const url = baseURL ?? 'http://127.0.0.1'
  const cookies = Object.entries(settings).map(([name, value]) => ({ name, value, url }))
  await context.addCookies(cookies)
  await context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(settings))
}

/** Each screen runs its journeys in one language, so that both are tested without running everything twice. */
export const languageOn = (project: string): 'en' | 'hi' => (project === 'phone' ? 'hi' : 'en')

/** The product data of a shop that journeys need. */
export type Goods = {
  id: string
  name: string
  name_hi: string
  image: string
  price: number
  unit: string
  loose: boolean
  current_stock: number
}

/** Goods by the piece, four of which stay below free delivery. */
export const canBeBought = ({ price, loose }: Goods): boolean => !loose && price >= 40 && price < 120

/** Some product of a shop that can be bought three times: a packet of its own name where there is one. */
export const someProduct = async (request: APIRequestContext, storeId: string = STORE.id): Promise<Goods> => {
  const answer = await request.get(`/api/v1/inventory/products?store_id=${storeId}&pageSize=60`)
  const { products } = (await answer.json()) as { products: Goods[] }
  const fits = products.filter((one) => canBeBought(one) && one.current_stock > 20)
  const isAlone = ({ name }: Goods) => products.filter((one) => one.name.includes(name)).length === 1
  const product = fits.find((one) => one.unit === 'packet' && isAlone(one)) ?? fits[0]
  if (!product) throw new Error('the demo shop has nothing to sell')
  return product
}

/** An order placed through the API, for tests that are about what comes after. */
export const placeOrder = async (
  request: APIRequestContext,
  overrides: Record<string, unknown> = {},
): Promise<{ order_id: string; tracking_token: string; order: { order_number: string; items: { product_id: string }[] } }> => {
  const items = overrides.items ?? [{ productId: (await someProduct(request)).id, quantity: 4 }]
  const answer = await request.post('/api/v1/orders', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      storeId: STORE.id,
      customer: { name: 'Kavita Shah', phone: freshPhone() },
      deliveryType: 'delivery',
      deliveryAddress: { addressLine1: '14 Pipe Road, Kurla West', pincode: '400070' },
      paymentMethod: 'cod',
      ...overrides,
      items,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const placed = await answer.json()
  used(placed.tracking_token)
  return placed
}

/** Moves an order to its next status as the shop does, through the API. */
export const setStatus = async (owner: APIRequestContext, orderId: string, status: string): Promise<void> => {
  const partner = status === 'out_for_delivery' ? { delivery_partner: { name: 'Suresh' } } : {}
  const moved = await owner.put(`/api/v1/orders/${orderId}/status`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { status, ...partner },
  })
  expect(moved.status(), await moved.text()).toBe(200)
}

const WAY = ['confirmed', 'preparing', 'out_for_delivery', 'delivered'] as const

/** Moves an order to the door as the shop does, through the API: from the first step on that is still to be done. */
export const deliver = async (
  owner: APIRequestContext,
  orderId: string,
  from: (typeof WAY)[number] = 'confirmed',
): Promise<void> => {
  for (const status of WAY.slice(WAY.indexOf(from))) await setStatus(owner, orderId, status)
}
