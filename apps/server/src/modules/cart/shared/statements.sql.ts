// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_shared_carts_before: {
    params: {
      before: Date | string
    }
    row: never
  }
  find_ordered_at: {
    params: {
      cart_hash: Buffer
      store_id: string
    }
    row: {
      ordered_at: Date
    }
  }
  find_shared_cart: {
    params: {
      cart_hash: Buffer
      after: Date | string
    }
    row: {
      store_id: string
      items: { product_id: string; quantity: number; born: number; by: string | null }[]
      change_no: number
      changed_by: string | null
      changed_at: Date
      ordered_at: Date | null
      stopped_at: Date | null
    }
  }
  insert_changes: {
    params: {
      cart_hash: Buffer
      op_ids: readonly string[]
    }
    row: {
      op_id: string
    }
  }
  insert_shared_cart: {
    params: {
      cart_hash: Buffer
      store_id: string
      items: string
      changed_by: string | null
      at: Date | string
    }
    row: never
  }
  lock_shared_cart: {
    params: {
      cart_hash: Buffer
      after: Date | string
    }
    row: {
      store_id: string
      items: { product_id: string; quantity: number; born: number; by: string | null }[]
      change_no: number
      changed_by: string | null
      changed_at: Date
      ordered_at: Date | null
      stopped_at: Date | null
    }
  }
  set_lines: {
    params: {
      items: string
      change_no: number
      changed_by: string | null
      at: Date | string
      cart_hash: Buffer
    }
    row: never
  }
  set_ordered: {
    params: {
      at: Date | string | null
      cart_hash: Buffer
      store_id: string
    }
    row: never
  }
  set_stopped: {
    params: {
      at: Date | string | null
      cart_hash: Buffer
    }
    row: never
  }
}
