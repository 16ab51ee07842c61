import { toCsv } from '@jhola/contract/shared/files/csv'
import { expect, test } from 'vitest'
import { type ExportedOrder, type ExportLabels, toExportTable } from './export-table.ts'

const ORDER: ExportedOrder = {
  order_number: '001-0007',
  created_at: '2026-11-22T19:15:00.000Z',
  customer_name: '=HYPERLINK("http://bad")',
  customer_phone: '+919876543210',
  delivery_type: 'delivery',
  delivery_address: '12 Pipe Road, Kurla West',
  landmark: null,
  pincode: '400070',
  notes: '@home',
  items: [{ product_name: 'Toor Dal', product_name_hi: null, quantity: 2, unit: 'packet', pack_size: '1 kg' }],
  subtotal: 200,
  discount: 0,
  tax: 10,
  delivery_fee: 20,
  round_off: -0.4,
  total_amount: 229.6,
  status: 'delivered',
  payment_status: 'completed',
  payment_method: 'cod',
  channel: 'web',
}
const LABELS: ExportLabels = {
  head: Array.from({ length: 20 }, (_, index) => `c${index}`),
  type: (type) => type,
  items: (items) => items.map(({ quantity, product_name }) => `${quantity} x ${product_name}`).join('; '),
  status: (status) => status,
  method: (method) => method,
  payment: (payment) => payment,
  channel: (channel) => channel,
  phone: (phone) => phone.slice(3),
}

test("one row for each order under a head with the same columns, times by the shop's clock, amounts as numbers", () => {
  const [head, row] = toExportTable([ORDER], LABELS)
  expect(row).toHaveLength(head?.length ?? 0)
  expect(row?.slice(0, 4)).toEqual(['001-0007', '2026-11-23 00:45', '=HYPERLINK("http://bad")', '9876543210'])
  expect(row?.slice(8, 15)).toEqual(['2 x Toor Dal', 200, 0, 10, 20, -0.4, 229.6])
})

test('text that a customer wrote is not run as a formula in a spreadsheet', () => {
  const csv = toCsv(toExportTable([ORDER], LABELS))
  expect(csv).toContain('"\'=HYPERLINK(""http://bad"")"')
  expect(csv).toContain(",'@home\r\n")
})

test('the cash payment of a cancelled order has not failed: nothing is to be paid', () => {
  const [, row] = toExportTable([{ ...ORDER, status: 'cancelled', payment_status: 'failed' }], LABELS)
  expect(row?.[16]).toBe('nothingDue')
})
