import { toShopTime } from '../../shared/time.ts'
import { INVOICE_KINDS } from './invoice.ts'

/** Papers that a shop hands out and numbers; a credit note takes back a part of one of the others (CGST Act s.34). */
export const DOCUMENT_KINDS = [...INVOICE_KINDS, 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Each kind is counted by itself (CGST Rules 46 b: one series or several). */
export const INVOICE_SERIES: Record<DocumentKind, string> = {
  tax_invoice: 'TI',
  bill_of_supply: 'BS',
  invoice_cum_bill_of_supply: 'IB',
  bill: 'BL',
  credit_note: 'CN',
}

/** What the law lets a number look like. */
export const INVOICE_NUMBER_PATTERN = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/

const APRIL = 4
const DIGITS = 6

/** The year that India's financial year began in: 1 April to 31 March, by the shop's calendar. */
export const financialYear = (atMs: number): number => {
  const [year = 0, month = 0] = toShopTime(atMs).date.split('-').map(Number)
  return month >= APRIL ? year : year - 1
}

/** `TI/2627/000123`: the kind, the financial year, the place in its count. 16 characters at most, up to a hundred million papers a year. */
export const invoiceNumber = (kind: DocumentKind, startYear: number, no: number): string => {
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${INVOICE_SERIES[kind]}/${short(startYear)}${short(startYear + 1)}/${String(no).padStart(DIGITS, '0')}`
}
