import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countTypos } from './typos.ts'

describe('counting typing mistakes', () => {
  test.each([
    ['atta', 'atta', 0],
    ['ata', 'atta', 1],
    ['onoin', 'onion', 1],
    ['buter', 'butter', 1],
    ['chwal', 'chawal', 1],
    ['dal', 'rice', 3],
  ])('%s and %s: %i', (a, b, typos) => expect(countTypos(a, b, 2)).toBe(typos))

  test('is the same both ways, nothing for the same word, and at most the longer word', () => {
    const word = fc.string({ minLength: 0, maxLength: 8, unit: fc.constantFrom('a', 'b', 'आ', 'ट') })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const typos = countTypos(a, b, 8)
        expect(typos).toBe(countTypos(b, a, 8))
        expect(typos === 0).toBe(a === b)
        expect(typos).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})
