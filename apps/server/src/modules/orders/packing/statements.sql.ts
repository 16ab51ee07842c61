// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import type { AskedPacking } from '@jhola/contract/orders/packing/asked-packing'
import type { GivenChange, OrderChangeState } from '@jhola/contract/orders/packing/given-line'
import type { DeliverySlot } from '@jhola/contract/orders/schema'
import type { ActorKind, DeliveryType } from '@jhola/contract/orders/statuses'
import type { ShopRole } from '@jhola/contract/staff/roles'
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  close_question: {
    params: {
      state: OrderChangeState
      at: Date | string | null
      store_id: string
      order_id: string
    }
    row: never
  }
  delete_given_lines: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  delete_ordered_lines: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  find_open_question: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      change_no: number
      changes: LineChange[]
      question: AskedPacking | null
      answer_by: Date | null
      total_before_paise: number
      total_after_paise: number
      at: Date
    }
  }
  find_packing_terms: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      tax_mode: TaxMode
      rounds_total: boolean | null
      delivery_type: DeliveryType
      delivery_slot: DeliverySlot
      discount_paise: number
      delivery_fee_paise: number
      express_fee_paise: number
      if_missing: MissingChoice
      accept_by: Date | null
      ordered_fee_paise: number
      change_no: number
    }
  }
  has_order: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      found: boolean
    }
  }
  insert_given_lines: {
    params: {
      store_id: string
      order_id: string
      lines: string
    }
    row: never
  }
  insert_order_change: {
    params: {
      store_id: string
      order_id: string
      change_no: number
      state: OrderChangeState
      changes: string
      reason: string | null
      total_before_paise: number
      total_after_paise: number
      actor_kind: ActorKind
      actor_id: string | null
      actor_label: string
      actor_role: ShopRole | null
      at: Date | string
      by_phone: boolean
      question: string | null
      answer_by: Date | string | null
      before: string | null
    }
    row: never
  }
  keep_ordered_bill: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      change_no: number
    }
  }
  keep_ordered_lines: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  list_due_questions: {
    params: {
      now: Date | string
      after: string | null
      limit: number
    }
    row: {
      store_id: string
      order_id: string
    }
  }
  list_given_lines: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      line_no: number
      product_id: string
      product_name: string
      product_name_hi: string | null
      image: string
      unit: string
      pack_size: string | null
      unit_size: number
      quantity: number
      unit_price_paise: number
      total_paise: number
      gst_rate_percent: string
      tax_paise: number
      hsn: string | null
      if_missing: MissingChoice | null
      counted: boolean
      replaces: number | null
      change: GivenChange | null
    }
  }
  list_order_changes: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      change_no: number
      state: OrderChangeState
      changes: LineChange[]
      reason: string | null
      total_before_paise: number
      total_after_paise: number
      actor_kind: ActorKind
      actor_label: string
      actor_role: ShopRole | null
      at: Date
      by_phone: boolean
      answer_by: Date | null
      answered_at: Date | null
    }
  }
  list_ordered_lines: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      line_no: number
      product_id: string
      product_name: string
      product_name_hi: string | null
      image: string
      unit: string
      pack_size: string | null
      unit_size: number
      quantity: number
      unit_price_paise: number
      total_paise: number
      gst_rate_percent: string
      tax_paise: number
      hsn: string | null
      if_missing: MissingChoice | null
      counted: boolean
    }
  }
  list_packing_products: {
    params: {
      store_id: string
      now: Date | string
      most: number
    }
    row: {
      product_id: string
      name: string
      name_hi: string | null
      brand: string
      image: string
      category: string
      category_hi: string | null
      unit: string
      unit_size: number
      pack_size: string | null
      loose: boolean
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
      on_hand: number
      reserved: number
      stock_mode: StockMode
      off_until: Date | null
      active: boolean
      barcode: string | null
      shelf_place: string
      family_id: string | null
      expiry_date: string | null
      seen_at: Date | null
      missed_at: Date | null
    }
  }
  lock_packable_products: {
    params: {
      store_id: string
      product_ids: readonly string[]
    }
    row: {
      product_id: string
      active: boolean
      name: string
      name_hi: string | null
      image: string
      unit: string
      pack_size: string | null
      unit_size: number
      price_paise: number
      mrp_paise: number | null
      gst_rate_percent: string
      hsn: string | null
      on_hand: number
      reserved: number
      stock_mode: StockMode
    }
  }
  order_the_given_bill: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  rewrite_question: {
    params: {
      question: string | null
      total_after_paise: number
      store_id: string
      order_id: string
    }
    row: never
  }
  see_own_changes: {
    params: {
      at: Date | string | null
      store_id: string
      order_id: string
    }
    row: never
  }
  was_changed_since: {
    params: {
      store_id: string
      order_id: string
      before: number
      since: Date | string
    }
    row: {
      changed: boolean
    }
  }
  write_packed_bill: {
    params: {
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      product_words: string
      store_id: string
      order_id: string
    }
    row: never
  }
}
