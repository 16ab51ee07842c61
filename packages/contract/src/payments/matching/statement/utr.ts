import { cellWords, readCode } from '../../../inventory/import/cells.ts'

/** Numbers with the banks' usual label: `UPI/CR/532112345678`, `UPI Ref No 5321…`, `UPI:5321…`, `RRN-5321…`. */
const MARKED =
  /(?:\b(?:upi|imps)(?:\s*[/:-]\s*(?:cr|p2m|p2a|p2v|in|inb|pay|receive|mob)){0,2}\s*[/:\s-]\s*|\b(?:upi\s*)?(?:ref(?:erence)?|rrn|utr|txn|transaction|trans)\.?\s*(?:number|num|no|id)?\.?\s*(?:is\b)?[\s:#.-]*)(\d{12})(?!\d)/gi
const ALONE = /(?<![\dA-Za-z])\d{12}(?![\dA-Za-z])/g
/** A mobile number with its country code has the same length, and so do account numbers of some banks. */
const MOBILE = /^91[6-9]\d{9}$/
const ACCOUNT_BEFORE = /\b(?:a\/?c|acct?|account|card|ending|mob(?:ile)?|phone|ph)\b\D{0,12}$/i

const only = (found: readonly string[]): string | null => (new Set(found).size === 1 ? (found[0] ?? null) : null)

/** The transfer's number in a narration or a message; `null` if there is none, or two with the same label. */
export const utrIn = (text: string): string | null => {
  const marked = [...text.matchAll(MARKED)].map((found) => found[1] ?? '')
  if (marked.length > 0) return only(marked)
  const alone = [...text.matchAll(ALONE)].filter(({ index }) => !ACCOUNT_BEFORE.test(text.slice(Math.max(0, index - 30), index)))
  return only(alone.map(([digits]) => digits).filter((digits) => !MOBILE.test(digits)))
}

/** A cell of a number column. `shortened`: a spreadsheet saved it as `5.32E+11` and lost its last digits. */
export const readUtrCell = (cell: string): { utr: string | null; isShortened: boolean } => {
  const code = readCode(cellWords(cell).replace(/^['`]+/, ''))
  if ('problem' in code) return { utr: null, isShortened: true }
  const text = code.value.replace(/[\s-]/g, '').toUpperCase()
  const digits = /^0*(\d{12})$/.exec(text)?.[1]
  if (digits !== undefined && text.length !== 12 && !text.startsWith('0')) return { utr: null, isShortened: false }
  if (digits !== undefined) return { utr: digits, isShortened: false }
  // NEFT and RTGS transfers: letters of the bank, then its serial number.
  const other = /^(?=.*\d)[A-Z]{4}[A-Z0-9]{10,18}$/.test(text) ? text : null
  return { utr: other ?? utrIn(cell), isShortened: false }
}
