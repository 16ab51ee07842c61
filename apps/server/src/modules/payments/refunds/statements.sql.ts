// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { RefundBearer, RefundDestination, RecordedRefundReason, RefundState } from '@jhola/contract/payments/refunds/refunds'
import type { ProviderId } from '@jhola/contract/payments/schema'

export type Statements = {
  count_open_refunds: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      open: number
    }
  }
  end_hand_return: {
    params: {
      at: Date | string | null
      destination: RefundDestination
      store_id: string
      refund_id: string
    }
    row: never
  }
  find_hand_return: {
    params: {
      store_id: string
      refund_id: string
    }
    row: {
      order_id: string
    }
  }
  find_newest_return: {
    params: {
      store_id: string
      payment_id: string
      refund_id: string | null
    }
    row: {
      provider: ProviderId
      key: string
      store_id: string
      order_id: string
      payment_id: string
      refund_id: string | null
      round: number
      amount_paise: number
      status: RefundState
      by_hand: boolean
      tries: number
      created_at: Date
      changed_at: Date
    }
  }
  find_return: {
    params: {
      provider: string
      key: string
    }
    row: {
      provider: ProviderId
      key: string
      store_id: string
      order_id: string
      payment_id: string
      refund_id: string | null
      round: number
      amount_paise: number
      status: RefundState
      by_hand: boolean
      tries: number
      created_at: Date
      changed_at: Date
    }
  }
  insert_refund: {
    params: {
      store_id: string
      refund_id: string
      order_id: string
      payment_id: string | null
      destination: RefundDestination
      status: RefundState
      amount_paise: number
      goods_paise: number
      tax_paise: number
      fees_paise: number
      reason: RecordedRefundReason
      note: string | null
      borne_by: RefundBearer
      created_at: Date | string
      done_at: Date | string | null
      of_rest: boolean
      user_id: string | null
      label: string
      line_nos: readonly number[]
      quantities: readonly number[]
    }
    row: never
  }
  insert_return: {
    params: {
      provider: ProviderId
      key: string
      store_id: string
      order_id: string
      payment_id: string
      refund_id: string | null
      round: number
      amount_paise: number
      at: Date | string
    }
    row: never
  }
  is_all_back: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      is_back: boolean
    }
  }
  list_refund_lines: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      refund_id: string
      line_no: number
      quantity: number
    }
  }
  list_refunds: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      store_id: string
      refund_id: string
      order_id: string
      payment_id: string | null
      destination: RefundDestination
      status: RefundState
      amount_paise: number
      goods_paise: number
      tax_paise: number
      fees_paise: number
      reason: RecordedRefundReason
      note: string | null
      borne_by: RefundBearer
      created_at: Date
      done_at: Date | null
      of_rest: boolean
    }
  }
  list_returns_due: {
    params: {
      status: string
      now: Date | string
      kinds: readonly string[]
      limit: number
    }
    row: {
      provider: ProviderId
      key: string
      store_id: string
      order_id: string
      payment_id: string
      refund_id: string | null
      round: number
      amount_paise: number
      status: RefundState
      by_hand: boolean
      tries: number
      created_at: Date
      changed_at: Date
    }
  }
  list_whole_returns: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      payment_id: string
      status: RefundState | "done" | "pending"
      amount_paise: number
      why: "other_amount" | "not_needed" | "called_off"
      created_at: Date
      done_at: Date | null
    }
  }
  lock_return: {
    params: {
      store_id: string
      provider: string
      key: string
    }
    row: {
      provider: ProviderId
      key: string
      store_id: string
      order_id: string
      payment_id: string
      refund_id: string | null
      round: number
      amount_paise: number
      status: RefundState
      by_hand: boolean
      tries: number
      created_at: Date
      changed_at: Date
    }
  }
  note_return_try: {
    params: {
      next_at: Date | string
      store_id: string
      provider: string
      key: string
    }
    row: never
  }
  set_refund_by_returns: {
    params: {
      at: Date | string | null
      refund_id: string
      store_id: string
    }
    row: never
  }
  set_return_state: {
    params: {
      status: RefundState
      by_hand: boolean
      next_at: Date | string
      at: Date | string
      store_id: string
      provider: string
      key: string
    }
    row: never
  }
}
