// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'

export type Statements = {
  find_usual_method: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      payment_method: OrderPaymentMethod
    }
  }
}
