import type { Order } from '@jhola/contract/orders/schema'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { cachedOrdersStore } from '../domain/orders/cached-orders.ts'
import { ApiError } from '../shared/api/api-client.ts'
import { accountStore } from '../shared/device-store/account.ts'
import { createI18nStore } from '../shared/i18n/i18n-store.ts'
import { FixedNavigation } from '../shared/navigation/navigation.tsx'
import { CustomerApp } from './customer-app.tsx'
import { CUSTOMER_ROUTES } from './customer-routes.ts'
import { prepareRoute } from './page/lazy-route.tsx'
import { Providers } from './providers.tsx'

const ORDER_ID = '01a13e84-efda-78c8-ad0e-c2d10bfed8aa'
const PARTS: Readonly<Record<string, string>> = { storeId: 'STORE-001', orderId: ORDER_ID, reference: 'pay_1' }
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => PARTS[name] ?? name)

const FAILED = new ApiError('server.failed', '', 500)
const OFFLINE = new ApiError('network.offline', '', 0)
const gone = (code: string) => new ApiError(code, '', 404)

/** The fake server: no response yet, a refusal, or these responses by route and no response for the other routes. */
type Answers = 'not yet' | ApiError | Readonly<Record<string, unknown>>

const clientFor = (answers: Answers): QueryClient => {
  const queries = { queryFn: () => new Promise(() => undefined), retryOnMount: false, retry: false }
  const client = new QueryClient({ defaultOptions: { queries } })
  const cache = client.getQueryCache()
  const build = cache.build.bind(cache)
  cache.build = ((...args: Parameters<typeof build>) => {
    const query = build(...args)
    const data = answers instanceof ApiError || answers === 'not yet' ? undefined : answers[String(query.queryKey[0])]
    if (answers instanceof ApiError) query.setState({ ...query.state, status: 'error', error: answers })
    else if (data !== undefined && query.state.data === undefined) query.setData(data)
    return query
  }) as typeof build
  return client
}

const show = async (path: string, answers: Answers): Promise<string> => {
  const route = CUSTOMER_ROUTES.find((one) => one.path === path.split('?')[0])
  if (!route) throw new Error(`no such route: ${path}`)
  const i18n = createI18nStore('en')
  await prepareRoute(route, i18n)
  await i18n.need(['common', 'errors'])
  return renderToString(
    <FixedNavigation address={addressOf(path)}>
      <Providers client={clientFor(answers)} i18n={i18n}>
        <CustomerApp />
      </Providers>
    </FixedNavigation>,
  )
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0
const RETRY = />(Retry|Try Again)</

/** Navigates to another page immediately. */
const SENDS_ON = new Set(['/quick-login'])
const SCREENS = CUSTOMER_ROUTES.map(({ path }) => path).filter((path) => !SENDS_ON.has(path))

describe.each(SCREENS)('%s', (path) => {
  test.each([
    ['while it waits', 'not yet' as const],
    ['when the server fails', FAILED],
    ['without a network', OFFLINE],
    ['when nothing is there', gone('orders.not_found')],
  ])('%s has one landmark and one heading', async (_when, answers) => {
    const html = await show(path, answers)
    expect({ main: count(html, /<main[ >]/g), h1: count(html, /<h1[ >]/g) }).toEqual({ main: 1, h1: 1 })
  })
})

/** Screens that show data of the server, with their texts for a failure and for an empty result. */
const OF_THE_SERVER: [path: string, failed: string, missing?: { code: string; says: string }][] = [
  ['/', 'Failed to find nearby stores. Please try again.'],
  ['/search?q=milk&near=400070', 'The search failed. Please try again.'],
  ['/store/:storeId', 'Failed to load store details', { code: 'stores.not_found', says: 'Store not found' }],
  ['/store/:storeId/products', 'Failed to load store details', { code: 'stores.not_found', says: 'Store not found' }],
  ['/s/:storeId', 'Failed to load store details', { code: 'stores.not_found', says: 'Store not found' }],
  ['/store/:storeId/reviews', 'An error occurred', { code: 'stores.not_found', says: 'Store not found' }],
  ['/order/:orderId/track', 'Failed to load order details', { code: 'orders.not_found', says: 'Order not found' }],
  ['/order-confirmation/:orderId', 'Failed to load order details', { code: 'orders.not_found', says: 'Order not found' }],
  ['/order/:orderId/invoice', 'Failed to load the bill', { code: 'orders.not_found', says: 'Order not found' }],
  ['/order/:orderId/rate', 'An error occurred', { code: 'orders.not_found', says: 'Order not found' }],
  ['/orders', 'An error occurred'],
  ['/pay/test/:reference', 'An error occurred'],
  ['/profile', 'An error occurred'],
]

describe.each(OF_THE_SERVER)('%s', (path, failed, missing) => {
  test('shows a loading state and no error', async () => {
    const html = await show(path, 'not yet')
    expect(html).toMatch(/>(Loading|Looking)/)
    expect(html).not.toContain('role="alert"')
  })

  test('says what failed and offers a retry', async () => {
    const html = await show(path, FAILED)
    expect(html).toMatch(/role="alert"/)
    expect(html).toContain(failed)
    expect(html).toMatch(RETRY)
  })

  test('offline says that the network is down and offers a retry', async () => {
    const html = await show(path, OFFLINE)
    expect(html).toContain('No internet connection. Please check and try again.')
    expect(html).toMatch(RETRY)
  })

  test.runIf(missing)('says that there is no such thing', async () => {
    expect(await show(path, gone(missing?.code ?? ''))).toContain(missing?.says)
  })
})

describe('an empty result', () => {
  const PAGE = { success: true, page: 1, pageSize: 10, total: 0, totalPages: 1 }

  test.each([
    ['/cart', {}, 'Your cart is empty', '/search'],
    ['/orders', { 'GET /auth/me': { success: true, user: null } }, 'No orders yet', '/search'],
    [
      '/store/:storeId/reviews',
      { 'GET /stores/{store_id}/reviews': { ...PAGE, reviews: [], stars: [0, 0, 0, 0, 0] } },
      'No reviews yet',
      '/store/STORE-001',
    ],
  ])('%s says so and shows a way on', async (path, answers, says, way) => {
    const html = await show(path, answers)
    expect(html).toContain(says)
    expect(html).toContain(`href="${way}"`)
    expect(html).not.toContain('role="alert"')
  })
})

describe('an order cached on this device', () => {
  const AT = Date.UTC(2026, 10, 20, 6, 30)
  const order: Partial<Order> = {
    id: ORDER_ID,
    order_number: 'JH-1042',
    store_id: 'STORE-001',
    store_name: 'Asha Kirana',
    store_phone: '+919876543210',
    created_at: '2026-11-20T06:00:00.000Z',
    updated_at: '2026-11-20T06:29:00.000Z',
    customer_name: 'Priya',
    customer_phone: '+919100000137',
    delivery_type: 'delivery',
    delivery_address: '14 MG Road, Pune',
    items: [],
    total_amount: 240,
    status: 'preparing',
    payment_status: 'pending',
    payment_method: 'cod',
    delivery_slot: 'asap',
    status_history: [{ status: 'pending', message: '', timestamp: '2026-11-20T06:00:00.000Z', by: 'customer' }],
    version: 3,
  }
  const keep = (owner: string | null) => cachedOrdersStore.write([{ order: order as Order, at: AT, owner }])
  afterEach(() => {
    cachedOrdersStore.write([])
    accountStore.write(null)
  })

  test.each(['/order/:orderId/track', '/order-confirmation/:orderId'])(
    '%s opens without a network, marked with its age',
    async (path) => {
      keep(null)
      const html = await show(path, OFFLINE)
      expect(html).toContain('JH-1042')
      expect(html).toContain('This is how it stood: 20 Nov, 12:00 PM.')
      expect(html).not.toContain('Failed to load order details')
    },
  )

  test('is not shown any more when the server answers 404', async () => {
    keep(null)
    const html = await show('/order/:orderId/track', gone('orders.not_found'))
    expect(html).toContain('Order not found')
    expect(html).not.toContain('JH-1042')
  })

  test('of an account is not shown to another user of the device', async () => {
    keep('asha')
    accountStore.write('ravi')
    expect(await show('/order/:orderId/track', OFFLINE)).not.toContain('JH-1042')
  })
})
