import { cellWords, latinDigits, readDate, readNumber } from '../../../inventory/import/cells.ts'
import { fromShopTime, MINUTE_MS } from '../../../shared/time.ts'
import type { CreditTime } from './credit.ts'

const DAY_MINUTES = 24 * 60
const IST_AHEAD_MINUTES = 330

const ISO = /(?<!\d)\d{4}[-/]\d{1,2}[-/]\d{1,2}(?!\d)/
const DAY_FIRST = /(?<!\d|\d\.)\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const NAMED = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[-/., ]*(${MONTH})[-/.,' ]*(\\d{4}|\\d{2})(?!\\d)`, 'i')
const MONTH_FIRST = new RegExp(`\\b(${MONTH})[ .]+(\\d{1,2})(?:st|nd|rd|th)?,?[ ]+(\\d{4})(?!\\d)`, 'i')
const CLOCK = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?:\.\d+)?\s*([ap])?/i
const IS_UTC = /T\d{2}:\d{2}[\d:.]*Z$/

const dateIn = (text: string): { date: string; rest: string } | null => {
  const shapes: [RegExpExecArray | null, (found: RegExpExecArray) => string][] = [
    [ISO.exec(text), ([all]) => all.replaceAll('/', '-')],
    [DAY_FIRST.exec(text), ([all]) => all],
    [NAMED.exec(text), ([, day, month, year]) => `${day} ${month} ${year}`],
    [MONTH_FIRST.exec(text), ([, month, day, year]) => `${day} ${month} ${year}`],
  ]
  for (const [found, toText] of shapes) {
    if (found === null) continue
    const read = readDate(toText(found))
    return 'value' in read ? { date: read.value, rest: text.replace(found[0], ' ') } : null
  }
  return null
}

const minuteIn = (text: string): number | null => {
  const found = CLOCK.exec(text)
  if (!found) return null
  const hour = Number(found[1])
  const half = found[3]?.toLowerCase()
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return hours * 60 + Number(found[2])
}

/**
 * The time in a text: `22/11/2026 14:05`, `22-11-26`, `22 Nov 2026 2:05 PM`, `22Nov26`, `Nov 22, 2026`. The day comes before
 * the month.
 */
export const timeIn = (text: string, clock = ''): CreditTime | null => {
  const plain = latinDigits(cellWords(text))
  const found = dateIn(plain)
  if (!found) return null
  const minute = minuteIn(found.rest.replace(/^\s*T/, ' ')) ?? minuteIn(latinDigits(cellWords(clock)))
  if (minute === null) return { fromMs: fromShopTime(found.date, 0), toMs: fromShopTime(found.date, DAY_MINUTES) - 1 }
  const fromMs = fromShopTime(found.date, IS_UTC.test(plain) ? minute + IST_AHEAD_MINUTES : minute)
  return { fromMs, toMs: fromMs + MINUTE_MS - 1 }
}

/** An amount of a statement, exact to the paisa. `mark`: its direction, if the cell states it. */
export type StatementAmount = { paise: number; mark: 'credit' | 'debit' | null }

const NOTHING: StatementAmount = { paise: 0, mark: null }
const MARK = /^\(?\s*(cr|dr)\b\.?\)?|\(?\s*(cr|dr)\.?\s*\)?$/i

/** `1,23,456.50`, `404.00 CR`, `"₹404"`, `-404`, `-`; `null` if it is not an amount. */
export const readStatementAmount = (cell: string): StatementAmount | null => {
  const text = cellWords(cell).replaceAll('"', '').trim()
  if (/^[-–—]?$|^(na|n\/a|nil|null)$/i.test(text)) return NOTHING
  const marked = MARK.exec(text)
  const mark = (marked?.[1] ?? marked?.[2])?.toLowerCase()
  const read = readNumber(text.replace(MARK, ''))
  if (!('value' in read)) return null
  const paise = Math.round(Math.abs(read.value) * 100)
  if (!Number.isSafeInteger(paise) || Math.abs(Math.abs(read.value) * 100 - paise) > 1e-4) return null
  if (read.value < 0) return mark === undefined ? { paise, mark: 'debit' } : null
  return { paise, mark: mark === undefined ? null : mark === 'cr' ? 'credit' : 'debit' }
}
