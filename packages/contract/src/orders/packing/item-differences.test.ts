import { expect, test } from 'vitest'
import type { OrderItem } from '../schema.ts'
import { itemDifferences } from './item-differences.ts'

const item = (
  line_no: number,
  product_id: string,
  quantity: number,
  unit_price: number,
  replaces: number | null = null,
): OrderItem => ({
  ...{ id: `o:${line_no}`, line_no, product_id, quantity, unit_price, replaces, total_price: quantity * unit_price },
  ...{ product_name: product_id, product_name_hi: null, image: '', unit: 'packet', pack_size: null },
  ...{ gst_rate: 0, tax: 0, loose: false, if_missing: null, change: null },
})
const butter = item(1, 'butter', 2, 60)
const salt = item(2, 'salt', 5, 20)
const names = (before: OrderItem[], after: OrderItem[]) =>
  itemDifferences(before, after).map(({ was, now }) => [
    was && `${was.quantity} ${was.product_id}`,
    now && `${now.quantity} ${now.product_id}`,
  ])

test.each([
  ['nothing', [butter, salt], [butter, salt], []],
  ['fewer', [butter, salt], [{ ...butter, quantity: 1 }, salt], [['2 butter', '1 butter']]],
  ['not there', [butter, salt], [salt], [['2 butter', null]]],
  ['replaced', [butter, salt], [salt, item(3, 'lurpak', 2, 95, 1)], [['2 butter', '2 lurpak']]],
  ['added', [butter], [butter, item(2, 'ghee', 1, 300)], [[null, '1 ghee']]],
  ['dearer', [salt], [{ ...salt, unit_price: 21 }], [['5 salt', '5 salt']]],
  [
    'some of it and something beside it',
    [butter],
    [{ ...butter, quantity: 1 }, item(3, 'lurpak', 1, 95, 1)],
    [
      ['2 butter', '1 butter'],
      [null, '1 lurpak'],
    ],
  ],
])('%s', (_what, before, after, expected) => expect(names(before, after)).toEqual(expected))
