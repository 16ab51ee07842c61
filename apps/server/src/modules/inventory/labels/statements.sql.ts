// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  list_label_rows: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      brand: string
      sku: string | null
      pack_size: string | null
      unit: string
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
      barcode: string | null
    }
  }
  lock_uncoded: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
    }
  }
  set_codes: {
    params: {
      at: Date | string
      codes: string
      store_id: string
    }
    row: {
      id: string
      barcode: string
    }
  }
  take_code_numbers: {
    params: {
      store_id: string
      count: number
    }
    row: {
      last: number
    }
  }
}
