import { describe, expect, test } from 'vitest'
import { isProductCode } from '../../catalogue/barcode.ts'
import {
  inStoreCode,
  inStorePrefix,
  LABEL_PAPER_KEYS,
  LABEL_PAPERS,
  LABELS_MAX,
  labelsPerPage,
  planLabels,
} from './label-sheet.ts'

test.each([
  ['roll-50x25', 1],
  ['a4-5x13', 65],
  ['a4-4x10', 40],
  ['a4-3x8', 24],
] as const)('%s holds %i', (key, count) => expect(labelsPerPage(LABEL_PAPERS[key])).toBe(count))

test.each(LABEL_PAPER_KEYS)('every label of %s lies on its page', (key) => {
  const paper = LABEL_PAPERS[key]
  const [page = []] = planLabels(paper, [labelsPerPage(paper)], 1)
  expect(Math.max(...page.map(({ left }) => left)) + paper.label.width).toBeLessThanOrEqual(paper.page.width)
  expect(Math.max(...page.map(({ top }) => top)) + paper.label.height).toBeLessThanOrEqual(paper.page.height)
})

describe('labels on a sheet', () => {
  const sheet = LABEL_PAPERS['a4-4x10']

  test('two of the first, one of the second, row by row', () => {
    expect(planLabels(sheet, [2, 0, 3], 1)).toEqual([
      [
        { item: 0, left: 8, top: 21.5 },
        { item: 0, left: 56.5, top: 21.5 },
        { item: 2, left: 105, top: 21.5 },
        { item: 2, left: 153.5, top: 21.5 },
        { item: 2, left: 8, top: 46.9 },
      ],
    ])
  })

  test('a used sheet is gone on with where it is empty, the next one from its start', () => {
    const pages = planLabels(sheet, [3], 39)
    expect(pages).toEqual([
      [
        { item: 0, left: 105, top: 250.1 },
        { item: 0, left: 153.5, top: 250.1 },
      ],
      [{ item: 0, left: 8, top: 21.5 }],
    ])
  })

  test('a place that the sheet does not have is its last or first', () => {
    expect(planLabels(sheet, [1], 41)).toEqual(planLabels(sheet, [1], 40))
    expect(planLabels(sheet, [1], 0)).toEqual(planLabels(sheet, [1], 1))
  })

  test('a roll takes one each, and no job more than its most', () => {
    const pages = planLabels(LABEL_PAPERS['roll-50x25'], [2000], 1)
    expect(pages).toHaveLength(LABELS_MAX)
    expect(pages.at(-1)).toEqual([{ item: 0, left: 0, top: 0 }])
  })
})

describe('codes of the shop', () => {
  test('do not begin as its scale prints', () => {
    expect(inStorePrefix({ weightPrefix: null, pricePrefix: null })).toBe('29')
    expect(inStorePrefix({ weightPrefix: '29', pricePrefix: '28' })).toBe('27')
  })
  test('are EAN-13 with the right check digit', () => {
    expect(inStoreCode('29', 1)).toBe('2900000000018')
    expect(inStoreCode('27', 4711)).toBe('2700000047118')
    for (const number of [0, 1, 99, 123_456]) expect(isProductCode(inStoreCode('29', number))).toBe(true)
  })
})
