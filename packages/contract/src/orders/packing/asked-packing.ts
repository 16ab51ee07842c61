import type { QuestionReason, SilenceOutcome } from './consent.ts'
import type { OrderLineRow } from './order-line-row.ts'

/** The bill of an order as it is stored, in paise. */
export type BillRow = {
  subtotal_paise: number
  discount_paise: number
  tax_paise: number
  delivery_fee_paise: number
  express_fee_paise: number
  round_off_paise: number
  total_paise: number
}

/** What the customer is asked, as it is stored with the question: it does not change when the product does. */
export type AskedPacking = {
  lines: OrderLineRow[]
  bill: BillRow
  reasons: { line_no: number; reason: QuestionReason }[]
  /** What silence means, as the shop's setting was when it asked. */
  silence?: SilenceOutcome
}
