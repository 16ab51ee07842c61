// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { OrderStatus } from '@jhola/contract/orders/statuses'

export type Statements = {
  clear_category_modes: {
    params: {
      store_id: string
      category: string | null
    }
    row: never
  }
  find_shop_mode: {
    params: {
      store_id: string
    }
    row: {
      stock_mode: StockMode
    }
  }
  list_askable: {
    params: {
      store_id: string
      since: Date | string
      now: Date | string
      asked_since: Date | string
      limit: number
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      image: string
      brand: string
      pack_size: string | null
      stock_mode: StockMode
      seen_at: Date | null
      missed_at: Date | null
      asked_at: Date | null
      is_off: boolean
      orders: number
    }
  }
  list_category_modes: {
    params: {
      store_id: string
    }
    row: {
      category: string
      mode: StockMode | null
      products: number
    }
  }
  list_holding_orders: {
    params: {
      store_id: string
      product_id: string
      limit: number
    }
    row: {
      order_id: string
      order_no: number
      status: OrderStatus
      quantity: number
      unit: string
      unit_size: number
    }
  }
  lock_countable: {
    params: {
      store_id: string
      product_ids: readonly string[]
    }
    row: {
      product_id: string
      unit: string
      unit_size: number
      on_hand: number
      reserved: number
    }
  }
  lock_modes: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
    }
  }
  mark_missed: {
    params: {
      store_id: string
      product_ids: readonly string[]
      at: Date | string | null
    }
    row: never
  }
  mark_scanned: {
    params: {
      seen: string
      store_id: string
    }
    row: never
  }
  mark_seen_in_order: {
    params: {
      store_id: string
      at: Date | string | null
      order_id: string
    }
    row: never
  }
  set_category_mode: {
    params: {
      store_id: string
      category: string
      mode: StockMode
    }
    row: never
  }
  set_counted: {
    params: {
      at: Date | string
      store_id: string
      product_ids: readonly string[]
    }
    row: never
  }
  set_on_shelf: {
    params: {
      off_until: Date | string | null
      seen_at: Date | string | null
      missed_at: Date | string | null
      asked_at: Date | string | null
      at: Date | string
      store_id: string
      product_id: string
    }
    row: never
  }
  set_own_modes: {
    params: {
      store_id: string
      category: string | null
      product_ids: readonly string[] | null
      mode: StockMode | null
    }
    row: never
  }
  set_shop_mode: {
    params: {
      mode: StockMode
      store_id: string
    }
    row: never
  }
}
