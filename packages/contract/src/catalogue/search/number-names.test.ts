import { expect, test } from 'vitest'
import { readNumberNames } from './number-names.ts'
import { wordsOf } from './text/fold.ts'

test.each([
  ['7up', 'seven up'],
  ['7 up 2 l', 'seven up 2 l'],
  ['5 star', 'five star'],
  ['7 eggs', '7 eggs'],
  ['up 7', 'up 7'],
])('%s is read as %s', (typed, read) => expect(readNumberNames(wordsOf(typed)).join(' ')).toBe(read))
