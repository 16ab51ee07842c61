// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'

export type Statements = {
  find_codes: {
    params: {
      store_ids: readonly string[]
      codes: readonly string[]
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
  find_marks: {
    params: {
      store_id: string
      product_ids: readonly string[]
    }
    row: {
      product_id: string
      brand: string
      barcode: string | null
    }
  }
  find_same_codes: {
    params: {
      store_ids: readonly string[]
      codes: readonly string[]
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
      barcode: string
    }
  }
  lock_stale: {
    params: {
      index_version: number
      limit: number
    }
    row: {
      store_id: string
      product_id: string
      name: string
      name_hi: string | null
      brand: string
      aliases: string
      barcode: string | null
      category: string
      category_hi: string | null
      tags: string[]
      pack_size: string | null
      description: string
      description_hi: string | null
    }
  }
  search_goods: {
    params: {
      lines: readonly number[]
      matches: readonly string[]
      brands: readonly string[]
      packs: readonly string[]
      store_ids: readonly string[]
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
      line: number
    }
  }
  search_shops: {
    params: {
      store_ids: readonly string[]
      exact: string
      sound: string
      match: string
      limit: number
      amounts?: string
      heads?: string
      named_category?: string
      counted?: readonly string[]
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
      place: number
    }
  }
  set_indexes: {
    params: {
      index_version: number
      rows: string
    }
    row: never
  }
}
