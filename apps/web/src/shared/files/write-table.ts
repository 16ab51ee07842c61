import { toCsv } from '@jhola/contract/files/csv'
import type { Cell } from '@jhola/contract/files/safe-cell'
import { XLSX_TYPE } from '@jhola/contract/files/workbook'
import { fileName, saveFile } from './save-file.ts'
import { toXlsx } from './xlsx.ts'

/** Saves a table as a file of this kind, named with what it holds (`orders`) and the time. */
export const writeTable = async (
  what: string,
  kind: 'csv' | 'xlsx',
  title: string,
  table: readonly (readonly Cell[])[],
): Promise<void> => {
  const name = fileName(what, kind, Date.now())
  if (kind === 'csv') saveFile(name, toCsv(table), 'text/csv;charset=utf-8')
  else saveFile(name, await toXlsx(title, table), XLSX_TYPE)
}
