import { expect, it } from 'vitest'
import { claimProblems, tellTests } from './check-tests.ts'

const catalog = {
  tables: new Map(),
  typeNames: new Map([
    [25, 'text'],
    [23, 'int4'],
    [3802, 'jsonb'],
  ]),
}
const described = {
  parameters: [],
  columns: [
    { name: 'phone', typeId: 25 },
    { name: 'n', typeId: 23 },
    { name: 'details', typeId: 3802 },
  ],
}

it('agrees with a claim that fits, narrower or of JSON', () => {
  expect(claimProblems({ phone: 'string | null', n: 'number', details: 'string' }, described, catalog)).toEqual([])
  expect(claimProblems({ phone: 'OrderStatus' }, described, catalog)).toEqual([])
})

it('names a column that the text does not give, and a wrong type', () => {
  expect(claimProblems({ telephone: 'string', n: 'Date' }, described, catalog)).toEqual([
    'claims a column telephone, which the text does not give',
    'claims n: Date, which is number',
  ])
})

it('lists what it could not read, with a count', () => {
  const unread = new Map([
    ['a.test.ts', 2],
    ['b.test.ts', 1],
  ])
  const lines = tellTests({ checked: 5, unread, problems: [] }).split('\n')
  expect(lines[0]).toContain('5 texts of tests; 3 not read')
  expect(lines.slice(1)).toEqual(['  2 in a.test.ts', '  1 in b.test.ts'])
})
