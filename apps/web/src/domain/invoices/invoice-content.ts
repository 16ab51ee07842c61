import type { Invoice } from '@jhola/contract/orders/invoices/schema'

/** A line of a document; amounts in rupees. `below`: HSN and rate. */
export type InvoiceLine = { key: number; name: string; below: string; quantity: string; price: number | null; amount: number }

/** A line of the totals: an amount in rupees, or text. */
export type InvoiceTotal = { key: string; label: string; value: number | string; total?: boolean; good?: boolean }

/** Content of a document in the reader's language; the layout decides how it is arranged. */
export type InvoiceContent = {
  title: string
  number: string
  seller: Invoice['seller']
  facts: readonly (readonly [label: string, value: string])[]
  /** The bill that names the buyer; for a credit note, the bill that it corrects. */
  invoice: Invoice
  lines: readonly InvoiceLine[]
  totals: readonly InvoiceTotal[]
  rates: Invoice['rates']
  isInterState: boolean
  /** Name of the state's half of the tax. */
  stateTax: 'sgst' | 'utgst'
  remarks: readonly string[]
}
