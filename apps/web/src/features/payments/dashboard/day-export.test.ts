import { toCsv } from '@jhola/contract/shared/files/csv'
import { expect, test } from 'vitest'
import { toMoneyTable } from './day-export.tsx'

const move = {
  at: '2026-11-22T18:40:00.000Z',
  order_id: 'o1',
  order_number: '001-0012',
  kind: 'received',
  way: 'service_card',
  amount: 209,
  round_off: 0.2,
  reference: '=pay_1+1',
} as const

test('the file has a line for each amount, by the shop’s clock; refunds are negative, and no text is run as a formula', () => {
  const table = toMoneyTable(
    [move, { ...move, kind: 'returned', way: 'cash', amount: 63.5, round_off: -0.05, reference: null }],
    (key) => key,
  )
  expect(table.slice(1)).toEqual([
    ['2026-11-23 00:10', '001-0012', 'payments.export.received', 'payments.way.service_card', 209, 0.2, '=pay_1+1'],
    ['2026-11-23 00:10', '001-0012', 'payments.export.returned', 'payments.way.cash', -63.5, 0.05, ''],
  ])
  const csv = toCsv(table)
  expect(csv).toContain("'=pay_1+1")
  expect(csv).toContain(',-63.5,0.05,')
})
