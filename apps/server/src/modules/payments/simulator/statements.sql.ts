// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { BANK_REFUNDS, BankPayment } from '@jhola/contract/payments/schema'

export type Statements = {
  count_failed_returns: {
    params: {
      reference: string
    }
    row: {
      failed: number
    }
  }
  end_bank_return: {
    params: {
      key: string
      now: Date | string
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
  note_sending: {
    params: {
      sent_at: Date | string | null
      again_at: Date | string | null
      report_id: string
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
  sum_bank_returns: {
    params: {
      reference: string
    }
    row: {
      sum: number
    }
  }
}
