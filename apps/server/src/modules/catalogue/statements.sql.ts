// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { VegMark } from '@jhola/contract/catalogue/schema'

export type Statements = {
  count_categories: {
    params: {
      now: Date | string
      today: string
      store_id: string
    }
    row: {
      category: string
      category_hi: string | null
      count: number
      below_mrp: number
      most_percent: number
    }
  }
  count_low_stock: {
    params: {
      store_id: string
      now: Date | string
    }
    row: {
      count: number
    }
  }
  count_own_products: {
    params: {
      store_id: string
      ids?: readonly string[]
      expires_until?: string
      max_paise?: number
      min_paise?: number
      category?: string
      now?: Date | string
    }
    row: {
      total: number
    }
  }
  find_by_barcode: {
    params: {
      store_id: string
      codes: readonly string[]
    }
    row: {
      product_id: string
    }
  }
  find_code_holder: {
    params: {
      barcodes: readonly string[]
      store_id: string
      product_id: string
      sku: string
    }
    row: {
      name: string
      by: "barcode" | "sku"
    }
  }
  find_known: {
    params: {
      store_id: string
      product_id: string
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
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      is_sold: boolean
    }
  }
  find_own_product: {
    params: {
      store_id: string
      product_id: string
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string | null
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
    }
  }
  insert_product_records: {
    params: {
      records: string
    }
    row: never
  }
  list_catalogue: {
    params: {
      category_order: readonly string[]
      store_id: string
      limit: number
      skip: number
      ids?: readonly string[]
      categories?: readonly string[]
      now?: Date | string
      today?: string
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
      total: number
    }
  }
  list_family: {
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
    }
  }
  list_orderable: {
    params: {
      store_id: string
      product_ids: readonly string[]
    }
    row: {
      product_id: string
      version: number
      name: string
      name_hi: string | null
      image: string
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      active: boolean
      price_paise: number
      gst_rate_percent: string
      on_hand: number
      reserved: number
      stock_mode: StockMode
      off_until: Date | null
      expiry_date: string | null
    }
  }
  list_own_by_code: {
    params: {
      store_id: string
      sku: string
      codes: readonly string[]
      limit: number
      skip: number
      ids?: readonly string[]
      expires_until?: string
      max_paise?: number
      min_paise?: number
      category?: string
      now?: Date | string
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string | null
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
      total: number
    }
  }
  list_own_products: {
    params: {
      store_id: string
      limit: number
      skip: number
      now?: Date | string
      category?: string
      min_paise?: number
      max_paise?: number
      expires_until?: string
      ids?: readonly string[]
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string | null
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
    }
  }
  list_shop_tokens: {
    params: {
      store_id: string
    }
    row: {
      word: string
    }
  }
  lock_own_product: {
    params: {
      store_id: string
      product_id: string
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string | null
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
    }
  }
  search_best: {
    params: {
      exact: string
      sound: string
      store_id: string
      group_0: string
      wanted: number
      match: string
      limit: number
      skip: number
      amounts?: string
      group_1?: string
      group_2?: string
      ids?: readonly string[]
      categories?: readonly string[]
      now?: Date | string
      today?: string
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
      total: number
    }
  }
  search_most_met: {
    params: {
      exact: string
      sound: string
      store_id: string
      match: string
      limit: number
      skip: number
      amounts?: string
      heads?: string
      named_category?: string
      counted?: readonly string[]
      ids?: readonly string[]
      categories?: readonly string[]
      now?: Date | string
      today?: string
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
      total: number
    }
  }
  search_own_best: {
    params: {
      exact: string
      sound: string
      store_id: string
      group_0: string
      wanted: number
      match: string
      limit: number
      skip: number
      now?: Date | string
      category?: string
      min_paise?: number
      max_paise?: number
      expires_until?: string
      ids?: readonly string[]
      group_1?: string
      group_2?: string
      amounts?: string
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string | null
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
      total: number
    }
  }
  search_own_most_met: {
    params: {
      exact: string
      sound: string
      store_id: string
      match: string
      limit: number
      skip: number
      now?: Date | string
      category?: string
      min_paise?: number
      max_paise?: number
      expires_until?: string
      ids?: readonly string[]
      counted?: readonly string[]
      named_category?: string
      heads?: string
      amounts?: string
      sku?: string
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string | null
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
      total: number
    }
  }
  search_own_sorted: {
    params: {
      store_id: string
      match: string
      limit: number
      skip: number
      now?: Date | string
      category?: string
      min_paise?: number
      max_paise?: number
      expires_until?: string
      ids?: readonly string[]
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
      category_hi: string | null
      sku: string | null
      barcode: string | null
      hsn: string | null
      tags: string[]
      aliases: string
      photo_media_id: string | null
      cost_paise: number | null
      max_stock: number
      active: boolean
      supplier_name: string
      country_of_origin: string | null
      importer: string
      maker: string
      consumer_care: string
      veg_mark: VegMark | null
      shelf_place: string
      family_id: string | null
      own_mode: StockMode | null
      version: number
      created_at: Date
      updated_at: Date
      deleted_at: Date | null
      total: number
    }
  }
  set_product_records: {
    params: {
      at: Date | string
      records: string
    }
    row: never
  }
  sum_own_shelf: {
    params: {
      now: Date | string
      until: string
      today: string
      store_id: string
    }
    row: {
      category: string
      category_hi: string | null
      count: number
      active: number
      out_of_stock: number
      low_stock: number
      value_paise: number
      expiring: number
      expired: number
    }
  }
  walk_categories: {
    params: {
      categories: readonly string[]
      store_id: string
      limit: number
      page_size: number
      skip: number
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
  write_modes: {
    params: {
      store_id: string
      at: Date | string
    }
    row: never
  }
}
