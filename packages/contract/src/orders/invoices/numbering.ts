import { toShopTime } from '../../shared/time.ts'
import { INVOICE_KINDS } from './invoice.ts'

/** The numbered documents of a shop; a credit note reverses a part of one of the others (CGST Act s.34). */
export const DOCUMENT_KINDS = [...INVOICE_KINDS, 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Each kind has its own series (CGST Rules 46 b: one series or several). */
export const INVOICE_SERIES: Record<DocumentKind, string> = {
  tax_invoice: 'TI',
  bill_of_supply: 'BS',
  invoice_cum_bill_of_supply: 'IB',
  bill: 'BL',
  credit_note: 'CN',
}

/** The format that the law allows for a number. */
export const INVOICE_NUMBER_PATTERN = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/

const APRIL = 4
const DIGITS = 6

/** The year in which India's financial year began: 1 April to 31 March, by the shop's calendar. */
export const financialYear = (atMs: number): number => {
  const [year = 0, month = 0] = toShopTime(atMs).date.split('-').map(Number)
  return month >= APRIL ? year : year - 1
}

/**
 * `TI/2627/000123`: the kind, the financial year, the number in its series. Up to 16 characters, for up to a hundred million
 * documents a year.
 */
export const invoiceNumber = (kind: DocumentKind, startYear: number, no: number): string => {
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${INVOICE_SERIES[kind]}/${short(startYear)}${short(startYear + 1)}/${String(no).padStart(DIGITS, '0')}`
}
