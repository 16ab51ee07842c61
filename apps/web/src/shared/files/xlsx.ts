import { type Sheet, workbookOf } from '@jhola/contract/shared/files/workbook'
import { zip } from './zip.ts'

/** Sheets as an Excel workbook; the first row of each is the header. */
export const toXlsx = (sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> => zip(workbookOf(sheets))
