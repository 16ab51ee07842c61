import { createStoredValue } from '../device-store/stored-value.ts'

/** Rolls of receipt printers, by their width in mm, and the sheet of every other printer. */
export const RECEIPT_PAPERS = ['58', '80', 'a4'] as const
export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number]
/** `a4-wide`: a long list, on its side. Sheets and rolls of labels say themselves where each label is: they have no margin. */
export type Paper = ReceiptPaper | 'a5' | 'a4-wide' | LabelPaper
export type LabelPaper = 'labels-a4' | 'labels-50x25'

/** The paper that this device prints on: it belongs to the printer beside it. */
export const paperStore = createStoredValue<ReceiptPaper>('paper', '80', (found) => RECEIPT_PAPERS.find((one) => one === found))
