import { type Cell, safeText } from './safe-cell.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

const field = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  const text = safeText(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180). The byte order mark tells spreadsheets that it is UTF-8; without it Hindi is garbled. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
