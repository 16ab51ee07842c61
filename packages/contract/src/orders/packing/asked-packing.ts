import type { MissingChoice } from '../missing-choice.ts'
import type { QuestionReason, SilenceOutcome } from './consent.ts'
import type { GivenChange } from './given-line.ts'

/** A line as it would be given: what is stored of it. Quantity in base units, money in paise. */
export type AskedLine = {
  line_no: number
  product_id: string
  product_name: string
  product_name_hi: string | null
  image: string
  unit: string
  pack_size: string | null
  unit_size: number
  quantity: number
  unit_price_paise: number
  total_paise: number
  gst_rate_percent: number
  tax_paise: number
  if_missing: MissingChoice | null
  replaces: number | null
  change: GivenChange | null
}

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
  lines: AskedLine[]
  bill: BillRow
  reasons: { line_no: number; reason: QuestionReason }[]
  /** What silence means, as the shop's setting was when it asked. */
  silence?: SilenceOutcome
}
