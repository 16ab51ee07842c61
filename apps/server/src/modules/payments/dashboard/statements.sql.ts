// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { CashCount, ClosingReason } from '@jhola/contract/payments/dashboard/day-closing'
import type { RefundBearer, RecordedRefundReason, RefundState } from '@jhola/contract/payments/refunds/refunds'

export type Statements = {
  find_closing: {
    params: {
      store_id: string
      day: string
    }
    row: {
      day: string
      opening_paise: number
      cash_in_paise: number
      cash_out_paise: number
      taken_out_paise: number
      counted_paise: number
      pieces: CashCount | null
      reason: ClosingReason | null
      note: string | null
      closed_at: Date
      actor_label: string
    }
  }
  find_closing_before: {
    params: {
      store_id: string
      day: string
    }
    row: {
      day: string
      opening_paise: number
      cash_in_paise: number
      cash_out_paise: number
      taken_out_paise: number
      counted_paise: number
      pieces: CashCount | null
      reason: ClosingReason | null
      note: string | null
      closed_at: Date
      actor_label: string
    }
  }
  insert_closing: {
    params: {
      store_id: string
      day: string
      opening_paise: number
      cash_in_paise: number
      cash_out_paise: number
      taken_out_paise: number
      counted_paise: number
      pieces: string | null
      reason: ClosingReason | null
      note: string | null
      closed_at: Date | string
      actor_id: string | null
      actor_label: string
    }
    row: never
  }
  list_backs: {
    params: {
      store_id: string
      states: readonly string[] | null
      key: string | null
      limit: number
      skip: number
    }
    row: {
      key: string
      payment_id: string | null
      refund_id: string | null
      order_id: string
      order_no: number
      customer_name: string
      paise: number
      method: "cash" | OrderPaymentMethod
      by_service: boolean
      state: RefundState | "done" | "pending"
      reason: RecordedRefundReason | "other_amount" | "not_needed" | "called_off"
      borne_by: RefundBearer | null
      note: string | null
      at: Date
      done_at: Date | null
      total: number
    }
  }
  list_cash_days: {
    params: {
      store_id: string
      from: Date | string
      to: Date | string
    }
    row: {
      day: string
      in_paise: number
      out_paise: number
      round_off_paise: number
    }
  }
  list_closing_rows: {
    params: {
      store_id: string
      limit: number
      skip: number
    }
    row: {
      day: string
      opening_paise: number
      cash_in_paise: number
      cash_out_paise: number
      taken_out_paise: number
      counted_paise: number
      pieces: CashCount | null
      reason: ClosingReason | null
      note: string | null
      closed_at: Date
      actor_label: string
      total: number
    }
  }
  list_money_days: {
    params: {
      store_id: string
      from: Date | string
      to: Date | string
    }
    row: {
      day: string
      kind: "received"
      method: OrderPaymentMethod
      by_service: boolean
      count: number
      paise: number
      round_off: number
    }
  }
  list_money_moves: {
    params: {
      store_id: string
      from: Date | string
      to: Date | string
      limit: number
    }
    row: {
      at: Date
      order_id: string
      order_no: number
      kind: "received"
      method: OrderPaymentMethod
      by_service: boolean
      paise: number
      round_off: number
      total: number
      reference: string | null
    }
  }
  list_open_money: {
    params: {
      store_id: string
    }
    row: {
      order_id: string
      order_no: number
      customer_name: string
      status: OrderStatus
      payment_method: OrderPaymentMethod
      total_paise: number
      payment_claimed_at: Date | null
      claimed_utr: string | null
      updated_at: Date
    }
  }
  list_stuck: {
    params: {
      store_id: string
    }
    row: {
      kind: "held"
      order_id: string
      order_no: number
      customer_name: string
      payment_id: string | null
      method: OrderPaymentMethod
      by_service: boolean
      asked_paise: number
      received_paise: number
      at: Date
    }
  }
  sum_cash: {
    params: {
      store_id: string
      from: Date | string
      to: Date | string
    }
    row: {
      in_paise: number
      out_paise: number
      round_off_paise: number
    }
  }
}
