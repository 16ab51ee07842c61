// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Language } from '@jhola/contract/shared/wire'

export type Statements = {
  block_number: {
    params: {
      store_id: string
      phone: string
      name: string
      blocked_by: string
      at: Date | string
      most: number
    }
    row: never
  }
  find_shop_customer: {
    params: {
      phone: string
      store_id: string
    }
    row: {
      order_id: string
      order_no: number
      customer_name: string
      customer_phone: string
      delivery_type: DeliveryType
      total_paise: number
      created_at: Date
      customer_email: string | null
      language: Language
      delivered_to: string | null
      landmark: string | null
      orders: number
      items: { product_id: string; product_name: string; product_name_hi: string | null; quantity: number; unit: string; unit_size: number }[]
    }
  }
  list_blocked: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      phone: string
      name: string
      blocked_by: string
      blocked_at: Date
    }
  }
  unblock_number: {
    params: {
      store_id: string
      phone: string
    }
    row: never
  }
}
