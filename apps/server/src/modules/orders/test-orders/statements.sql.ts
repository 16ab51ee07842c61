// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Language } from '@jhola/contract/shared/wire'
import type { ShopRole } from '@jhola/contract/staff/roles'
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  insert_practice_order: {
    params: {
      product_ids: readonly string[]
      quantities: readonly number[]
      line_totals: readonly number[]
      line_taxes: readonly number[]
      store_id: string
      order_id: string
      token_hash: Buffer
      customer_name: string
      customer_phone: string
      delivery_type: DeliveryType
      delivery_address: string
      subtotal_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      round_off_paise: number
      rounds_total: boolean | null
      total_paise: number
      payment_method: OrderPaymentMethod
      estimated_delivery: Date | string | null
      accept_by: Date | string
      language: Language
      at: Date | string
      actor_id: string | null
      actor_label: string
      actor_role: ShopRole | null
    }
    row: never
  }
  pick_sellable: {
    params: {
      uncounted: number
      store_id: string
      now: Date | string
      limit: number
    }
    row: {
      product_id: string
      unit_size: number
      loose: boolean
      available: number
    }
  }
}
