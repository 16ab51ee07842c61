import { describe, expect, test } from 'vitest'
import { INVOICE_KINDS } from './invoice.ts'
import { financialYear, INVOICE_NUMBER_PATTERN, INVOICE_SERIES, invoiceNumber } from './numbering.ts'

describe('the financial year', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', 2025, 'the last moment of March in India'],
    ['2026-03-31T18:30:00.000Z', 2026, 'the first of April in India, still March in Greenwich'],
    ['2026-12-31T23:59:59.000Z', 2026, 'new year changes nothing'],
    ['2027-03-31T18:29:59.000Z', 2026, 'to the end of the next March'],
  ])('%s is of %i: %s', (at, year) => expect(financialYear(Date.parse(at))).toBe(year))
})

test('a number says what, of which year, and which', () => {
  expect(invoiceNumber('tax_invoice', 2026, 123)).toBe('TI/2627/000123')
  expect(invoiceNumber('credit_note', 2099, 1)).toBe('CN/9900/000001')
})

test('every number fits the law, the highest too, and no two kinds share one', () => {
  const kinds = [...INVOICE_KINDS, 'credit_note'] as const
  for (const kind of kinds)
    for (const no of [1, 999_999, 1_000_000, 99_999_999]) expect(invoiceNumber(kind, 2026, no)).toMatch(INVOICE_NUMBER_PATTERN)
  expect(new Set(Object.values(INVOICE_SERIES)).size).toBe(kinds.length)
})
