// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { PaymentStatus } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'

export type Statements = {
  find_claimed_utr: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      utr: string
    }
  }
  find_matched: {
    params: {
      utr: string
    }
    row: {
      store_id: string
      order_id: string
    }
  }
  insert_match: {
    params: {
      utr: string
      store_id: string
      order_id: string
      payment_id: string
      amount_paise: number
      credited_at: Date | string | null
      is_sure: boolean
      actor_id: string | null
      at: Date | string
    }
    row: never
  }
  list_asked: {
    params: {
      store_id: string
      since: Date | string
      limit: number
    }
    row: {
      order_id: string
      order_no: number
      customer_name: string
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      status: OrderStatus
      payment_status: PaymentStatus
      created_at: Date
      payment_claimed_at: Date | null
      claimed_utr: string | null
    }
  }
  list_used_utrs: {
    params: {
      utrs: readonly string[]
    }
    row: {
      utr: string
    }
  }
  lock_asked: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      order_id: string
      order_no: number
      customer_name: string
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      status: OrderStatus
      payment_status: PaymentStatus
      created_at: Date
      payment_claimed_at: Date | null
      claimed_utr: string | null
    }
  }
  set_asked_amount: {
    params: {
      amount_paise: number
      store_id: string
      payment_id: string
    }
    row: never
  }
  set_claimed_utr: {
    params: {
      store_id: string
      order_id: string
      utr: string
      at: Date | string
    }
    row: never
  }
}
