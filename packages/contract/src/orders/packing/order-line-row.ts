import type { MissingChoice } from '../missing-choice.ts'
import type { GivenChange } from './given-line.ts'

/**
 * A line of an order as it is stored in `order_items`, in a question and in the order before a change. Quantity in base units, money
 * in paise. The generated rows of the statements must agree with it: they are presented as this type.
 */
export type OrderLineRow = {
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
