import { createStoredValue } from '../device-store/stored-value.ts'

/** Receipt rolls by their width in mm, and the sheet of ordinary printers. */
export const RECEIPT_PAPERS = ['58', '80', 'a4'] as const
export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number]
/**
 * `a4-wide`: landscape, for wide lists. Label sheets and label rolls have no margin, because they position each label themselves.
 */
export type Paper = ReceiptPaper | 'a5' | 'a4-wide' | LabelPaper
export type LabelPaper = 'labels-a4' | 'labels-50x25'

/** The paper size of this device's printer. */
export const paperStore = createStoredValue<ReceiptPaper>('paper', '80', (found) => RECEIPT_PAPERS.find((one) => one === found))
