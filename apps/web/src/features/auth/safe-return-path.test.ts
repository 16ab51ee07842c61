import { expect, test } from 'vitest'
import { safeReturnPath, startPath, usualPath } from './safe-return-path.ts'
import { readSignInNavigationState } from './sign-in-navigation-state.ts'

const ORIGIN = 'https://jhola.example'

test.each([
  ['/store/orders?view=table', '/store/orders?view=table'],
  ['/', '/'],
  ['/loginfo', '/loginfo'],
  [null, null],
  ['', null],
  ['orders', null],
  ['https://evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['/\r//evil.example', null],
  ['/\t\\evil.example', null],
  ['/orders\u0000', null],
  ['/products?q=आटा 5 kg', '/products?q=%E0%A4%86%E0%A4%9F%E0%A4%BE%205%20kg'],
  ['/store-login?from=/store-login', null],
  ['/login', null],
  ['/x/../login?from=/', null],
  ['/./store-login', null],
])('after signing in from %j the way leads to %j', (from, path) => {
  expect(safeReturnPath(from, ORIGIN)).toBe(path)
})

test.each([
  ['customer', null, '/search'],
  ['store_owner', 'STORE-001', '/store-dashboard'],
  ['store_staff', 'STORE-001', '/store-dashboard'],
  ['customer', 'STORE-001', '/store-dashboard'],
  ['store_owner', null, '/shopkeeper-signup'],
  ['admin', null, '/admin/stores'],
] as const)('%s of %s begins at %s', (role, store_id, path) => {
  expect(usualPath({ role, store_id })).toBe(path)
})

test('an admin shows the second step first, then sees the wanted page', () => {
  const admin = { role: 'admin', store_id: null } as const
  expect(startPath(admin, null)).toBe('/admin/stores')
  expect(startPath({ ...admin, factor_step: 'prove' }, '/admin/audit')).toBe('/admin/second-factor?from=%2Fadmin%2Faudit')
  expect(startPath({ ...admin, factor_step: 'set_up' }, null)).toBe('/admin/second-factor?from=%2Fadmin%2Fstores')
})

test.each([
  [null, { email: '', returnUrl: null, isNewAccount: false }],
  ['text', { email: '', returnUrl: null, isNewAccount: false }],
  [
    { email: 7, returnUrl: '//evil.example', isNewAccount: 1 },
    { email: '', returnUrl: null, isNewAccount: false },
  ],
  [
    { email: 'a@b.in', returnUrl: '/orders', isNewAccount: true },
    { email: 'a@b.in', returnUrl: '/orders', isNewAccount: true },
  ],
])('%j handed over is read as %j', (state, expected) => {
  expect(readSignInNavigationState(state, ORIGIN)).toEqual(expected)
})
