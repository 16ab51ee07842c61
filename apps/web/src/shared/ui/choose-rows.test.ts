import { expect, test } from 'vitest'
import { chooseRows, howMuchOf } from './choose-rows.ts'

test.each([
  [['a'], ['b', 'c'], true, ['a', 'b', 'c']],
  [['a', 'b'], ['b', 'c'], true, ['a', 'b', 'c']],
  [['a', 'b'], ['b', 'c'], false, ['a']],
  [[], ['b'], false, []],
])('of %j chosen, %j chosen: %s gives %j', (chosen, keys, isChosen, expected) => {
  expect([...chooseRows(chosen, keys, isChosen)]).toEqual(expected)
})

test.each([
  [undefined, ['a'], 'none'],
  [['x'], ['a', 'b'], 'none'],
  [['x', 'a'], ['a', 'b'], 'some'],
  [['x', 'a', 'b'], ['a', 'b'], 'all'],
  [['x'], [], 'none'],
])('of %j chosen, the page %j is chosen: %s', (chosen, keys, expected) => {
  expect(howMuchOf(chosen && new Set(chosen), keys)).toBe(expected)
})
