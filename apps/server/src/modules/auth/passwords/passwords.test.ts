import { PASSWORD } from '@jhola/contract/constants'
import { expect, test } from 'vitest'
import { breachedPasswords } from './breached-passwords.ts'
import { isCommonPassword } from './common-passwords.ts'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

test('a hash says how it was made, is never the same twice, and fits its password alone', async () => {
  const stored = await passwords.hash('Dal-Chawal 5 kilo!')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await passwords.hash('Dal-Chawal 5 kilo!')).not.toBe(stored)
  expect(await passwords.matches(stored, 'Dal-Chawal 5 kilo!')).toBe(true)
  expect(await passwords.matches(stored, 'Dal-Chawal 5 kilo')).toBe(false)
  expect(await passwords.matches(null, 'Dal-Chawal 5 kilo!')).toBe(false)
})

test('the list holds more than 3,000 breached passwords that are long enough, and refuses each of them', () => {
  const long = [...breachedPasswords()].filter((password) => [...password].length >= PASSWORD.min)
  expect(long).toHaveLength(17_950)
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([])
  // With the capital, digit and sign that the criteria make people add.
  const dressed = long.slice(0, 3000).map((password) => `${password.charAt(0).toUpperCase()}${password.slice(1)}!`)
  expect(dressed.filter((password) => !isCommonPassword(password))).toEqual([])
})

test('the same letters written in two ways are one password', async () => {
  expect(await passwords.matches(await passwords.hash('caf\u00e9-Chai 12'), 'cafe\u0301-Chai 12')).toBe(true)
})

test('a hash of other, weaker times is still read', async () => {
  // RFC 9106's argon2id with m=32 KiB, t=3, p=4 in the format of other software.
  const { argon2Sync } = await import('node:crypto')
  const salt = Buffer.alloc(16, 2)
  const key = argon2Sync('argon2id', { message: 'old', nonce: salt, parallelism: 4, tagLength: 32, memory: 32, passes: 3 })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  expect(await passwords.matches(`$argon2id$v=19$m=32,t=3,p=4$${text(salt)}$${text(key)}`, 'old')).toBe(true)
})

test('so many are worked on, so many wait, and the rest are told to try again', async () => {
  const small = createPasswords({ maxAtOnce: 1, maxWaiting: 2 })
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => small.hash('x')))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes[3]).toMatchObject({ reason: { code: 'server.unavailable' } })
  expect(await small.hash('x')).toContain('argon2id')
})

test.each([
  ['Password@123', true],
  ['P@ssw0rd!', true],
  ['Qwerty@2024', true],
  ['1qaz@WSX', true],
  ['Aaaaaaa1!', true],
  ['Abcd@1234', true],
  ['Aa@123456', true],
  ['Pa$$w0rd', true],
  ['Trustno1!', true],
  ['123qweasdzxc', true],
  ['Sony-Ericsson!', true],
  ['Dal-Chawal 5 kilo!', false],
  ['mango tree by the river', false],
  ['घर के पास की दुकान', false],
  ['मेरी-Dukaan 24', false],
])('is %j used by many? %j', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})
