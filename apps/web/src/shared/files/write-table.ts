import { toCsv } from '@jhola/contract/shared/files/csv'
import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { type Sheet, XLSX_TYPE } from '@jhola/contract/shared/files/workbook'
import { fileName, saveFile } from './save-file.ts'
import { toXlsx } from './xlsx.ts'

/** Several tables in one CSV: each below its name, separated by an empty line. */
export const oneBelowTheOther = (sheets: readonly Sheet[]): Sheet['rows'] =>
  sheets.flatMap(({ name, rows }, index) => [...(index > 0 ? [[]] : []), [name], ...rows])

/** Downloads tables as a file of this kind, named after its content (`orders`) and the time. */
export const writeTables = async (what: string, kind: 'csv' | 'xlsx', sheets: readonly Sheet[]): Promise<void> => {
  const name = fileName(what, kind, Date.now())
  const [first, ...others] = sheets
  if (kind === 'xlsx') saveFile(name, await toXlsx(sheets), XLSX_TYPE)
  else saveFile(name, toCsv(first && others.length === 0 ? first.rows : oneBelowTheOther(sheets)), 'text/csv;charset=utf-8')
}

/** Downloads one table as a file of this kind. */
export const writeTable = (what: string, kind: 'csv' | 'xlsx', name: string, rows: readonly (readonly Cell[])[]): Promise<void> =>
  writeTables(what, kind, [{ name, rows }])
