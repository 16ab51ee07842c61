import { expect, test } from 'vitest'
import { COUNTER_PATHS, isCounterPath } from '../app/counter-paths.ts'
import { COUNTER_ROUTES } from '../app/counter-routes.ts'
import { DEVICE_ROUTES, PUBLIC_ROUTES, SIGN_IN_ROUTES } from '../app/customer-routes.ts'
import { isPublicCall, pageKind } from './page-kind.ts'

const addressOf = (path: string) => path.replace(/:\w+/g, 'STORE-001')

test.each(PUBLIC_ROUTES.map(({ path }) => path))('%s opens from its last copy', (path) => {
  expect(pageKind(addressOf(path))).toBe('public')
})

test.each(DEVICE_ROUTES.map(({ path }) => path))('%s opens from the device', (path) => {
  expect(pageKind(addressOf(path))).toBe('device')
})

test.each([...COUNTER_ROUTES.filter(({ admits }) => admits === 'shop').map(({ path }) => path), '/store/orders/7'])(
  "%s opens as the counter's own page",
  (path) => {
    expect(pageKind(path)).toBe('shop')
  },
)

const NOT_OF_THE_SHOP = COUNTER_ROUTES.filter(({ admits }) => admits !== 'shop').map(({ path }) => path)

test.each([...NOT_OF_THE_SHOP, ...SIGN_IN_ROUTES.map(({ path }) => path), '/admin', '/nothing'])(
  '%s needs the network',
  (path) => {
    expect(pageKind(path)).toBe('online')
  },
)

test('the server sends every screen of the counter to the counter', () => {
  const routes = COUNTER_ROUTES.map(({ path }) => path)
  expect(routes.filter((path) => !isCounterPath(path))).toEqual([])
  expect(COUNTER_PATHS.filter((path) => !routes.some((route) => route === path || route.startsWith(`${path}/`)))).toEqual([])
})

test.each([
  ['/api/v1/stores/STORE-001', true],
  ['/api/v1/stores/nearby', true],
  ['/api/v1/inventory/products', true],
  ['/api/v1/stores/me', false],
  ['/api/v1/stores/me/preferences', false],
  ['/api/v1/orders', false],
  ['/api/v1/orders/7', false],
  ['/api/v1/auth/me', false],
])('%s kept for a time without a network: %s', (path, isKept) => expect(isPublicCall(path)).toBe(isKept))
