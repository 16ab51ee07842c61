import { expect, test } from 'vitest'
import { itemNotesOf } from './item-notes.ts'

test.each([
  [
    'nothing was said',
    [
      { id: 'a', note: undefined },
      { id: 'b', note: '' },
    ],
    null,
  ],
  [
    'of one of two',
    [
      { id: 'a', note: 'Ripe ones' },
      { id: 'b', note: undefined },
    ],
    { a: 'Ripe ones' },
  ],
  [
    'of one product twice',
    [
      { id: 'a', note: 'Ripe' },
      { id: 'a', note: 'Green' },
    ],
    { a: 'Green' },
  ],
])('%s', (_what, lines, expected) => {
  expect(itemNotesOf(lines)).toEqual(expected)
})
