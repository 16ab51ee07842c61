// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
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
  set_indexes: {
    params: {
      index_version: number
      rows: string
    }
    row: never
  }
}
