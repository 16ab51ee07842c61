import { type CreditFigures, type CreditInput, computeCreditNote } from '@jhola/contract/orders/invoices/credit-note'
import type { CreditNote, StoredInvoice } from '@jhola/contract/orders/invoices/schema'
import { type Paise, paise, paiseToRupees, rupeesToPaise, sumPaise } from '@jhola/contract/shared/money'
import { toBaseQuantity, toUnits } from '@jhola/contract/shared/weight'
import type { Sql } from '../../../platform/db/sql.ts'
import type { EarlyRefund } from '../deps.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { presentFee, presentRates } from './compose-invoice.ts'
import { insertInvoice, listCreditNotes } from './invoices.repo.ts'

/** What is refunded: base units by line number and their amounts, or everything that is not credited yet. */
export type CreditRequest = 'rest' | EarlyRefund

type Taken = { quantities: Map<number, number>; fees: Paise; total: Paise }

const unitSizes = (row: OrderRow): ReadonlyMap<number, number> =>
  new Map(row.items.map(({ line_no, unit_size }) => [line_no, unit_size]))

/** What the bill's earlier credit notes credited. */
const takenBefore = (notes: readonly CreditNote[], sizes: ReadonlyMap<number, number>): Taken => {
  const quantities = new Map<number, number>()
  for (const { line_no, quantity } of notes.flatMap(({ lines }) => lines))
    quantities.set(line_no, (quantities.get(line_no) ?? 0) + (toBaseQuantity(quantity, sizes.get(line_no) ?? 1) ?? 0))
  return {
    quantities,
    fees: sumPaise(notes.map(({ fees }) => rupeesToPaise(fees))),
    total: sumPaise(notes.map(({ total_amount }) => rupeesToPaise(total_amount))),
  }
}

const restOf = (bill: StoredInvoice, row: OrderRow, taken: Taken): Exclude<CreditRequest, 'rest'> => ({
  quantities: new Map(row.items.map(({ line_no, quantity }) => [line_no, quantity - (taken.quantities.get(line_no) ?? 0)])),
  feesPaise: paise(row.delivery_fee_paise + row.express_fee_paise - taken.fees),
  totalPaise: paise(rupeesToPaise(bill.total_amount) - taken.total),
})

const presentLines = (bill: StoredInvoice, figures: CreditFigures, sizes: ReadonlyMap<number, number>): CreditNote['lines'] =>
  figures.lines.flatMap(({ line_no, quantity, taxable, tax, amount }) => {
    const billed = bill.lines.find((line) => line.line_no === line_no)
    if (!billed) return []
    const { product_name, product_name_hi, hsn, unit, gst_rate } = billed
    return [
      {
        ...{ line_no, product_name, product_name_hi, hsn, unit, gst_rate },
        quantity: toUnits(quantity, sizes.get(line_no) ?? 1),
        taxable: paiseToRupees(taxable),
        tax: paiseToRupees(tax),
        amount: paiseToRupees(amount),
      },
    ]
  })

const billedFee = (fee: NonNullable<StoredInvoice['fee']>): NonNullable<CreditInput['fee']> => ({
  gstRatePercent: fee.gst_rate,
  taxable: rupeesToPaise(fee.taxable),
  tax: rupeesToPaise(fee.tax),
  amount: rupeesToPaise(fee.amount),
})

const composeCreditNote = (
  bill: StoredInvoice,
  row: OrderRow,
  { requested, taken, at }: { requested: Exclude<CreditRequest, 'rest'>; taken: Taken; at: Date },
): Omit<CreditNote, 'number'> => {
  const sizes = unitSizes(row)
  const namesGst = bill.rates.length > 0
  const figures = computeCreditNote({
    lines: bill.lines.map((line) => ({
      line_no: line.line_no,
      quantity: toBaseQuantity(line.quantity, sizes.get(line.line_no) ?? 1) ?? 0,
      gstRatePercent: line.gst_rate,
      taxable: rupeesToPaise(line.taxable),
      tax: rupeesToPaise(line.tax),
    })),
    before: taken.quantities,
    now: requested.quantities,
    fee: bill.fee ? billedFee(bill.fee) : null,
    feesBeforePaise: taken.fees,
    feesPaise: requested.feesPaise,
    totalPaise: requested.totalPaise,
    isInterState: bill.is_inter_state,
    namesGst,
  })
  return {
    kind: 'credit_note',
    issued_at: at.toISOString(),
    invoice: { kind: bill.kind, number: bill.number, issued_at: bill.issued_at, total_amount: bill.total_amount },
    place_of_supply: bill.place_of_supply,
    is_inter_state: bill.is_inter_state,
    lines: presentLines(bill, figures, sizes),
    fee: figures.fee && presentFee(figures.fee, bill.fee?.line_no ?? 0),
    rates: presentRates(figures.rates),
    taxable: paiseToRupees(figures.taxable),
    tax: paiseToRupees(figures.tax),
    fees: paiseToRupees(requested.feesPaise),
    round_off: paiseToRupees(figures.roundOff),
    total_amount: paiseToRupees(requested.totalPaise),
  }
}

/** Writes the credit note of a bill for a refund; `null` when earlier notes credited everything. */
export const issueCreditNote = async (
  tx: Sql,
  bill: StoredInvoice,
  { row, at, credit }: { row: OrderRow; at: Date; credit: CreditRequest },
): Promise<CreditNote | null> => {
  const place = { storeId: row.store_id, orderId: row.order_id }
  const taken = takenBefore(await listCreditNotes(tx, place), unitSizes(row))
  const requested = credit === 'rest' ? restOf(bill, row, taken) : credit
  if (requested.totalPaise <= 0) return null
  return insertInvoice<CreditNote>(tx, place, composeCreditNote(bill, row, { requested, taken, at }))
}
