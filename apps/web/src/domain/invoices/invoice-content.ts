import type { Invoice } from '@jhola/contract/orders/invoices/schema'

/** A line of a paper; amounts in rupees. `below`: HSN and rate. */
export type InvoiceLine = { key: number; name: string; below: string; quantity: string; price: number | null; amount: number }

/** A line of what it comes to: an amount in rupees, or words. */
export type InvoiceTotal = { key: string; label: string; value: number | string; total?: boolean; good?: boolean }

/** Everything that stands on a paper, in the reader's language; how it lies there is the layout's matter. */
export type InvoiceContent = {
  title: string
  number: string
  seller: Invoice['seller']
  facts: readonly (readonly [label: string, value: string])[]
  /** The bill whose buyer it names. */
  invoice: Invoice
  lines: readonly InvoiceLine[]
  totals: readonly InvoiceTotal[]
  rates: Invoice['rates']
  isInterState: boolean
  /** What the state's half of the tax is called. */
  stateTax: 'sgst' | 'utgst'
  remarks: readonly string[]
}
