import { expect, test } from 'vitest'
import { navAt, shopAt } from './nav-places.ts'

test.each([
  ['/', { hasBar: true, current: 'shops', hasCart: true }],
  ['/home', { hasBar: true, current: 'shops', hasCart: true }],
  ['/nearby-stores', { hasBar: true, current: 'shops', hasCart: true }],
  ['/store/STORE-001', { hasBar: true, current: 'shops', hasCart: true }],
  ['/store/STORE-001/p/12', { hasBar: true, current: 'shops', hasCart: true }],
  ['/s/asha', { hasBar: true, current: 'shops', hasCart: true }],
  ['/search', { hasBar: true, current: 'search', hasCart: true }],
  ['/orders', { hasBar: true, current: 'orders', hasCart: true }],
  ['/order/abc/track', { hasBar: true, current: 'orders', hasCart: false }],
  ['/account', { hasBar: true, current: 'account', hasCart: false }],
  ['/profile', { hasBar: true, current: 'account', hasCart: false }],
  ['/cart', { hasBar: true, current: undefined, hasCart: false }],
  ['/help', { hasBar: true, current: undefined, hasCart: false }],
  ['/checkout', { hasBar: false, current: undefined, hasCart: false }],
  ['/pay/test/1', { hasBar: false, current: undefined, hasCart: false }],
  ['/login', { hasBar: false, current: undefined, hasCart: false }],
])('%s', (pathname, expected) => expect(navAt(pathname)).toEqual(expected))

test.each([
  ['/store/STORE-001', 'STORE-001'],
  ['/store/STORE-001/p/12', 'STORE-001'],
  ['/s/asha%20kirana', 'asha kirana'],
  ['/store', undefined],
  ['/', undefined],
])('the shop of %s', (pathname, expected) => expect(shopAt(pathname)).toBe(expected))
