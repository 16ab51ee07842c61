import { toCsv } from '../../shared/files/csv.ts'
import type { Cell } from '../../shared/files/safe-cell.ts'
import { fileName, saveFile } from '../../shared/files/save-file.ts'
import { toXlsx, XLSX_TYPE } from '../../shared/files/xlsx.ts'

/** Saves a table as a file of this kind, named with the time. */
export const writeFile = async (kind: 'csv' | 'xlsx', title: string, table: readonly (readonly Cell[])[]): Promise<void> => {
  const name = fileName('orders', kind, Date.now())
  if (kind === 'csv') saveFile(name, toCsv(table), 'text/csv;charset=utf-8')
  else saveFile(name, await toXlsx(title, table), XLSX_TYPE)
}
