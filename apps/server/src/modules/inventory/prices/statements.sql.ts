// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
  delete_price_changes_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: {
      changes: number
    }
  }
  insert_price_change: {
    params: {
      store_id: string
      change_id: string
      user_id: string
      at: Date | string
      what: string
      rows: string
    }
    row: never
  }
  list_changed_prices: {
    params: {
      store_id: string
      change_id: string
    }
    row: {
      product_id: string
      name: string
      old_paise: number
      new_paise: number
    }
  }
  list_price_history: {
    params: {
      store_id: string
      product_id: string
      limit: number
    }
    row: {
      change_id: string
      old_paise: number
      new_paise: number
      undone: boolean
      made_at: Date
      name: string | null
      role: 'store_owner' | 'store_staff' | null
      staff_role: StaffRole | null
    }
  }
  list_prices: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      pack_size: string | null
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
    }
  }
  lock_price_change: {
    params: {
      store_id: string
      change_id: string
    }
    row: {
      undone_at: Date | null
    }
  }
  lock_prices: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      pack_size: string | null
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
    }
  }
  mark_price_change_undone: {
    params: {
      at: Date | string | null
      store_id: string
      change_id: string
    }
    row: never
  }
  set_prices: {
    params: {
      at: Date | string
      prices: string
      store_id: string
    }
    row: never
  }
}
