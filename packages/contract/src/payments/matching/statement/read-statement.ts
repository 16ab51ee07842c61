import { cellWords } from '../../../inventory/import/cells.ts'
import { readStatementAmount, type StatementAmount, timeIn } from './cells.ts'
import { findStatementHead, type StatementColumns } from './columns.ts'
import {
  type Credit,
  type CreditTime,
  gatherCredits,
  nothingSkipped,
  periodOf,
  type RowProblem,
  type SkipReason,
  type StatementReading,
} from './credit.ts'
import { readUtrCell, utrIn } from './utr.ts'

/** A row of a sheet, with its number there. */
export type StatementRow = { row: number; cells: readonly string[] }

/** Reversed transfers, in either direction. */
const SENT_BACK =
  /(?:^|[\s/|:-])(?:rev|rvsl|rtn)(?=[/|:-]|$)|\b(?:reversal|reversed|revrsl|refund(?:ed)?|return(?:ed)?|chargeback|cashback)\b/i
const SUCCESS =
  /^(success(ful)?|succeeded|completed?|settled|captured|paid|credited|received|processed|txn[ _]success|approved|done|ok)$/i
const IN =
  /^(cr|c|credit(ed)?|deposit|received?|payment|paid in|sale|acquiring|collect(ion)?|in(ward)?|upi( payment| collection)?|qr( payment)?)\.?$/i
const OUT = /^(dr|d|debit(ed)?|withdrawal|sent|paid( out)?|settlement|payout|transfer( out)?|fees?|charges?|out(ward)?)\.?$/i
/** Sum rows below a statement. */
const IS_SUM = /\b(total|opening|closing|balance|b\/f|c\/f|brought forward|carried forward|summary)\b/i

type Direction = 'credit' | 'debit' | 'reversal' | 'unknown'
type Money = { paise: number; direction: Direction }

/** Some apps add an apostrophe, or two, so that spreadsheets do not shorten numbers. */
const wordsOf = (cell: string): string =>
  cellWords(cell)
    .replace(/\s+/g, ' ')
    .replace(/^["']+|["']+$/g, '')

const cellsOf = ({ cells }: StatementRow, columns: readonly number[]): string[] =>
  columns.map((column) => wordsOf(cells[column] ?? '')).filter((cell) => cell !== '')

const amountAt = (row: StatementRow, columns: readonly number[]): StatementAmount | null => {
  const read = cellsOf(row, columns).map(readStatementAmount)
  if (read.includes(null)) return null
  return read.find((amount) => amount !== null && amount.paise > 0) ?? { paise: 0, mark: null }
}

const saidDirection = (words: readonly string[]): Direction => {
  if (words.some((word) => SENT_BACK.test(word))) return 'reversal'
  if (words.some((word) => OUT.test(word))) return 'debit'
  return words.some((word) => IN.test(word)) ? 'credit' : 'unknown'
}

/**
 * The meaning of a single amount column: apps list received payments (their rows have a status), others mark debits by a minus.
 */
type Habits = { isList: boolean; hasMinus: boolean }

const fromOneColumn = (row: StatementRow, columns: StatementColumns, habits: Habits): Money | RowProblem => {
  const amount = amountAt(row, columns.amount)
  if (amount === null) return 'amount'
  const said = saidDirection(cellsOf(row, columns.direction))
  if (said === 'reversal' || said === 'debit') return { paise: amount.paise, direction: said }
  if (amount.mark !== null) return { paise: amount.paise, direction: amount.mark }
  const isIn = said === 'credit' || habits.isList || habits.hasMinus
  return { paise: amount.paise, direction: isIn ? 'credit' : 'unknown' }
}

const moneyOf = (row: StatementRow, columns: StatementColumns, habits: Habits): Money | RowProblem => {
  if (columns.credit.length === 0) return fromOneColumn(row, columns, habits)
  const [came, went] = [amountAt(row, columns.credit), amountAt(row, columns.debit)]
  if (came === null || went === null) return 'amount'
  if (came.paise > 0 && went.paise > 0) return 'direction'
  if (went.paise > 0) return { paise: went.paise, direction: 'debit' }
  const said = saidDirection(cellsOf(row, columns.direction))
  if (came.mark === 'debit') return { paise: came.paise, direction: 'debit' }
  return { paise: came.paise, direction: said === 'unknown' ? 'credit' : said }
}

const timeOf = (row: StatementRow, columns: StatementColumns): CreditTime | null => {
  const clock = cellsOf(row, columns.clock)[0] ?? ''
  for (const cell of cellsOf(row, [...columns.date, ...columns.value_date, ...columns.clock])) {
    const time = timeIn(cell, clock)
    if (time) return time
  }
  return null
}

const utrOf = (row: StatementRow, columns: StatementColumns, text: string): { utr: string | null; isShortened: boolean } => {
  const sure = cellsOf(row, columns.utr).map(readUtrCell)
  const found = sure.find(({ utr }) => utr !== null)
  if (found) return found
  const foundUtr = utrIn(text)
  if (foundUtr !== null) return { utr: foundUtr, isShortened: false }
  const perhaps = cellsOf(row, columns.reference).map(readUtrCell)
  const named = perhaps.find(({ utr }) => utr !== null)
  return named ?? { utr: null, isShortened: [...sure, ...perhaps].some(({ isShortened }) => isShortened) }
}

type Read =
  | { is: 'nothing' }
  | { is: 'problem'; code: RowProblem }
  | { is: 'skipped'; why: SkipReason; time: CreditTime | null; utr: string | null }
  | { is: 'credit'; credit: Credit; isShortened: boolean }

const skipOf = (direction: Direction, text: string, statuses: readonly string[]): SkipReason | null => {
  if (SENT_BACK.test(text)) return 'reversal'
  if (direction === 'reversal' || direction === 'debit') return direction
  return statuses.length > 0 && !statuses.some((status) => SUCCESS.test(status)) ? 'failed' : null
}

const readRow = (row: StatementRow, columns: StatementColumns, habits: Habits): Read => {
  const money = moneyOf(row, columns, habits)
  const everything = row.cells.map(cellWords).filter(Boolean).join(' ')
  const time = timeOf(row, columns)
  if (typeof money === 'string') return time === null ? { is: 'nothing' } : { is: 'problem', code: money }
  if (money.paise === 0) return { is: 'nothing' }
  if (time === null) return IS_SUM.test(everything) ? { is: 'nothing' } : { is: 'problem', code: 'date' }
  const text = cellsOf(row, [...columns.text, ...columns.reference]).join('\n')
  const { utr, isShortened } = utrOf(row, columns, text)
  const why = skipOf(money.direction, text, cellsOf(row, columns.status))
  if (why !== null) return { is: 'skipped', why, time, utr }
  if (money.direction === 'unknown') return { is: 'problem', code: 'direction' }
  return { is: 'credit', isShortened, credit: { place: row.row, utr, amountPaise: money.paise, time, text, trouble: null } }
}

const habitsOf = (rows: readonly StatementRow[], columns: StatementColumns): Habits => ({
  isList: columns.status.length > 0,
  hasMinus: rows.some((row) => amountAt(row, columns.amount)?.mark === 'debit'),
})

/** Reads the credits of a bank's or UPI app's statement. `null`: no row has known headings. */
export const readStatement = (rows: readonly StatementRow[]): StatementReading | null => {
  const head = findStatementHead(rows.map(({ cells }) => cells))
  if (!head) return null
  const below = rows.slice(head.at + 1)
  const habits = habitsOf(below, head.columns)
  const skipped = nothingSkipped()
  const problems: StatementReading['problems'] = []
  const credits: Credit[] = []
  const times: (CreditTime | null)[] = []
  const sentBack = new Set<string>()
  for (const row of below) {
    const read = readRow(row, head.columns, habits)
    if (read.is === 'problem') problems.push({ place: row.row, code: read.code })
    if (read.is === 'skipped') {
      skipped[read.why] += 1
      times.push(read.time)
      if (read.why === 'reversal' && read.utr !== null) sentBack.add(read.utr)
    }
    if (read.is === 'credit') {
      credits.push(read.credit)
      times.push(read.credit.time)
      if (read.isShortened) problems.push({ place: row.row, code: 'utr_shortened' })
    }
  }
  return { credits: gatherCredits(credits, sentBack), skipped, problems, period: periodOf(times) }
}
