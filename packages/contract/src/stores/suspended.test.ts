import { expect, test } from 'vitest'
import { allRoutes } from '../api.ts'
import { ALLOWED_WHILE_SUSPENDED, isRefusedWhileSuspended } from './suspended.ts'

const keyOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

test('every exception is a call that a shop has', () => {
  const shops = allRoutes.filter(({ policy }) => policy === 'shop' || policy === 'owner').map(keyOf)
  expect([...ALLOWED_WHILE_SUSPENDED].filter((key) => !shops.includes(key))).toEqual([])
})

test.each([
  ['POST', '/inventory/products', 'shop', true],
  ['PATCH', '/stores/me/settings', 'owner', true],
  ['GET', '/inventory/products', 'shop', false],
  ['POST', '/orders/{id}/accept', 'shop', false],
  ['POST', '/auth/sign-out', 'anyone', false],
  ['PATCH', '/profile', 'session', false],
] as const)('%s %s of the policy %s is refused: %s', (method, path, policy, isRefused) => {
  expect(isRefusedWhileSuspended({ method, path, policy })).toBe(isRefused)
})
