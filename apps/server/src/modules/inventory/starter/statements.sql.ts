// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  list_shelf_names: {
    params: {
      store_id: string
    }
    row: {
      sku: string | null
      name: string
      brand: string
      pack_size: string | null
    }
  }
  lock_shelf: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
    }
  }
}
