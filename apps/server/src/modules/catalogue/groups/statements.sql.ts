// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'

export type Statements = {
  list_sizes: {
    params: {
      store_id: string
      family_id: string
      limit: number
    }
    row: {
      store_id: string
      product_id: string
      name: string
      name_hi: string | null
      description: string
      description_hi: string | null
      brand: string
      category: string
      image: string
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
      on_hand: number
      reserved: number
      min_stock: number
      expiry_date: string | null
      stock_mode: StockMode
      off_until: Date | null
      seen_at: Date | null
      missed_at: Date | null
    }
  }
  list_there: {
    params: {
      store_id: string
      category: string
      now: Date | string
      family_id: string | null
      limit: number
    }
    row: {
      store_id: string
      product_id: string
      name: string
      name_hi: string | null
      description: string
      description_hi: string | null
      brand: string
      category: string
      image: string
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
      on_hand: number
      reserved: number
      min_stock: number
      expiry_date: string | null
      stock_mode: StockMode
      off_until: Date | null
      seen_at: Date | null
      missed_at: Date | null
      family_id: string | null
    }
  }
  lock_ungrouped: {
    params: {
      limit: number
    }
    row: {
      store_id: string
      product_id: string
      name: string
      brand: string
      category: string
      pack_size: string | null
      loose: boolean
    }
  }
  set_families: {
    params: {
      rows: string
    }
    row: never
  }
}
