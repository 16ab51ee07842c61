// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { DeliverySlot } from '@jhola/contract/orders/schema'
import type { ActorKind, DeliveryType } from '@jhola/contract/orders/statuses'
import type { Language } from '@jhola/contract/shared/wire'
import type { ShopRole } from '@jhola/contract/staff/roles'
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  find_placed_answer: {
    params: {
      store_id: string
      principal: string
      key: string
    }
    row: {
      request_hash: Buffer
      body: unknown
      order_no: number | null
    }
  }
  insert_order: {
    params: {
      product_ids: readonly string[]
      versions: readonly number[]
      quantities: readonly number[]
      line_totals: readonly number[]
      line_taxes: readonly number[]
      movement_ids: readonly string[]
      choices: readonly string[]
      at: Date | string
      store_id: string
      store_version: number
      customer_phone: string
      open_orders_most: number
      actor_kind: ActorKind
      is_own_number: boolean
      customer_user_id: string | null
      principal: string | null
      key: string | null
      route: string | null
      request_hash: Buffer | null
      answer: string | null
      order_id: string
      token_hash: Buffer
      customer_name: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      notes: string | null
      item_notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      payment_method: OrderPaymentMethod
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | string | null
      accept_by: Date | string | null
      channel: string
      language: Language
      urgent: boolean
      if_missing: MissingChoice
      actor_id: string | null
      actor_label: string
      actor_role: ShopRole | null
      heard_at: Date | string
      count_kinds?: readonly string[]
      count_keys?: readonly string[]
      count_mosts?: readonly number[]
      is_above_code_limit?: boolean
      order_percent?: number
      hold_percent?: number
    }
    row: {
      placed: boolean
      holds: boolean
      has_counter: boolean
      has_room: boolean
      open_orders: number
      blocked: boolean
      proven: boolean | null
      code_reason: "value" | "share" | "stock" | "slot" | "many" | null
      order_no: number | null
      event_seq: number | null
    }
  }
}
