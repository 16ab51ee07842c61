import { describe, expect, test } from 'vitest'
import { beginsFresh, factorStep, isFresh, isStrongMethod, mayHavePasskeys, mayRemoveFactor, SIGN_IN_METHODS } from './rules.ts'

const NOW = new Date('2026-11-20T06:00:00.000Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)

describe('a fresh sign-in', () => {
  test.each([
    ['code', 0, true],
    ['password', 599_999, true],
    ['passkey', 600_000, false],
    ['passcode', -1, false],
    ['pin', 0, false],
    [null, 0, false],
  ] as const)('by %s, %d ms ago: %s', (method, ms, fresh) => {
    expect(isFresh({ method, freshAt: ago(ms) }, NOW)).toBe(fresh)
  })

  test('is never one without a time', () => {
    expect(isFresh({ method: 'code', freshAt: null }, NOW)).toBe(false)
  })
})

test('a PIN is the only weak method; a session that another device let in begins without a proof of its own', () => {
  expect(SIGN_IN_METHODS.filter((method) => !isStrongMethod(method))).toEqual(['pin'])
  expect(SIGN_IN_METHODS.filter((method) => !beginsFresh(method))).toEqual(['pin', 'device'])
})

test('an admin without factor sets one up, with any shows it', () => {
  expect(factorStep({ passkeys: 0, hasApp: false })).toBe('set_up')
  expect(factorStep({ passkeys: 1, hasApp: false })).toBe('prove')
  expect(factorStep({ passkeys: 0, hasApp: true })).toBe('prove')
})

test.each([
  ['admin', 1, false, false],
  ['admin', 0, true, false],
  ['admin', 1, true, true],
  ['admin', 2, false, true],
  ['store_owner', 1, false, true],
] as const)('%s with %d passkeys and app %s may remove one: %s', (role, passkeys, hasApp, may) => {
  expect(mayRemoveFactor(role, { passkeys, hasApp })).toBe(may)
})

test('passkeys are for people of shops and admins', () => {
  expect((['customer', 'store_owner', 'store_staff', 'admin'] as const).filter(mayHavePasskeys)).toEqual([
    'store_owner',
    'store_staff',
    'admin',
  ])
})
