// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { Language } from '@jhola/contract/shared/wire'

export type Statements = {
  find_rider: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      user_id: string
    }
  }
  find_telling: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      customer_phone: string
      customer_user_id: string | null
      language: Language
      store_name: string
      estimated_delivery: Date | null
    }
  }
  list_line_names: {
    params: {
      store_id: string
      order_id: string
      product_ids: readonly string[]
    }
    row: {
      product_name: string
    }
  }
}
