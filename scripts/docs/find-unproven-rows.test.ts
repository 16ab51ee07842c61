import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnprovenRows } from './find-unproven-rows.ts'

const page = (rows: string[], totals: string): string => [totals, '', ...rows, ''].join('\n')
const isThere = (path: string) => path === 'apps/a.test.ts'
const TOTALS = '3 requirements: 1 met, 1 not applicable, 0 partly (), 1 not met (V1.1.3)'
const GOOD = [
  '| V1.1.1 Words | 1 | met | as written | `apps/a.test.ts` |',
  '| V1.1.2 Words | 2 | n/a | no such thing |  |',
  '| V1.1.3 Words | 2 | **not met** | the documents fix it |  |',
]

test('rows that name an existing file, or a reason, are right', () => {
  expect(findUnprovenRows(page(GOOD, TOTALS), isThere)).toEqual([])
})

test('finds a missing file, no file, no reason, a second row and wrong totals', () => {
  const rows = [
    '| V1.1.1 Words | 1 | met | as written | `apps/gone.test.ts` |',
    '| V1.1.2 Words | 2 | n/a |  |  |',
    '| V1.1.2 Words | 2 | met | as written |  |',
  ]
  expect(findUnprovenRows(page(rows, TOTALS), isThere)).toEqual([
    'V1.1.1 names apps/gone.test.ts, which does not exist',
    'V1.1.2 does not say how or why',
    'V1.1.2 is met and names no test, file or document',
    'V1.1.2 stands there twice',
    'the totals are not "3 requirements: 2 met, 1 not applicable, 0 partly (), 0 not met ()"',
  ])
})

test('the page of the product has every requirement of levels 1 and 2', () => {
  const markdown = readFileSync('docs/security.md', 'utf8')
  expect(markdown).toMatch(/\n253 requirements: /)
  expect(findUnprovenRows(markdown, () => true)).toEqual([])
})
