import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { safeText, unmarkedText } from './safe-cell.ts'
import { columnName } from './workbook.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+919876543210', "'+919876543210"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['Asha = Rao', 'Asha = Rao'],
  ['12 Pipe Road', '12 Pipe Road'],
  ['चावल', 'चावल'],
  ['', ''],
])('%j is written as %j', (text, safe) => {
  expect(safeText(text)).toBe(safe)
  expect(unmarkedText(safe)).toBe(text)
})

test('CSV: quotes, commas, lines and Hindi survive; formulas do not run; numbers stay numbers', () => {
  expect(
    toCsv([
      ['Name', 'Amount'],
      ['Rao, "Asha"', 258.35],
      ['=cmd|calc', -5],
      ['दो\nलाइन', 0],
    ]),
  ).toBe('\uFEFFName,Amount\r\n"Rao, ""Asha""",258.35\r\n\'=cmd|calc,-5\r\n"दो\nलाइन",0\r\n')
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (index, name) => {
  expect(columnName(index)).toBe(name)
})

test('an apostrophe of their own stays', () => {
  expect(["'nduja", "'"].map(unmarkedText)).toEqual(["'nduja", "'"])
})
