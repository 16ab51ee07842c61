import { NO_PRODUCT_NAMES } from '@jhola/contract/catalogue/search/product-names'
import { expect, test } from 'vitest'
import { createTestClock } from '../../../../test/build-test-app.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { createSearchVocabulary } from './search-vocabulary.ts'

/** A shop whose vocabulary shows how often it was read; reading takes `tookMs`. */
const aShop = (tookMs: number) => {
  const clock = createTestClock('2026-11-20T06:00:00.000Z')
  let reads = 0
  const rows = async () => {
    reads += 1
    clock.advance(tookMs)
    return [{ word: `=word${reads}` }]
  }
  const words = createSearchVocabulary({ db: { rows } as unknown as Sql, clock, texts: { productNames: () => NO_PRODUCT_NAMES } })
  return { clock, find: async () => [...(await words.find('S')).words][0] }
}

test('words are read again after half a minute', async () => {
  const { clock, find } = aShop(5)
  expect([await find(), await find()]).toEqual(['word1', 'word1'])
  clock.advance(31_000)
  expect(await find()).toBe('word2')
})

test('of a shelf that takes long the older ones serve while they are read anew, for ten minutes', async () => {
  const { clock, find } = aShop(900)
  expect(await find()).toBe('word1')
  clock.advance(31_000)
  expect(await find()).toBe('word1')
  await expect.poll(find).toBe('word2')
  clock.advance(11 * 60_000)
  expect(await find()).toBe('word3')
})
