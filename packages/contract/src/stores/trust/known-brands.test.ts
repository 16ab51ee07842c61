import { expect, test } from 'vitest'
import { brandIn } from './known-brands.ts'

test.each([
  ['Reliance Fresh Kurla', 'reliance'],
  ['D-Mart Ready', 'd mart'],
  ["Haldiram's Sweets", 'haldiram'],
  ['APOLLO  PHARMACY', 'apollo pharmacy'],
  ['Sharma Kirana', undefined],
  ['Amulya Stores', undefined],
  ['शर्मा किराना', undefined],
])('%s carries %s', (name, brand) => expect(brandIn(name)).toBe(brand))
