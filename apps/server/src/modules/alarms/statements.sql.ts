// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { PaymentStatus } from '@jhola/contract/orders/schema'
import type { DeliveryType, OrderStatus } from '@jhola/contract/orders/statuses'
import type { AutoAcceptRule } from '@jhola/contract/preferences/auto-accept'
import type { Language } from '@jhola/contract/shared/wire'

export type Statements = {
  delete_alarms_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  find_judged_order: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      order_id: string
      order_no: number
      total_paise: number
      delivery_type: DeliveryType
      latitude: number | null
      longitude: number | null
      pincode: string | null
      created_at: Date
      delivered: number
      called_off: number
      lines: { wanted: number; active: boolean; min_stock: number; mode: StockMode; off_until_ms: number | null; seen_ms: number | null; missed_ms: number | null; available: number }[]
    }
  }
  insert_decision: {
    params: {
      store_id: string
      order_id: string
      accepted: boolean
      passed: readonly string[]
      failed: readonly string[]
      facts: string
      at: Date | string
    }
    row: never
  }
  list_decisions: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      order_id: string
      order_no: number
      total_paise: number
      accepted: boolean
      passed: AutoAcceptRule[]
      failed: AutoAcceptRule[]
      distance: unknown
      at: Date
    }
  }
  list_due_alarms: {
    params: {
      now: Date | string
      limit: number
    }
    row: {
      store_id: string
      order_id: string
    }
  }
  list_latest_ended: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      cancelled_by: 'store' | 'customer' | 'system' | null
      cancellation_reason: string | null
    }
  }
  list_latest_orders: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      order_id: string
      order_no: number
      total_paise: number
      delivery_type: DeliveryType
      latitude: number | null
      longitude: number | null
      pincode: string | null
      created_at: Date
      delivered: number
      called_off: number
      lines: { wanted: number; active: boolean; min_stock: number; mode: StockMode; off_until_ms: number | null; seen_ms: number | null; missed_ms: number | null; available: number }[]
    }
  }
  list_open_alarms: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
      order_id: string
      starts_at: Date
      deadline_at: Date
      judged_at: Date | null
      pushed_at: Date | null
      messaged_at: Date | null
      customer_told_at: Date | null
      acknowledged_at: Date | null
    }
  }
  lock_due_alarm: {
    params: {
      store_id: string
      order_id: string
      now: Date | string
    }
    row: {
      store_id: string
      order_id: string
      starts_at: Date
      deadline_at: Date
      judged_at: Date | null
      pushed_at: Date | null
      messaged_at: Date | null
      customer_told_at: Date | null
    }
  }
  lock_shop_message: {
    params: {
      store_id: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  lock_waiting_order: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      cancelled_by: 'store' | 'customer' | 'system' | null
      cancellation_reason: string | null
      acknowledged_at: Date | null
      customer_phone: string
      customer_user_id: string | null
      language: Language
      total_paise: number
      practice: boolean
      unproven: boolean
      version: number
      item_count: number
      store_name: string
      store_phone: string
      store_whatsapp: string | null
      owner_user_id: string
      owner_language: Language | null
    }
  }
  pass_unjudged: {
    params: {
      push_after_seconds: number | null
      now: Date | string | null
      is_for_all: boolean
      limit: number
    }
    row: never
  }
  put_off: {
    params: {
      until: Date | string
      store_id: string
      order_id: string
    }
    row: never
  }
  read_waiting: {
    params: {
      store_id: string
      told_since: Date | string
      now: Date | string
    }
    row: {
      waiting: number
      since: Date | null
      is_told: boolean
    }
  }
  set_ended: {
    params: {
      at: Date | string | null
      ending: string | null
      store_id: string
      order_id: string
    }
    row: never
  }
  set_steps_taken: {
    params: {
      next_at: Date | string
      is_judged: boolean
      at: Date | string | null
      steps: readonly string[]
      is_joined: boolean
      store_id: string
      order_id: string
    }
    row: never
  }
  wake_answered: {
    params: {
      now: Date | string
    }
    row: never
  }
}
