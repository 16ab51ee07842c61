import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptFor, encryptFor } from './encrypt-for.ts'

const key = randomBytes(32)
const SECRET = 'JBSWY3DPEHPK3PXP'

test('the owner’s secret comes back, and is not to be read in what is stored', () => {
  const stored = encryptFor(key, 'asha', SECRET)
  expect(decryptFor(key, 'asha', stored)).toBe(SECRET)
  expect(stored.toString('latin1')).not.toContain(SECRET)
})

test('a nonce is never used twice', () => {
  const nonces = Array.from({ length: 1000 }, () => encryptFor(key, 'asha', SECRET).subarray(0, 12).toString('hex'))
  expect(new Set(nonces).size).toBe(1000)
})

test('another person, another key and any changed byte are refused', () => {
  const stored = encryptFor(key, 'asha', SECRET)
  expect(() => decryptFor(key, 'ravi', stored)).toThrow()
  expect(() => decryptFor(randomBytes(32), 'asha', stored)).toThrow()
  for (let at = 0; at < stored.length; at += 1) {
    const changed = Buffer.from(stored)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => decryptFor(key, 'asha', changed)).toThrow()
  }
})
