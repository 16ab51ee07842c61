import { expect, test } from 'vitest'
import { readAmount, readChoice, readPage, rowRange } from './query-values.ts'

test.each([
  ['grid', 'grid'],
  ['Grid', 'list'],
  [null, 'list'],
])('of grid and list %j means %s', (text, value) => {
  expect(readChoice(['grid', 'list'], text, 'list')).toBe(value)
})

test.each([
  ['3', 3],
  ['0', 1],
  ['2.5', 1],
  ['-1', 1],
  ['100001', 1],
  ['x', 1],
  [null, 1],
])('page %j is page %i', (text, page) => {
  expect(readPage(text)).toBe(page)
})

test.each([
  ['', null],
  [null, null],
  [' ', null],
  ['0', 0],
  ['99.999', 100],
  ['-1', null],
  ['१२५.५०', 125.5],
  ['۱۲۵', 125],
  ['1,000', 1000],
  ['১,০০,০০০', 100_000],
  ['abc', null],
  ['Infinity', null],
])('typed amount %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  [1, 10, 304, { from: 1, to: 10 }],
  [31, 10, 304, { from: 301, to: 304 }],
  [1, 10, 0, { from: 0, to: 0 }],
  [2000, 50, 100_000, { from: 99_951, to: 100_000 }],
])('page %d of %d rows each, out of %d, shows %j', (page, size, total, range) => {
  expect(rowRange(page, size, total)).toEqual(range)
})
