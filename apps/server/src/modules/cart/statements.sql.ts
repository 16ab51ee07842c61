// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_cart: {
    params: {
      user_id: string
      store_id: string
    }
    row: never
  }
  delete_carts: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_favourites: {
    params: {
      user_id: string
    }
    row: never
  }
  find_favourites: {
    params: {
      user_id: string
      store_id: string
    }
    row: {
      store_id: string
      items: { product_id: string; quantity: number }[]
      changed_at: Date
    }
  }
  find_kept_cart: {
    params: {
      user_id: string
      store_id: string
    }
    row: {
      store_id: string
      items: { product_id: string; quantity: number }[]
      changed_at: Date
    }
  }
  keep_cart: {
    params: {
      user_id: string
      store_id: string
      items: string
      changed_at: Date | string
    }
    row: never
  }
  keep_favourites: {
    params: {
      user_id: string
      store_id: string
      items: string
      changed_at: Date | string
    }
    row: never
  }
  list_carts: {
    params: {
      user_id: string
      limit: number
    }
    row: {
      store_id: string
      items: { product_id: string; quantity: number }[]
      changed_at: Date
    }
  }
  list_favourites: {
    params: {
      user_id: string
    }
    row: {
      store_id: string
      items: { product_id: string; quantity: number }[]
      changed_at: Date
    }
  }
  list_unit_sizes: {
    params: {
      store_id: string
      product_ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      unit_size: number
    }
  }
}
