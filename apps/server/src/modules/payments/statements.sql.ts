// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { PaymentFailure, PaymentState } from '@jhola/contract/payments/rules'
import type { ProviderId } from '@jhola/contract/payments/schema'

export type Statements = {
  end_other_attempts: {
    params: {
      at: Date | string
      store_id: string
      order_id: string
      provider: string
      method: string
      amount_paise: number
    }
    row: never
  }
  find_by_reference: {
    params: {
      provider: string
      reference: string
    }
    row: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      reference: string
      transaction: string | null
      received_paise: number | null
      failure: PaymentFailure | null
      to_give_back: boolean
      for_rest: boolean
    }
  }
  find_by_transaction: {
    params: {
      provider: string
      transaction: string
    }
    row: {
      payment_id: string
    }
  }
  find_latest: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      reference: string | null
      transaction: string | null
      received_paise: number | null
      failure: PaymentFailure | null
      to_give_back: boolean
      for_rest: boolean
    }
  }
  find_payment: {
    params: {
      store_id: string
      payment_id: string
    }
    row: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      reference: string | null
      transaction: string | null
      received_paise: number | null
      failure: PaymentFailure | null
      to_give_back: boolean
      for_rest: boolean
    }
  }
  find_payment_anywhere: {
    params: {
      payment_id: string
    }
    row: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      reference: string | null
      transaction: string | null
      received_paise: number | null
      failure: PaymentFailure | null
      to_give_back: boolean
      for_rest: boolean
    }
  }
  find_transaction: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      name: string | null
    }
  }
  forget_closing_person: {
    params: {
      store_ids: readonly string[]
      user_id: string
    }
    row: never
  }
  forget_refund_person: {
    params: {
      store_ids: readonly string[]
      user_id: string
    }
    row: never
  }
  has_held_money: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      is_there: boolean
    }
  }
  insert_extra: {
    params: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      transaction: string | null
      at: Date | string
    }
    row: never
  }
  insert_payment: {
    params: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      for_rest: boolean
      at: Date | string
    }
    row: never
  }
  list_payments_of: {
    params: {
      user_id: string
      phone: string
    }
    row: {
      order_id: string
      payment_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      failure: PaymentFailure | null
      created_at: Date
    }
  }
  list_service_sources: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      payment_id: string
      provider: ProviderId
      left_paise: number
    }
  }
  list_to_give_back: {
    params: {
      authoritative: readonly string[]
      limit: number
    }
    row: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      reference: string | null
      transaction: string | null
      received_paise: number | null
      failure: PaymentFailure | null
      to_give_back: boolean
      for_rest: boolean
      left_paise: number
    }
  }
  lock_open_payment: {
    params: {
      store_id: string
      order_id: string
      provider: string
      method: string
    }
    row: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      reference: string | null
      transaction: string | null
      received_paise: number | null
      failure: PaymentFailure | null
      to_give_back: boolean
      for_rest: boolean
    }
  }
  lock_payment: {
    params: {
      store_id: string
      payment_id: string
    }
    row: {
      store_id: string
      payment_id: string
      order_id: string
      provider: ProviderId
      method: OrderPaymentMethod
      amount_paise: number
      status: PaymentState
      reference: string | null
      transaction: string | null
      received_paise: number | null
      failure: PaymentFailure | null
      to_give_back: boolean
      for_rest: boolean
    }
  }
  set_payment_state: {
    params: {
      status: PaymentState
      failure: PaymentFailure | null
      to_give_back: boolean
      at: Date | string
      amount_paise: number | null
      transaction: string | null
      store_id: string
      payment_id: string
    }
    row: never
  }
  set_reference: {
    params: {
      reference: string | null
      store_id: string
      payment_id: string
    }
    row: {
      reference: string | null
    }
  }
}
