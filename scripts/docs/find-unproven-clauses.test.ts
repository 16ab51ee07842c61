import { expect, test } from 'vitest'
import { findUnprovenClauses } from './find-unproven-clauses.ts'

const page = (...rows: string[]): string =>
  ['| Clause | What it asks | State | Where | Tested in |', '| --- | --- | --- | --- | --- |', ...rows, ''].join('\n')
const isThere = (path: string) => path === 'apps/a.test.ts'

test('rows that name an existing file, or whose duty is somebody else’s, are right', () => {
  const rows = ['| s. 1 | a notice | met in words | | `apps/a.test.ts` |', '| s. 2 | contracts | operator: writes them | | |']
  expect(findUnprovenClauses(page(...rows), isThere)).toEqual([])
})

test.each([
  ['| s. 1 | a notice | met | `apps/gone.ts` | |', 's. 1 names apps/gone.ts, which does not exist'],
  ['| s. 1 | a notice | met | `/notice` | |', 's. 1 is met and names no file'],
  ['| s. 1 | a notice | done | | |', 's. 1 is neither met, n/a, operator nor not met'],
  ['| s. 1 |  | met | | `apps/a.test.ts` |', 's. 1 does not say what it asks'],
  ['| s. 1 | a notice | met | |', 's. 1 has 4 cells instead of 5'],
])('%j is found', (row, problem) => {
  expect(findUnprovenClauses(page(row), isThere)).toEqual([problem])
})

test('a page without a table proves nothing', () => {
  expect(findUnprovenClauses('# Compliance', isThere)).toEqual(['there is no table'])
})
