// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_reports_before: {
    params: {
      before: Date | string
      limit: number
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
  set_asked: {
    params: {
      at: Date | string | null
      store_id: string
      payment_id: string
    }
    row: never
  }
}
