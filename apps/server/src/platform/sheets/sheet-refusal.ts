import type { ErrorCode } from '@jhola/contract/errors'
import type { SheetProblem } from './sheet.ts'

const CODES: Record<SheetProblem['code'], ErrorCode> = {
  unreadable: 'inventory.file_unreadable',
  old_or_locked: 'inventory.file_old_or_locked',
  encoding: 'inventory.file_encoding',
  unpacks_too_big: 'inventory.file_unpacks_too_big',
  too_many_columns: 'inventory.file_columns',
  cell_too_long: 'inventory.file_cell',
  open_quote: 'inventory.file_open_quote',
}

/** The reason why a file cannot be read, as an error for people. */
export const refusalOf = ({ code, ...details }: SheetProblem): { code: ErrorCode; details: object | null } => ({
  code: CODES[code],
  details: Object.keys(details).length > 0 ? details : null,
})
