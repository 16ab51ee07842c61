// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { CreditNote, StoredInvoice } from '@jhola/contract/orders/invoices/schema'

export type Statements = {
  find_bill: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      body: StoredInvoice | CreditNote
    }
  }
  get_seller: {
    params: {
      store_id: string
    }
    row: {
      name: string
      name_hi: string | null
      street: string
      locality: string
      city: string
      state: string
      pincode: string
      phone: string
      gstin: string | null
      is_composition: boolean
      fssai: string | null
    }
  }
  insert_paper: {
    params: {
      store_id: string
      series: string
      year: number
      no: number
      number: string
      kind: string
      order_id: string
      issued_at: Date | string
      total_amount: number
      body: string
    }
    row: never
  }
  list_credit_notes: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      body: StoredInvoice | CreditNote
    }
  }
  list_papers: {
    params: {
      store_id: string
      to: Date | string
      issued_at: Date | string
      number: string
    }
    row: {
      issued_at: Date
      number: string
      body: StoredInvoice | CreditNote
    }
  }
  list_unbilled: {
    params: {
      store_id: string
      from: Date | string
      to: Date | string
    }
    row: {
      order_id: string
    }
  }
  read_line_hsn: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      line_no: number
      hsn: string | null
    }
  }
  take_paper_number: {
    params: {
      store_id: string
      series: string
      year: number
    }
    row: {
      last_no: number
    }
  }
}
