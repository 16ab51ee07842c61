import { checkDigitOf } from '../../catalogue/barcode.ts'
import { OWN_PREFIXES, type OwnPrefix, type ScaleCodes } from '../products/scale-code.ts'

/** A label sheet; measures in mm. `pitch`: from one label's corner to the next one's. */
export type LabelPaper = {
  page: { width: number; height: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  margin: { top: number; left: number }
  pitch: { x: number; y: number }
}

/** The roll of label printers and the three usual sheets of 65, 40 and 24 labels. */
export const LABEL_PAPERS = {
  'roll-50x25': {
    page: { width: 50, height: 25 },
    label: { width: 50, height: 25 },
    columns: 1,
    rows: 1,
    margin: { top: 0, left: 0 },
    pitch: { x: 50, y: 25 },
  },
  'a4-5x13': {
    page: { width: 210, height: 297 },
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    margin: { top: 10.7, left: 4.75 },
    pitch: { x: 40.6, y: 21.2 },
  },
  'a4-4x10': {
    page: { width: 210, height: 297 },
    label: { width: 48.5, height: 25.4 },
    columns: 4,
    rows: 10,
    margin: { top: 21.5, left: 8 },
    pitch: { x: 48.5, y: 25.4 },
  },
  'a4-3x8': {
    page: { width: 210, height: 297 },
    label: { width: 70, height: 37 },
    columns: 3,
    rows: 8,
    margin: { top: 0.5, left: 0 },
    pitch: { x: 70, y: 37 },
  },
} as const satisfies Record<string, LabelPaper>
export type LabelPaperKey = keyof typeof LABEL_PAPERS
export const LABEL_PAPER_KEYS = Object.keys(LABEL_PAPERS) as LabelPaperKey[]

/** Labels of one print job: a mistyped number of copies must not use up the shop's labels. */
export const LABELS_MAX = 1000

/** Number of labels on one page. */
export const labelsPerPage = ({ columns, rows }: LabelPaper): number => columns * rows

/** A label's place on its page, in mm from the top left corner. */
export type LabelPlace = { item: number; left: number; top: number }

const hundredths = (mm: number): number => Math.round(mm * 100) / 100

/**
 * Lays out labels: `copies[i]` of the i-th product, row by row, from the first free position of a used sheet (`startAt`, 1 is
 * the first). Later pages are full. Up to `LABELS_MAX`.
 */
export const planLabels = (paper: LabelPaper, copies: readonly number[], startAt: number): LabelPlace[][] => {
  const perPage = labelsPerPage(paper)
  const first = Math.min(Math.max(startAt, 1), perPage) - 1
  const items = copies.flatMap((count, item) => Array<number>(Math.max(0, count)).fill(item)).slice(0, LABELS_MAX)
  const places = items.map((item, index) => {
    const on = (first + index) % perPage
    return {
      item,
      left: hundredths(paper.margin.left + (on % paper.columns) * paper.pitch.x),
      top: hundredths(paper.margin.top + Math.floor(on / paper.columns) * paper.pitch.y),
    }
  })
  const onFirst = perPage - first
  const pages = places.length > 0 ? [places.slice(0, onFirst)] : []
  for (let from = onFirst; from < places.length; from += perPage) pages.push(places.slice(from, from + perPage))
  return pages
}

/** The prefix of the shop's own product codes: the last one that its scale does not print. */
export const inStorePrefix = ({ weightPrefix, pricePrefix }: ScaleCodes): OwnPrefix =>
  OWN_PREFIXES.findLast((prefix) => prefix !== weightPrefix && prefix !== pricePrefix) ?? '29'

/** The code for the shop's n-th product without one: an EAN-13 that no manufacturer uses. */
export const inStoreCode = (prefix: OwnPrefix, number: number): string => {
  const first12 = prefix + String(number).padStart(10, '0')
  return first12 + checkDigitOf(first12)
}
