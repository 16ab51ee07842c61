import { expect, test } from 'vitest'
import { safeReturnPath } from './use-store-login.ts'

test.each([
  ['/store/orders?view=table', '/store/orders?view=table'],
  [null, '/store-dashboard'],
  ['https://evil.example', '/store-dashboard'],
  ['//evil.example', '/store-dashboard'],
  ['/\\evil.example', '/store-dashboard'],
])('after signing in from %s the way leads to %s', (from, path) => {
  expect(safeReturnPath(from)).toBe(path)
})
