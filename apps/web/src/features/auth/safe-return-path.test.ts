import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

test.each([
  ['/store/orders?view=table', '/store/orders?view=table'],
  [null, '/store-dashboard'],
  ['https://evil.example', '/store-dashboard'],
  ['//evil.example', '/store-dashboard'],
  ['/\\evil.example', '/store-dashboard'],
  ['/store-login?from=/store-login', '/store-dashboard'],
])('after signing in from %s the way leads to %s', (from, path) => {
  expect(safeReturnPath(from)).toBe(path)
})
