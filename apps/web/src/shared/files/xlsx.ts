import type { Cell } from '@jhola/contract/files/safe-cell'
import { workbookParts } from '@jhola/contract/files/workbook'
import { zip } from './zip.ts'

/** Rows as an Excel workbook with one sheet; the first row is its head. `name` is at most 31 characters. */
export const toXlsx = (name: string, rows: readonly (readonly Cell[])[]): Promise<Uint8Array<ArrayBuffer>> =>
  zip(workbookParts(name, rows))
