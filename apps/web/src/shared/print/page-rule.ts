import type { LabelPaper, Paper } from './paper.ts'

const MARGIN_MM: Record<Exclude<Paper, LabelPaper>, number> = { '58': 5, '80': 4, a4: 14, a5: 10, 'a4-wide': 10 }
const MM_OF_PX = 25.4 / 96
/** Tolerance for the browser's rounding at page breaks: without it an empty last page may follow. */
const SPARE_MM = 2

/** Length of the roll for a document that is `heightPx` high on screen, in whole mm. */
export const rollLengthMm = (paper: '58' | '80', heightPx: number): number =>
  Math.ceil(heightPx * MM_OF_PX + 2 * MARGIN_MM[paper] + SPARE_MM)

/** The `@page` rule for a paper size; a roll page is as long as its content. */
export const pageRule = (paper: Paper, heightPx: number): string => {
  if (paper === 'labels-a4') return '@page { size: A4; margin: 0 }'
  if (paper === 'labels-50x25') return '@page { size: 50mm 25mm; margin: 0 }'
  const margin = `margin: ${MARGIN_MM[paper]}mm`
  if (paper === 'a4') return `@page { size: A4; ${margin} }`
  if (paper === 'a5') return `@page { size: A5; ${margin} }`
  if (paper === 'a4-wide') return `@page { size: A4 landscape; ${margin} }`
  return `@page { size: ${paper}mm ${rollLengthMm(paper, heightPx)}mm; ${margin} }`
}
