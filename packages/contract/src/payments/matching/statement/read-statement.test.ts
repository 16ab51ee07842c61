import { expect, test } from 'vitest'
import { fromShopTime } from '../../../shared/time.ts'
import { readStatementAmount, timeIn } from './cells.ts'
import type { StatementReading } from './credit.ts'
import { readStatement } from './read-statement.ts'
import { readUtrCell, utrIn } from './utr.ts'

const at = (date: string, clock?: string) => {
  const [hours = 0, minutes = 0] = (clock ?? '0:0').split(':').map(Number)
  const fromMs = fromShopTime(date, hours * 60 + minutes)
  return { fromMs, toMs: fromMs + (clock === undefined ? 24 * 60 : 1) * 60_000 - 1 }
}

test.each([
  ['22/11/2026', at('2026-11-22')],
  ['22-11-26', at('2026-11-22')],
  ['22.11.2026', at('2026-11-22')],
  ['22 Nov 2026', at('2026-11-22')],
  ['22-Nov-26', at('2026-11-22')],
  ['22Nov26', at('2026-11-22')],
  ['Nov 22, 2026', at('2026-11-22')],
  ['2026-11-22', at('2026-11-22')],
  ['22/11/2026 14:05:33', at('2026-11-22', '14:05')],
  ['22-11-2026 02:05 PM', at('2026-11-22', '14:05')],
  ['22 Nov 2026, 12:05 am', at('2026-11-22', '0:05')],
  ['2026-11-22T08:35:33Z', at('2026-11-22', '14:05')],
  ['2026-11-22T14:05:33', at('2026-11-22', '14:05')],
  ['२२/११/२०२६', at('2026-11-22')],
  ['31/02/2026', null],
  ['11/22/2026', null],
  ['Opening balance', null],
  ['', null],
])('the moment in %j', (text, time) => {
  expect(timeIn(text)).toEqual(time)
})

test('a clock in a column of its own counts when the date has none', () => {
  expect(timeIn('22/11/2026', '14:05:33')).toEqual(at('2026-11-22', '14:05'))
})

test.each([
  ['404', 40_400, null],
  ['404.5', 40_450, null],
  ['1,23,456.78', 12_345_678, null],
  ['₹ 404.00', 40_400, null],
  ['Rs.404.00', 40_400, null],
  ['"404.00"', 40_400, null],
  ['404.00 CR', 40_400, 'credit'],
  ['404.00Dr.', 40_400, 'debit'],
  ['CR 404.00', 40_400, 'credit'],
  ['404.00 (Cr)', 40_400, 'credit'],
  ['+404.00', 40_400, null],
  ['-404.00', 40_400, 'debit'],
  ['(404.00)', 40_400, 'debit'],
  ['', 0, null],
  ['-', 0, null],
  ['0.00', 0, null],
])('the amount %j', (cell, paise, mark) => {
  expect(readStatementAmount(cell)).toEqual({ paise, mark })
})

test.each(['404.005', 'four', '4O4', '12/11', '-404 CR'])('%j is no amount', (cell) => {
  expect(readStatementAmount(cell)).toBeNull()
})

test.each([
  ['UPI/CR/632612345678/ASHA RAO/HDFC/asha@okhdfc/Order', '632612345678'],
  ['UPI-ASHA RAO-ASHA@OKHDFC-HDFC0001234-632612345678-ORDER 001-0042', '632612345678'],
  ['UPI/P2M/632612345678/ASHA/NOTE', '632612345678'],
  ['UPI/ASHA RAO/632612345678/UPI', '632612345678'],
  ['BY TRANSFER-UPI/CR/632612345678/ASHA/SBIN/9876543210@ybl/', '632612345678'],
  ['UPI Ref No 632612345678', '632612345678'],
  ['(UPI Ref no.632612345678)', '632612345678'],
  ['UPI:632612345678-ICICI Bank', '632612345678'],
  ['(UPI 632612345678)', '632612345678'],
  ['RefNo632612345678', '632612345678'],
  ['called +919876543210', null],
  ['Your A/c 123456789012 is credited', null],
  ['A/c 123456789012 credited, UPI Ref 632612345678', '632612345678'],
  ['UPI/632612345678/UPI/632612345679', null],
  ['6326123456789', null],
  ['', null],
])('the number of the transfer in %j', (text, utr) => {
  expect(utrIn(text)).toBe(utr)
})

test.each([
  ['632612345678', '632612345678', false],
  ["'632612345678", '632612345678', false],
  ['0000632612345678', '632612345678', false],
  ['SBIN326326123456', 'SBIN326326123456', false],
  ['6.32612E+11', null, true],
  ['6.32612345678E+11', '632612345678', false],
  ['TRANSFER FROM 4897690162091', null, false],
  ['', null, false],
])('the column of numbers: %j', (cell, utr, isShortened) => {
  expect(readUtrCell(cell)).toEqual({ utr, isShortened })
})

const table = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line, index) => ({ row: index + 1, cells: line.trim().split('|') }))
const read = (lines: string): StatementReading => {
  const reading = readStatement(table(lines))
  if (!reading) throw new Error('no head was found')
  return reading
}
const figuresOf = ({ credits }: StatementReading) => credits.map(({ utr, amountPaise, time }) => [utr, amountPaise, time])

/** The same two credits, and rows that are not credits, in each format. */
const STATEMENTS: Record<string, string> = {
  SBI: `
    Account Name|MR SHOP
    Account Number|_00000012345678901
    Start Date|1 Nov 2026
    Txn Date|Value Date|Description|Ref No./Cheque No.|Debit|Credit|Balance
    22 Nov 2026|22 Nov 2026|BY TRANSFER-UPI/CR/632612345678/ASHA RAO/HDFC/asha@okhdfc/Order 001-0042--|TRANSFER FROM 4897690162091||404.00|10,404.00
    22 Nov 2026|22 Nov 2026|TO TRANSFER-UPI/DR/632612340000/MILK/HDFC/milk@okhdfc/--|TRANSFER TO 4897690162092|250.00||10,154.00
    23 Nov 2026|23 Nov 2026|BY TRANSFER-UPI/CR/632712345679/RAVI/ICIC/ravi@okicici/Pay--|TRANSFER FROM 4897690162091||1,204.50|11,358.50
    **This is a computer generated statement||||||`,
  HDFC: `
    HDFC BANK Ltd.|Page No .: 1
    Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance
    ********|**********|**********|********|**********|**********|**********
    22/11/26|UPI-ASHA RAO-ASHA@OKHDFC-HDFC0001234-632612345678-ORDER 001-0042|0000632612345678|22/11/26||404.00|10404.00
    22/11/26|UPI-MILK-MILK@OKHDFC-HDFC0001234-632612340000-UPI|0000632612340000|22/11/26|250.00||10154.00
    23/11/26|UPI-RAVI-RAVI@OKICICI-ICIC0001234-632712345679-UPI|0000632712345679|23/11/26||1204.50|11358.50
    STATEMENT SUMMARY :-|||||| `,
  ICICI: `
    S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )
    1|22/11/2026|22/11/2026|-|UPI/632612345678/Order 001-0042/asha@okhdfc/HDFC BANK|0.0|404.0|10404.0
    2|22/11/2026|22/11/2026|-|UPI/632612340000/milk/milk@okhdfc/HDFC BANK|250.0|0.0|10154.0
    3|23/11/2026|23/11/2026|-|UPI/632712345679/UPI/ravi@okicici/ICICI|0.0|1204.5|11358.5`,
  Axis: `
    Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL
    22-11-2026|-|UPI/P2M/632612345678/ASHA RAO/Order 001-0042/HDFC BANK| |404.00|10404.00|123
    22-11-2026|-|UPI/P2A/632612340000/MILK/HDFC BANK|250.00| |10154.00|123
    23-11-2026|-|UPI/P2M/632712345679/RAVI/ICICI| |1204.50|11358.50|123`,
  Kotak: `
    Sl. No.|Transaction Date|Value Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance|Dr / Cr
    1|22-11-2026 14:05:33|22-11-2026|UPI/ASHA RAO/632612345678/Order 001-0042|UPI-632612345678|404.00|CR|10,404.00|CR
    2|22-11-2026 14:06:00|22-11-2026|UPI/MILK/632612340000/UPI|UPI-632612340000|250.00|DR|10,154.00|CR
    3|23-11-2026 09:30:00|23-11-2026|UPI/RAVI/632712345679/UPI|UPI-632712345679|1,204.50|CR|11,358.50|CR`,
  PNB: `
    Transaction Date|Cheque Number|Withdrawal|Deposit|Balance|Narration
    22/11/2026||""|"404.00"|10,404.00 Cr.|UPI/632612345678/CR/ASHA RAO/HDFC/asha@okhdfc/Order 001-0042
    22/11/2026||"250.00"||10,154.00 Cr.|UPI/632612340000/DR/MILK
    23/11/2026|||"1,204.50"|11,358.50 Cr.|UPI/632712345679/CR/RAVI`,
  'Bank of Baroda': `
    DATE|NARRATION|CHQ.NO.|WITHDRAWAL(DR)|DEPOSIT(CR)|BALANCE(INR)
    22-11-2026|UPI/632612345678/14:05:33/UPI/asha@okhdfc/Order 001-0042|||404.00|10,404.00Cr
    22-11-2026|UPI/632612340000/14:06:00/UPI/milk@okhdfc||250.00||10,154.00Cr
    23-11-2026|UPI/632712345679/09:30:00/UPI/ravi@okicici|||1,204.50|11,358.50Cr`,
  'PhonePe Business': `
    Merchant ID|Merchant Order Id|Transaction UTR|Transaction Type|Total Transaction Amount|Transaction Date|Transaction Status
    M1|Order 001-0042|632612345678|PAYMENT|404.00|2026-11-22 14:05:33|COMPLETED
    M1|X|632612340000|REFUND|250.00|2026-11-22 14:06:00|COMPLETED
    M1|X|632612340001|PAYMENT|99.00|2026-11-22 14:07:00|FAILED
    M1|Y|632712345679|PAYMENT|1204.50|2026-11-23 09:30:00|COMPLETED`,
  'Google Pay Business': `
    Creation time|Transaction ID|UPI transaction ID|Payer|Notes|Amount|Status
    22 Nov 2026, 2:05 pm|CICA|632612345678|Asha|Order 001-0042|₹404.00|Completed
    22 Nov 2026, 2:07 pm|CICB|632612340001|Ravi||₹99.00|Failed
    23 Nov 2026, 9:30 am|CICC|632712345679|Ravi||₹1,204.50|Completed`,
  'Paytm for Business': `
    'Transaction_ID'|'Order_ID'|'Transaction_Date'|'Transaction_Type'|'Status'|'Amount'|'Bank_Transaction_ID'
    '2026112212'|'Order 001-0042'|'2026-11-22 14:05:33'|'ACQUIRING'|'SUCCESS'|'404.00'|'632612345678'
    '2026112213'|'X'|'2026-11-22 14:06:00'|'REFUND'|'SUCCESS'|'250.00'|'632612340000'
    '2026112214'|'Y'|'2026-11-23 09:30:00'|'ACQUIRING'|'SUCCESS'|'1204.50'|'632712345679'`,
  BharatPe: `
    Date|Time|Customer Name|Bank RRN|Amount(Rs.)|Status|Remarks
    22-11-2026|14:05:33|ASHA RAO|632612345678|404|SUCCESS|Order 001-0042
    22-11-2026|14:07:00|RAVI|632612340001|99|FAILED|
    23-11-2026|09:30:00|RAVI|632712345679|1204.5|SUCCESS|`,
}

test.each(Object.entries(STATEMENTS))('%s: the two credits to the paisa, and nothing that is none', (_bank, lines) => {
  const reading = read(lines)
  expect(reading.credits.map(({ utr, amountPaise }) => [utr, amountPaise])).toEqual([
    ['632612345678', 40_400],
    ['632712345679', 120_450],
  ])
  expect(reading.problems).toEqual([])
  expect(reading.credits[0]?.text).toMatch(/Order 001-0042/i)
  const [first, second] = reading.credits.map(({ time }) => time)
  expect([at('2026-11-22'), at('2026-11-22', '14:05')]).toContainEqual(first)
  expect([at('2026-11-23'), at('2026-11-23', '9:30')]).toContainEqual(second)
  expect(reading.skipped.debit + reading.skipped.reversal + reading.skipped.failed).toBeGreaterThan(0)
})

test('rows that cannot be read are named with their place; the others count', () => {
  const reading = read(`
    Date|Narration|Debit|Credit|UTR
    22/11/2026|UPI good||404.00|632612345678
    yesterday|UPI||404.00|632612345679
    22/11/2026|UPI||four hundred|632612345680
    22/11/2026|UPI|404.00|404.00|632612345681
    22/11/2026|UPI||404.00|6.32612E+11
    22/11/2026|Opening Balance|||
    |Total|404.00|808.00|
    |||| `)
  expect(figuresOf(reading)).toEqual([
    ['632612345678', 40_400, at('2026-11-22')],
    [null, 40_400, at('2026-11-22')],
  ])
  expect(reading.problems).toEqual([
    { place: 3, code: 'date' },
    { place: 4, code: 'amount' },
    { place: 5, code: 'direction' },
    { place: 6, code: 'utr_shortened' },
  ])
})

test('an amount without any direction is not guessed; with minus signs or CR marks it is clear', () => {
  const head = 'Date|Narration|Amount|UTR'
  expect(read(`${head}\n22/11/2026|UPI|404.00|632612345678`).problems).toEqual([{ place: 2, code: 'direction' }])
  const signed = read(`${head}\n22/11/2026|UPI|404.00|632612345678\n22/11/2026|UPI|-250.00|632612340000`)
  expect([figuresOf(signed).length, signed.skipped.debit]).toEqual([1, 1])
  const marked = read(`${head}\n22/11/2026|UPI|404.00 CR|632612345678\n22/11/2026|UPI|250.00 DR|632612340000`)
  expect([figuresOf(marked).length, marked.skipped.debit]).toEqual([1, 1])
})

test("money that was sent back is nobody's, in whichever row it says so", () => {
  const reading = read(`
    Date|Narration|Debit|Credit
    22/11/2026|UPI/CR/632612345678/ASHA/Order 001-0042||404.00
    22/11/2026|UPI/REV/632612345678/ASHA|404.00|
    22/11/2026|UPI/REVERSAL/632612345690/MILK||250.00
    22/11/2026|UPI/CR/632612345691/REV. THOMAS/Order 001-0043||99.00`)
  expect(reading.credits.map(({ utr, trouble }) => [utr, trouble])).toEqual([
    ['632612345678', 'reversed'],
    ['632612345691', null],
  ])
  expect(reading.skipped.reversal).toBe(2)
})

test('one transfer that is told twice is one credit; its number over two amounts is trouble', () => {
  const head = 'Date|Narration|Debit|Credit|UTR'
  const row = '22/11/2026|UPI||404.00|632612345678'
  expect(figuresOf(read(`${head}\n${row}\n${row}`))).toHaveLength(1)
  const two = read(`${head}\n${row}\n22/11/2026|UPI||405.00|632612345678`)
  expect(two.credits.map(({ trouble }) => trouble)).toEqual(['utr_twice'])
})

test.each(['name|price\nDal|60', 'Date|Balance\n22/11/2026|5', ''])('%j is no statement', (lines) => {
  expect(readStatement(table(lines))).toBeNull()
})
