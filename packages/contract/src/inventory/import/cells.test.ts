import { expect, test } from 'vitest'
import { cellWords, choiceWords, latinDigits, readChoice, readCode, readDate, readNumber } from './cells.ts'

test.each([
  ['1,200.50', 1200.5],
  ['1,23,456', 123_456],
  ['12,34,567.8', 1_234_567.8],
  ['₹ 45', 45],
  ['Rs. 45/-', 45],
  ['रु. ४५.५०', 45.5],
  ['४५', 45],
  ['৪৫', 45],
  ['௪௫', 45],
  ['٤٥', 45],
  ['۴۵', 45],
  ['45.', 45],
  ['.5', 0.5],
  ['5%', 5],
  ['5 %', 5],
  ['45,50', 45.5],
  ['1.200,50', 1200.5],
  ['-3', -3],
  ['(3)', -3],
  ['+3', 3],
  ['1e3', 1000],
  ['1 200', 1200],
])('%s is the number %d', (text, value) => {
  expect(readNumber(text)).toEqual({ value })
})

test.each(['abc', '5 kg', '1,2,3', '1.2.3', '₹', '-', 'NaN', 'Infinity', '1e400', '12,3456', '=1+1', '#REF!', '10-20'])(
  '%s is no number',
  (text) => {
    expect(readNumber(text)).toEqual({ problem: 'not_a_number' })
  },
)

test.each([
  ['2027-03-31', '2027-03-31'],
  ['31/03/2027', '2027-03-31'],
  ['31.3.27', '2027-03-31'],
  ['1-2-2027', '2027-02-01'],
  ['३१/०३/२०२७', '2027-03-31'],
  ['31 Mar 2027', '2027-03-31'],
  ['31-March-27', '2027-03-31'],
  ['03/2027', '2027-03-31'],
  ['2/2028', '2028-02-29'],
  ['Mar-27', '2027-03-31'],
  ['2027-03', '2027-03-31'],
  ['2027-03-31 00:00:00', '2027-03-31'],
])('%s is the date %s', (text, value) => {
  expect(readDate(text)).toEqual({ value })
})

test.each(['31/02/2027', '03/31/2027', '45000', 'soon', '31 Foo 2027', '00/00/2027', '1/1/1927'])('%s is no date', (text) => {
  expect(readDate(text)).toEqual({ problem: 'not_a_date' })
})

test('a code shortened by a spreadsheet is reported; one in another notation is read', () => {
  expect(readCode('8.90123E+12')).toEqual({ problem: 'shortened_code' })
  expect(readCode('8.901234567894E+12')).toEqual({ value: '8901234567894' })
  expect([readCode('८९०१२३४५६७८९४'), readCode('8901234567894.0'), readCode('DAL-5')]).toEqual([
    { value: '8901234567894' },
    { value: '8901234567894' },
    { value: 'DAL-5' },
  ])
})

test('words are read as they are meant', () => {
  expect([cellWords('\u00a0 दाल\u00a0तूर '), cellWords("'=1+1"), cellWords("'nduja"), cellWords('=1+1')]).toEqual([
    'दाल तूर',
    '=1+1',
    "'nduja",
    '=1+1',
  ])
  expect(latinDigits('१२ 34 ५६')).toBe('12 34 56')
  const labels = choiceWords({ kg: ['किलो', 'kgs'], piece: ['nos', 'kg'] })
  expect([readChoice('KGS.', labels), readChoice('किलो', labels), readChoice('kg', labels), readChoice('ton', labels)]).toEqual([
    { value: 'kg' },
    { value: 'kg' },
    { value: 'kg' },
    { problem: 'not_a_choice' },
  ])
})
