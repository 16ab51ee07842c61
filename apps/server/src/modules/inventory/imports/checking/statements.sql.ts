// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { VegMark } from '@jhola/contract/catalogue/schema'

export type Statements = {
  analyse_products: {
    params: undefined
    row: never
  }
  find_taken_codes: {
    params: {
      barcodes: readonly string[]
      store_id: string
      skus: readonly string[]
    }
    row: {
      product_id: string
      name: string
      barcode: string | null
      sku: string | null
    }
  }
  list_product_facts: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      description: string
      description_hi: string | null
      brand: string
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      category: string
      category_hi: string | null
      price_paise: number
      mrp_paise: number | null
      cost_paise: number | null
      gst_rate_percent: string
      hsn: string | null
      sku: string | null
      barcode: string | null
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      tags: string[]
      aliases: string
      expiry_date: string | null
      active: boolean
      on_hand: number
      reserved: number
      own_mode: StockMode | null
      family_id: string | null
      min_stock: number
      max_stock: number
    }
  }
  list_product_keys: {
    params: {
      store_id: string
      after: string | null
      limit: number
    }
    row: {
      product_id: string
      name: string
      pack_size: string | null
      sku: string | null
      barcode: string | null
    }
  }
  lock_product_facts: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      description: string
      description_hi: string | null
      brand: string
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      category: string
      category_hi: string | null
      price_paise: number
      mrp_paise: number | null
      cost_paise: number | null
      gst_rate_percent: string
      hsn: string | null
      sku: string | null
      barcode: string | null
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      tags: string[]
      aliases: string
      expiry_date: string | null
      active: boolean
      on_hand: number
      reserved: number
      own_mode: StockMode | null
      family_id: string | null
      min_stock: number
      max_stock: number
    }
  }
}
