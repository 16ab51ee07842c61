// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  adopt_guest_orders: {
    params: {
      user_id: string | null
      phone: string | null
    }
    row: never
  }
  erase_customers: {
    params: {
      store_ids: readonly string[]
      order_ids: readonly string[]
      called_off: string | null
    }
    row: never
  }
  lock_finished_of: {
    params: {
      user_id: string
      finished: readonly string[]
    }
    row: {
      store_id: string
      order_id: string
      customer_name: string
      customer_phone: string
      delivery_address: string
      landmark: string | null
      updated_at: Date
    }
  }
  lock_finished_of_deleted: {
    params: {
      finished: readonly string[]
      limit: number
    }
    row: {
      store_id: string
      order_id: string
      customer_name: string
      customer_phone: string
      delivery_address: string
      landmark: string | null
      updated_at: Date
    }
  }
}
