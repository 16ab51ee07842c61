import { describe, expect, test } from 'vitest'
import { putDigits, takeDigit } from './code-digits.ts'

describe('typing a code', () => {
  test.each([
    ['', 0, '4', { code: '4', focus: 1 }],
    ['4', 1, '2', { code: '42', focus: 2 }],
    ['423', 3, '1', { code: '4231', focus: 3 }],
    ['4231', 1, '9', { code: '4931', focus: 2 }],
    ['', 2, '7', { code: '7', focus: 1 }],
  ])('%s, box %d gets %s: %j', (code, index, typed, step) => {
    expect(putDigits(code, index, typed, 4)).toEqual(step)
  })

  test.each([
    ['1234', { code: '1234', focus: 3 }],
    ['Your code is 1234.', { code: '1234', focus: 3 }],
    ['१२३४', { code: '1234', focus: 3 }],
    ['123456', { code: '1234', focus: 3 }],
  ])('a whole code (%s) comes in at any box', (typed, step) => {
    expect(putDigits('9', 1, typed, 4)).toEqual(step)
  })

  test('letters are ignored', () => {
    expect(putDigits('12', 2, 'x', 4)).toBeNull()
  })
})

test.each([
  ['1234', 3, { code: '123', focus: 3 }],
  ['12', 2, { code: '1', focus: 1 }],
  ['1234', 0, { code: '234', focus: 0 }],
  ['', 0, { code: '', focus: 0 }],
])('backspace on %s in box %d', (code, index, step) => {
  expect(takeDigit(code, index)).toEqual(step)
})

test('digits of Hindi and Urdu keyboards are accepted', () => {
  expect(putDigits('', 0, '९८', 4)).toEqual({ code: '98', focus: 2 })
  expect(putDigits('', 0, '۹۸', 4)).toEqual({ code: '98', focus: 2 })
})
