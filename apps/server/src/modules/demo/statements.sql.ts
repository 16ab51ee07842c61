// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  analyse: {
    params: undefined
    row: never
  }
  count_slots: {
    params: {
      store_id: string
      slot_ids: readonly string[]
    }
    row: never
  }
  has_stores: {
    params: undefined
    row: {
      any: boolean
    }
  }
  insert_helpers: {
    params: {
      store_id: string
      rows: string
    }
    row: never
  }
  insert_order_events: {
    params: {
      store_id: string
      rows: string
    }
    row: never
  }
  insert_order_items: {
    params: {
      store_id: string
      rows: string
    }
    row: never
  }
  insert_order_words: {
    params: {
      store_id: string
    }
    row: never
  }
  insert_stock_movements: {
    params: {
      store_id: string
      rows: string
    }
    row: never
  }
  insert_store_events: {
    params: {
      store_id: string
      rows: string
    }
    row: never
  }
  lift_time_limits: {
    params: undefined
    row: {
      statements: string | null
      locks: string | null
      idle: string | null
    }
  }
  lock_for_demo: {
    params: {
      demo_lock: number
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  renew_deadlines: {
    params: {
      accept_by: Date | string | null
      store_ids: readonly string[]
    }
    row: never
  }
  set_product_words: {
    params: {
      store_id: string
    }
    row: never
  }
  settle_counters: {
    params: {
      store_id: string
    }
    row: never
  }
  settle_shelves: {
    params: {
      store_id: string
    }
    row: never
  }
}
