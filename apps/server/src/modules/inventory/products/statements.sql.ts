// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  find_tax_mode: {
    params: {
      store_id: string
    }
    row: {
      tax_mode: TaxMode
    }
  }
  has_ledger: {
    params: {
      store_id: string
      product_id: string
    }
    row: {
      '?column?': number
    }
  }
  mark_product_deleted: {
    params: {
      at: Date | string
      store_id: string
      product_id: string
    }
    row: never
  }
  mark_product_restored: {
    params: {
      at: Date | string
      store_id: string
      product_id: string
    }
    row: never
  }
  set_product_active: {
    params: {
      active: boolean
      at: Date | string
      store_id: string
      product_id: string
    }
    row: never
  }
  set_product_family: {
    params: {
      family_id: string | null
      store_id: string
      product_id: string
    }
    row: never
  }
  set_product_photo: {
    params: {
      image: string
      media_id: string | null
      at: Date | string
      store_id: string
      product_id: string
    }
    row: never
  }
  was_ordered: {
    params: {
      store_id: string
      product_id: string
    }
    row: {
      '?column?': number
    }
  }
}
