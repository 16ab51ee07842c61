import type { ReceiptPaper } from './paper.ts'

/**
 * Classes of one of several papers that are printed together: on A4 each begins a sheet; on a roll they stand one below the other
 * with a line to cut along, because there a page is as long as all of them.
 */
export const paperBreak = (paper: ReceiptPaper): string =>
  paper === 'a4'
    ? 'break-after-page last:break-after-auto'
    : 'not-first:mt-6 not-first:border-t not-first:border-dashed not-first:pt-6'
