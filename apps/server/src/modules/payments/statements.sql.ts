// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { PaymentStatus } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { CashCount, ClosingReason } from '@jhola/contract/payments/dashboard/day-closing'
import type { RefundBearer, RefundDestination, RecordedRefundReason, RefundState, RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { PaymentFailure, PaymentState } from '@jhola/contract/payments/rules'
import type { BANK_REFUNDS, BankPayment, ProviderId } from '@jhola/contract/payments/schema'

export type Statements = {
  count_failed_returns: {
    params: {
      reference: string
    }
    row: {
      failed: number
    }
  }
  count_open_refunds: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      open: number
    }
  }
  delete_reports_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  end_bank_return: {
    params: {
      key: string
      now: Date | string
    }
    row: never
  }
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
  find_bank_payment: {
    params: {
      reference: string
    }
    row: {
      reference: string
      payment_id: string
      payee: string
      amount_paise: number
      method: OrderPaymentMethod
      return_path: string
      state: BankPayment['state']
      created_at: Date
      approves_at: Date | null
      paid_paise: number | null
      gives_back: (typeof BANK_REFUNDS)[number]
    }
  }
  find_bank_return: {
    params: {
      key: string
    }
    row: {
      key: string
      reference: string
      amount_paise: number
      state: RefundPayoutState
      done_at: Date | null
    }
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
  find_claimed_utr: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      utr: string
    }
  }
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
  find_matched: {
    params: {
      utr: string
    }
    row: {
      store_id: string
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
  insert_bank_payment: {
    params: {
      reference: string
      payment_id: string
      payee: string
      amount_paise: number
      method: OrderPaymentMethod
      return_path: string
      created_at: Date | string
    }
    row: never
  }
  insert_bank_return: {
    params: {
      key: string
      reference: string
      amount_paise: number
      state: RefundPayoutState
      done_at: Date | string | null
      at: Date | string
    }
    row: never
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
  insert_payment_report: {
    params: {
      provider: string
      event_id: string
      payment_id: string | null
      said: string
      body_hash: Buffer
      at: Date | string
    }
    row: never
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
  insert_report: {
    params: {
      report_id: string
      event_id: string
      reference: string
      said: (Exclude<BankPayment['state'], 'given_back'> | `return_${RefundPayoutState}`)
      return_key: string | null
      due_at: Date | string
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
  list_due_reports: {
    params: {
      now: Date | string
      limit: number
    }
    row: {
      report_id: string
      event_id: string
      reference: string
      said: Exclude<BankPayment['state'], 'given_back'> | `return_${RefundPayoutState}`
      return_key: string | null
      due_at: Date
      tries: number
      paise: number
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
  list_to_ask: {
    params: {
      authoritative: readonly string[]
      created_after: Date | string
      created_before: Date | string
      asked_before: Date | string
      limit: number
    }
    row: {
      store_id: string
      payment_id: string
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
  list_undecided: {
    params: {
      store_id: string
      order_id: string
      authoritative: readonly string[]
    }
    row: {
      store_id: string
      payment_id: string
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
  lock_bank_payment: {
    params: {
      reference: string
    }
    row: {
      reference: string
      payment_id: string
      payee: string
      amount_paise: number
      method: OrderPaymentMethod
      return_path: string
      state: BankPayment['state']
      created_at: Date
      approves_at: Date | null
      paid_paise: number | null
      gives_back: (typeof BANK_REFUNDS)[number]
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
  move_bank_payment: {
    params: {
      to: BankPayment['state']
      at: Date | string | null
      reference: string
      from: string
    }
    row: {
      reference: string
      payment_id: string
      payee: string
      amount_paise: number
      method: OrderPaymentMethod
      return_path: string
      state: BankPayment['state']
      created_at: Date
      approves_at: Date | null
      paid_paise: number | null
      gives_back: (typeof BANK_REFUNDS)[number]
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
  note_sending: {
    params: {
      sent_at: Date | string | null
      again_at: Date | string | null
      report_id: string
    }
    row: never
  }
  set_asked: {
    params: {
      at: Date | string | null
      store_id: string
      payment_id: string
    }
    row: never
  }
  set_asked_amount: {
    params: {
      amount_paise: number
      store_id: string
      payment_id: string
    }
    row: never
  }
  set_bank_plans: {
    params: {
      approves_at: Date | string | null
      paid_paise: number | null
      returning: (typeof BANK_REFUNDS)[number]
      reference: string
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
  sum_bank_returns: {
    params: {
      reference: string
    }
    row: {
      sum: number
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
    }
  }
}
