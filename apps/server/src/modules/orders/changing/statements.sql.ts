// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ProviderId } from '@jhola/contract/payments/schema'

export type Statements = {
  find_service_payment: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      payment_id: string
      provider: ProviderId
    }
  }
  insert_receipt: {
    params: {
      store_id: string
      order_id: string
      amount_paise: number
      method: OrderPaymentMethod
      by_service: boolean
      at: Date | string
    }
    row: never
  }
  list_expired_orders: {
    params: {
      now: Date | string
      since: Date | string
      store_id: string
      order_id: string
      limit: number
    }
    row: {
      store_id: string
      order_id: string
      since: string
    }
  }
  list_unpaid_orders: {
    params: {
      before: Date | string
      since: Date | string
      store_id: string
      order_id: string
      limit: number
    }
    row: {
      store_id: string
      order_id: string
      since: string
    }
  }
}
