import { plainHeading } from '../../../inventory/import/columns.ts'

/**
 * Fields of a statement. `utr`: always the transfer's number; `reference`: sometimes; `amount`: its direction is in another
 * column.
 */
const FIELDS = [
  'date',
  'clock',
  'value_date',
  'text',
  'utr',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
  'status',
] as const
type Field = (typeof FIELDS)[number]

/** The columns by field; a statement may have several for texts and numbers. */
export type StatementColumns = Record<Field, number[]>

/** Headings of banks (SBI, HDFC, ICICI, Axis, Kotak, PNB, Bank of Baroda) and apps (PhonePe, Google Pay, Paytm, BharatPe). */
const HEADINGS: Record<Field, string> = {
  date: 'date,txn date,tran date,trn date,trans date,transaction date,transaction date time,transaction date and time,txn date time,date time,date and time,posting date,post date,posted date,creation time,created at,created on,payment date,payment time,paid on,order date,तारीख,दिनांक',
  clock: 'time,txn time,transaction time,tran time,समय',
  value_date: 'value date,value dt,val date,value',
  text: 'narration,narrations,description,desc,particulars,particular,remarks,remark,transaction remarks,transaction remark,transaction details,details,transaction particulars,transaction description,transaction narration,note,notes,payment note,customer note,message,comment,comments,customer comments,merchant order id,order id,merchant reference id,merchant transaction id,merchant txn id,narrative,विवरण',
  utr: 'utr,utr no,utr number,utr rrn,utr/rrn,rrn,rrn no,rrn number,rrn utr,bank rrn,upi rrn,transaction utr,payment utr,customer utr,upi ref no,upi ref number,upi reference no,upi reference number,upi reference id,upi ref id,upi transaction ref no,upi txn ref no,upi transaction id,upi utr,bank reference no,bank reference number,bank ref no,bank reference,bank transaction id,bank txn id',
  reference:
    'ref,ref no,ref number,reference,reference no,reference number,reference id,ref no cheque no,ref no/cheque no,cheque no ref no,chq ref no,chq ref number,chq no,chq/ref no,cheque no,cheque number,cheque ref no,cheque/ref no,chq no ref no,instrument no,instrument id,instrument number,tran id,txn id,txn no,transaction id,transaction no,transaction reference,transaction ref no,transaction reference number,provider reference id',
  credit:
    'credit,credits,credit amount,credit amt,cr,cr amount,cr amt,amount cr,amount credit,deposit,deposits,deposit amount,deposit amt,deposited amount,credited amount,paid in,received,received amount,amount received,money in,जमा',
  debit:
    'debit,debits,debit amount,debit amt,dr,dr amount,dr amt,amount dr,amount debit,withdrawal,withdrawals,withdrawal amount,withdrawal amt,withdrawn amount,paid out,money out,निकासी',
  amount:
    'amount,amt,transaction amount,txn amount,tran amount,total amount,total transaction amount,payment amount,gross amount,amount inr,amount rs,amount in inr,amount in rs,राशि',
  direction: 'dr cr,cr dr,dr/cr,cr/dr,type,transaction type,txn type,tran type,debit credit,credit debit,direction,d c,c d',
  status: 'status,transaction status,txn status,payment status,order status,state',
}

const KNOWN = new Map<string, Field>()
for (const field of FIELDS)
  for (const word of HEADINGS[field].split(',')) if (!KNOWN.has(plainHeading(word))) KNOWN.set(plainHeading(word), field)

const fieldOf = (heading: string): Field | undefined =>
  KNOWN.get(plainHeading(heading)) ?? KNOWN.get(plainHeading(heading.replace(/[()[\]]/g, ' ')))

const columnsOf = (cells: readonly string[]): StatementColumns => {
  const columns = Object.fromEntries(FIELDS.map((field) => [field, [] as number[]])) as StatementColumns
  cells.forEach((cell, column) => {
    const field = fieldOf(cell)
    if (field) columns[field].push(column)
  })
  return columns
}

const isHead = ({ date, clock, value_date, credit, amount }: StatementColumns): boolean =>
  date.length + value_date.length + clock.length > 0 && credit.length + amount.length > 0

/** Rows above the headings: the bank's name, the holder, the account, the balance. */
const ROWS_BEFORE_HEAD_MAX = 60

/** Finds the row of the headings and their fields. `null`: not a known statement format. */
export const findStatementHead = (rows: readonly (readonly string[])[]): { at: number; columns: StatementColumns } | null => {
  for (const [at, cells] of rows.slice(0, ROWS_BEFORE_HEAD_MAX).entries()) {
    const columns = columnsOf(cells)
    if (isHead(columns)) return { at, columns }
  }
  return null
}
