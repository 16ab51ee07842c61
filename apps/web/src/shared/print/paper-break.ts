import type { ReceiptPaper } from './paper.ts'

/**
 * Classes for one of several documents printed together: on A4 each starts a new sheet; on a roll they follow each other with a
 * cutting line, because a roll page is as long as all of them.
 */
export const paperBreak = (paper: ReceiptPaper): string =>
  paper === 'a4'
    ? 'break-after-page last:break-after-auto'
    : 'not-first:mt-6 not-first:border-t not-first:border-dashed not-first:pt-6'
