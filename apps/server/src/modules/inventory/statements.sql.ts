// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { MovementKind } from '@jhola/contract/inventory/stock/movements'
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
  find_broken_ledgers: {
    params: {
      store_id: string | null
    }
    row: {
      store_id: string
      product_id: string
      problem: "stock is not its ledger"
    }
  }
  list_movements: {
    params: {
      store_id: string
      product_id: string
      limit: number
      skip: number
    }
    row: {
      movement_id: string
      kind: MovementKind
      delta_on_hand: number
      delta_reserved: number
      on_hand_after: number
      reserved_after: number
      reason: string | null
      order_id: string | null
      order_no: number | null
      actor_kind: string
      actor_name: string | null
      actor_role: "owner" | StaffRole | null
      at: Date
      total: number
    }
  }
  move_order_stock: {
    params: {
      store_id: string
      order_id: string | null
      on_hand: number
      reserved: number
      kind: MovementKind
      actor_kind: string
      user_id: string | null
      at: Date | string
    }
    row: {
      product_id: string
    }
  }
  move_packed_stock: {
    params: {
      moves: string
      store_id: string
      is_held: boolean
      unproven: boolean
      order_id: string | null
      actor_kind: string
      user_id: string | null
      at: Date | string
    }
    row: never
  }
  tell_shelf_changed: {
    params: {
      shelves_channel: string
      store_id: string
    }
    row: {
      pg_notify: string | null
    }
  }
  write_first_stock: {
    params: {
      store_id: string
      kind: string
      user_id: string | null
      at: Date | string
      moves: string
    }
    row: never
  }
  write_stock_moves: {
    params: {
      moves: string
      store_id: string
      at: Date | string
      kind: string
      user_id: string | null
    }
    row: never
  }
}
