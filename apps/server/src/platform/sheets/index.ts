import { detectEncoding } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { type Sheet, SheetError, type SheetLimits } from './sheet.ts'

export { type Sheet, SheetError, type SheetLimits, type SheetProblem, type SheetRow } from './sheet.ts'
export { refusalOf } from './sheet-refusal.ts'

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
/** The container of all Office files before 2007, and still of files with a password. */
const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const NO_TABLES = ['%PDF', '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', '{\\rtf', '<!DOCTYPE', '<html', 'Rar!', '\u001f\u008b'].map(
  (mark) => Buffer.from(mark, 'latin1'),
)

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark)

/** Detects the format of a file by its first bytes, independent of its name. Throws `SheetError`. */
export const openSheet = (bytes: Buffer, limits: SheetLimits): Sheet => {
  if (startsWith(bytes, OLD_OFFICE)) throw new SheetError({ code: 'old_or_locked' })
  if (startsWith(bytes, ZIP)) return { kind: 'xlsx', encoding: 'utf-8', isGuess: false, rows: () => readXlsx(bytes, limits) }
  if (bytes.length === 0 || NO_TABLES.some((mark) => startsWith(bytes, mark))) throw new SheetError({ code: 'unreadable' })
  const encoding = detectEncoding(bytes)
  return { kind: 'csv', encoding: encoding.name, isGuess: encoding.isGuess, rows: () => readCsv(bytes, encoding, limits) }
}
