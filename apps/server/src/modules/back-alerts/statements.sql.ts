// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_alerts_of: {
    params: {
      user_id: string
      phone: string
    }
    row: never
  }
  delete_old_alerts: {
    params: {
      before: Date | string
    }
    row: never
  }
  delete_oldest_alerts: {
    params: {
      user_id: string
      phone: string
      limit: number
    }
    row: never
  }
  find_wanted: {
    params: {
      now: Date | string
      today: string
      store_id: string
      product_id: string
    }
    row: {
      is_sold: boolean
      is_there: boolean
    }
  }
  insert_alert: {
    params: {
      store_id: string
      product_id: string
      alert_id: string
      user_id: string | null
      phone: string | null
      language: string
      at: Date | string
    }
    row: never
  }
  list_alerts_of: {
    params: {
      user_id: string
      phone: string
    }
    row: {
      store: string
      product: string
      language: string
      created_at: Date
    }
  }
  take_back: {
    params: {
      now: Date | string
      today: string
      limit: number
    }
    row: {
      store_id: string
      product_id: string
      user_id: string | null
      guest_phone: string | null
      language: string
      name: string
      name_hi: string | null
      pack_size: string | null
      store_name: string
      account_phone: string | null
      account_email: string | null
      is_phone_proven: boolean
      is_email_proven: boolean
    }
  }
}
