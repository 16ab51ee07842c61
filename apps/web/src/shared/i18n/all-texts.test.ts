import { expect, test } from 'vitest'
import { all as shopTexts } from './all-shop-texts.ts'
import { all as texts } from './all-texts.ts'
import type { ListOfAreas } from './list-of-areas.ts'
import { learnAllLists, loadTexts } from './load-texts.ts'

const own = import.meta.glob<ListOfAreas>('../../locales/*/{index,late,shop}.ts', { eager: true })

test('the common list has the same files as the list of each language', () => {
  const known = { ...texts, ...shopTexts }
  expect(Object.keys(known).toSorted()).toEqual(Object.keys(own).toSorted())
  for (const [path, list] of Object.entries(own)) {
    expect(Object.keys(list.areas)).not.toEqual([])
    expect(Object.keys(known[path]?.areas ?? {}), path).toEqual(Object.keys(list.areas))
  }
})

test('texts of every page are in one file, other areas in their own', async () => {
  learnAllLists()
  const loaded = new Map(await loadTexts('ta', ['common', 'names', 'cart']))
  expect(loaded.get('common.back')).toMatch(/\p{Script=Tamil}/u)
  expect(loaded.get('names.Carrot')).toMatch(/\p{Script=Tamil}/u)
  expect(loaded.get('cart.empty')).toMatch(/\p{Script=Tamil}/u)
  expect(await loadTexts('hi', ['names'])).toEqual([])
})
