// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { MovementKind } from '@jhola/contract/inventory/stock/movements'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { StaffRole } from '@jhola/contract/staff/roles'
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  analyse_products: {
    params: undefined
    row: never
  }
  begin_check: {
    params: {
      mapping: string
      at: Date | string
      store_id: string
      import_id: string
    }
    row: {
      turn: number
    }
  }
  clear_category_modes: {
    params: {
      store_id: string
      category: string | null
    }
    row: never
  }
  delete_good_rows: {
    params: {
      store_id: string
      import_id: string
    }
    row: never
  }
  delete_imports_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_imports_of: {
    params: {
      store_id: string
    }
    row: never
  }
  delete_price_changes_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: {
      changes: number
    }
  }
  delete_rows_of_import: {
    params: {
      store_id: string
      import_id: string
    }
    row: never
  }
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
  find_import: {
    params: {
      store_id: string
      import_id: string
    }
    row: {
      store_id: string
      import_id: string
      file_name: string
      kind: 'csv' | 'xlsx'
      state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed'
      apply_at_once: boolean
      failure: { code: string; details: object | null } | null
      guessed_encoding: string | null
      columns: { heading: string; sample: string }[]
      mapping: Record<string, number>
      rows_total: number
      rows_checked: number
      rows_new: number
      rows_changed: number
      rows_same: number
      rows_refused: number
      rows_applied: number
      applied_to_row: number
      turn: number
      user_id: string
      created_at: Date
      alive_at: Date
    }
  }
  find_import_file: {
    params: {
      store_id: string
      import_id: string
    }
    row: {
      file: Buffer | null
    }
  }
  find_latest_import: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
      import_id: string
      file_name: string
      kind: 'csv' | 'xlsx'
      state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed'
      apply_at_once: boolean
      failure: { code: string; details: object | null } | null
      guessed_encoding: string | null
      columns: { heading: string; sample: string }[]
      mapping: Record<string, number>
      rows_total: number
      rows_checked: number
      rows_new: number
      rows_changed: number
      rows_same: number
      rows_refused: number
      rows_applied: number
      applied_to_row: number
      turn: number
      user_id: string
      created_at: Date
      alive_at: Date
    }
  }
  find_shop_mode: {
    params: {
      store_id: string
    }
    row: {
      stock_mode: StockMode
    }
  }
  find_taken_codes: {
    params: {
      barcodes: readonly string[]
      store_id: string
      skus: readonly string[]
    }
    row: {
      product_id: string
      name: string
      barcode: string | null
      sku: string | null
    }
  }
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
  insert_import: {
    params: {
      store_id: string
      import_id: string
      file_name: string
      kind: ('csv' | 'xlsx')
      file: Buffer | null
      apply_at_once: boolean
      guessed_encoding: string | null
      columns: string
      mapping: string
      user_id: string
      at: Date | string
    }
    row: never
  }
  insert_import_rows: {
    params: {
      store_id: string
      import_id: string
      rows: string
    }
    row: never
  }
  insert_price_change: {
    params: {
      store_id: string
      change_id: string
      user_id: string
      at: Date | string
      what: string
      rows: string
    }
    row: never
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
  list_changed_prices: {
    params: {
      store_id: string
      change_id: string
    }
    row: {
      product_id: string
      name: string
      old_paise: number
      new_paise: number
    }
  }
  list_good_rows: {
    params: {
      store_id: string
      import_id: string
      after: number
      limit: number
    }
    row: {
      row_no: number
      name: string
      outcome: string
      product_id: string | null
      content: unknown
      problems: unknown
      cells: unknown
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
  list_price_history: {
    params: {
      store_id: string
      product_id: string
      limit: number
    }
    row: {
      change_id: string
      old_paise: number
      new_paise: number
      undone: boolean
      made_at: Date
      name: string | null
      role: 'store_owner' | 'store_staff' | null
      staff_role: StaffRole | null
    }
  }
  list_prices: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      pack_size: string | null
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
    }
  }
  list_product_facts: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      description: string
      description_hi: string | null
      brand: string
      supplier_name: string
      country_of_origin: string | null
      importer: string
      shelf_place: string
      category: string
      category_hi: string | null
      price_paise: number
      mrp_paise: number | null
      cost_paise: number | null
      gst_rate_percent: string
      hsn: string | null
      sku: string | null
      barcode: string | null
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      tags: string[]
      aliases: string
      expiry_date: string | null
      active: boolean
      on_hand: number
      reserved: number
      own_mode: StockMode | null
      family_id: string | null
      min_stock: number
      max_stock: number
    }
  }
  list_product_keys: {
    params: {
      store_id: string
      after: string | null
      limit: number
    }
    row: {
      product_id: string
      name: string
      pack_size: string | null
      sku: string | null
      barcode: string | null
    }
  }
  list_rows_of: {
    params: {
      store_id: string
      import_id: string
      outcome: string
      after: number
      limit: number
    }
    row: {
      row_no: number
      name: string
      outcome: string
      product_id: string | null
      content: unknown
      problems: unknown
      cells: unknown
    }
  }
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
  lock_import: {
    params: {
      store_id: string
      import_id: string
    }
    row: {
      store_id: string
      import_id: string
      file_name: string
      kind: 'csv' | 'xlsx'
      state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed'
      apply_at_once: boolean
      failure: { code: string; details: object | null } | null
      guessed_encoding: string | null
      columns: { heading: string; sample: string }[]
      mapping: Record<string, number>
      rows_total: number
      rows_checked: number
      rows_new: number
      rows_changed: number
      rows_same: number
      rows_refused: number
      rows_applied: number
      applied_to_row: number
      turn: number
      user_id: string
      created_at: Date
      alive_at: Date
    }
  }
  lock_imports_of: {
    params: {
      store_id: string
    }
    row: {
      pg_advisory_xact_lock: string
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
  lock_price_change: {
    params: {
      store_id: string
      change_id: string
    }
    row: {
      undone_at: Date | null
    }
  }
  lock_prices: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      pack_size: string | null
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
    }
  }
  lock_product_facts: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      description: string
      description_hi: string | null
      brand: string
      supplier_name: string
      country_of_origin: string | null
      importer: string
      shelf_place: string
      category: string
      category_hi: string | null
      price_paise: number
      mrp_paise: number | null
      cost_paise: number | null
      gst_rate_percent: string
      hsn: string | null
      sku: string | null
      barcode: string | null
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      tags: string[]
      aliases: string
      expiry_date: string | null
      active: boolean
      on_hand: number
      reserved: number
      own_mode: StockMode | null
      family_id: string | null
      min_stock: number
      max_stock: number
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
  lock_uncoded: {
    params: {
      store_id: string
      ids: readonly string[]
    }
    row: {
      product_id: string
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
  mark_price_change_undone: {
    params: {
      at: Date | string | null
      store_id: string
      change_id: string
    }
    row: never
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
  mark_seen_in_order: {
    params: {
      store_id: string
      at: Date | string | null
      order_id: string
    }
    row: never
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
  move_state: {
    params: {
      to: ('checking' | 'checked' | 'applying' | 'applied' | 'failed')
      at: Date | string
      store_id: string
      import_id: string
      turn: number
      from: string
    }
    row: never
  }
  note_applied: {
    params: {
      rows: number
      to_row: number
      refused_new: number
      refused_changed: number
      at: Date | string
      store_id: string
      import_id: string
      turn: number
    }
    row: never
  }
  note_checked: {
    params: {
      checked: number
      new: number
      changed: number
      same: number
      refused: number
      at: Date | string
      store_id: string
      import_id: string
      turn: number
    }
    row: never
  }
  note_total: {
    params: {
      total: number
      at: Date | string
      store_id: string
      import_id: string
      turn: number
    }
    row: never
  }
  refuse_rows: {
    params: {
      rows: string
      store_id: string
      import_id: string
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
  set_failed: {
    params: {
      failure: string | null
      at: Date | string
      store_id: string
      import_id: string
      turn: number
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
  set_prices: {
    params: {
      at: Date | string
      prices: string
      store_id: string
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
  set_shop_mode: {
    params: {
      mode: StockMode
      store_id: string
    }
    row: never
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
  tell_shelf_changed: {
    params: {
      shelves_channel: string
      store_id: string
    }
    row: {
      pg_notify: string | null
    }
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
