import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { DeliverySlot, PaymentStatus } from '@jhola/contract/orders/schema'
import type { ActorKind, DeliveryType, OrderStatus } from '@jhola/contract/orders/statuses'
import type { TaxMode } from '@jhola/contract/shared/gst'
import type { Language } from '@jhola/contract/shared/wire'

/** A line as the screens' query gives it; money in paise, quantity in base units. */
export type OrderItemRow = {
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
}

/** One entry of the audit that the customer may see. */
export type OrderHistoryRow = {
  to_status: OrderStatus
  actor_kind: ActorKind
  actor_label: string
  reason: string | null
  at: string
}

/** An order as the screens' query gives it, with its lines, its history and its shop's name. */
export type OrderRow = {
  store_id: string
  order_id: string
  order_no: number
  store_name: string
  store_phone: string
  token_hash: Buffer
  customer_user_id: string | null
  customer_name: string
  customer_phone: string
  customer_email: string | null
  delivery_type: DeliveryType
  delivery_address: string
  landmark: string | null
  pincode: string | null
  notes: string | null
  subtotal_paise: number
  discount_paise: number
  tax_paise: number
  tax_mode: TaxMode
  delivery_fee_paise: number
  express_fee_paise: number
  total_paise: number
  refunded_paise: number
  status: OrderStatus
  payment_method: OrderPaymentMethod
  payment_status: PaymentStatus
  payment_claimed_at: Date | null
  payment_missed_at: Date | null
  delivery_slot: DeliverySlot
  delivery_date: string | null
  estimated_delivery: Date | null
  accept_by: Date | null
  acknowledged_at: Date | null
  cancellation_reason: string | null
  cancelled_by: 'store' | 'customer' | 'system' | null
  partner_name: string | null
  partner_phone: string | null
  partner_vehicle: string | null
  problem_kind: ProblemKind | null
  problem_text: string | null
  problem_at: Date | null
  problem_answer: string | null
  problem_answered_at: Date | null
  channel: string
  language: Language
  urgent: boolean
  practice: boolean
  version: number
  created_at: Date
  updated_at: Date
  items: OrderItemRow[]
  history: OrderHistoryRow[]
}
