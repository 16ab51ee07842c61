import { expect, test } from 'vitest'
import { formatPackSize } from './pack-size.ts'

const HINDI: Record<string, string> = {
  g: 'ग्राम',
  kg: 'किलो',
  ml: 'मिली',
  liter: 'लीटर',
  piece: 'नग',
  sachet: 'पाउच',
  box: 'डिब्बा',
  bunch: 'गुच्छा',
}

test.each([
  ['500 g', '500 ग्राम'],
  ['1.5 L', '1.5 लीटर'],
  ['500ml', '500मिली'],
  ['6 x 200 ml', '6 x 200 मिली'],
  ['20 pieces', '20 नग'],
  ['1 Pc', '1 नग'],
  ['12 pcs', '12 नग'],
  ['250 gms', '250 ग्राम'],
  ['2 bunches', '2 गुच्छा'],
  ['15 tablets', '15 नग'],
  ['4 boxes', '4 डिब्बा'],
  ['100 g bunch', '100 ग्राम गुच्छा'],
  ['1 piece, 5 ml', '1 नग, 5 मिली'],
  ['L, 20 pieces', 'L, 20 नग'],
  ['10 coils', '10 coils'],
  ['आधा किलो', 'आधा किलो'],
  ['', ''],
])('%s is %s', (size, said) => expect(formatPackSize(size, (unit) => HINDI[unit] ?? unit)).toBe(said))
