// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { CreditNote, StoredInvoice } from '@jhola/contract/orders/invoices/schema'
import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { OwnChangeBefore } from '@jhola/contract/orders/own-change/own-change-before'
import type { LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import type { AskedPacking } from '@jhola/contract/orders/packing/asked-packing'
import type { GivenChange, OrderChangeState } from '@jhola/contract/orders/packing/given-line'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { DeliverySlot, PaymentStatus } from '@jhola/contract/orders/schema'
import type { ActorKind, DeliveryType, OrderStatus } from '@jhola/contract/orders/statuses'
import type { ProviderId } from '@jhola/contract/payments/schema'
import type { OrderEventType } from '@jhola/contract/realtime/events'
import type { Language } from '@jhola/contract/shared/wire'
import type { Permission } from '@jhola/contract/staff/permissions'
import type { ShopRole, StaffRole } from '@jhola/contract/staff/roles'
import type { SlotId } from '@jhola/contract/stores/hours'
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  adopt_guest_orders: {
    params: {
      user_id: string | null
      phone: string | null
    }
    row: never
  }
  close_question: {
    params: {
      state: OrderChangeState
      at: Date | string | null
      store_id: string
      order_id: string
    }
    row: never
  }
  count_all_orders: {
    params: {
      store_id: string
    }
    row: {
      count: number
    }
  }
  count_customer_orders: {
    params: {
      user_id: string
      phone: string | null
    }
    row: {
      total: number
    }
  }
  count_orders: {
    params: {
      store_id: string
      status?: string | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      count: number
    }
  }
  delete_empty_counts: {
    params: {
      limit: number
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
  delete_rider: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  detach_orders: {
    params: {
      user_id: string
    }
    row: never
  }
  erase_customers: {
    params: {
      store_ids: readonly string[]
      order_ids: readonly string[]
      called_off: string | null
    }
    row: never
  }
  find_bill: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      body: StoredInvoice | CreditNote
    }
  }
  find_last_change: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      actor_label: string
      at: Date
    }
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
  find_order: {
    params: {
      order_id: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  find_order_customer: {
    params: {
      user_id: string
    }
    row: {
      phone: string | null
    }
  }
  find_packing_terms: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      tax_mode: TaxMode
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
  find_placed_answer: {
    params: {
      store_id: string
      principal: string
      key: string
    }
    row: {
      request_hash: Buffer
      body: unknown
      order_no: number | null
    }
  }
  find_rider: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      user_id: string
    }
  }
  find_service_payment: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      payment_id: string
      provider: ProviderId
    }
  }
  find_shop_order: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  find_suspended_store: {
    params: {
      store_id: string
    }
    row: {
      reason: string
      upi_vpa: string | null
      upi_payee_name: string | null
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
  forget_shop_person: {
    params: {
      store_ids: readonly string[]
      user_id: string
    }
    row: never
  }
  get_seller: {
    params: {
      store_id: string
    }
    row: {
      name: string
      name_hi: string | null
      street: string
      locality: string
      city: string
      state: string
      pincode: string
      phone: string
      gstin: string | null
      is_composition: boolean
      fssai: string | null
    }
  }
  give_back_place: {
    params: {
      store_id: string
      date: string
      slot: string
    }
    row: never
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
  insert_order: {
    params: {
      product_ids: readonly string[]
      versions: readonly number[]
      quantities: readonly number[]
      line_totals: readonly number[]
      line_taxes: readonly number[]
      movement_ids: readonly string[]
      choices: readonly string[]
      at: Date | string
      store_id: string
      store_version: number
      customer_phone: string
      open_orders_most: number
      actor_kind: ActorKind
      is_own_number: boolean
      customer_user_id: string | null
      principal: string | null
      key: string | null
      route: string | null
      request_hash: Buffer | null
      answer: string | null
      order_id: string
      token_hash: Buffer
      customer_name: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      payment_method: OrderPaymentMethod
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | string | null
      accept_by: Date | string | null
      channel: string
      language: Language
      urgent: boolean
      if_missing: MissingChoice
      actor_id: string | null
      actor_label: string
      actor_role: ShopRole | null
      heard_at: Date | string
      count_kinds?: readonly string[]
      count_keys?: readonly string[]
      count_mosts?: readonly number[]
      is_above_code_limit?: boolean
      order_percent?: number
      hold_percent?: number
    }
    row: {
      placed: boolean
      holds: boolean
      has_counter: boolean
      has_room: boolean
      open_orders: number
      blocked: boolean
      proven: boolean | null
      code_reason: "value" | "share" | "stock" | "slot" | "many" | null
      order_no: number | null
      event_seq: number | null
    }
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
  insert_paper: {
    params: {
      store_id: string
      series: string
      year: number
      no: number
      number: string
      kind: string
      order_id: string
      issued_at: Date | string
      total_amount: number
      body: string
    }
    row: never
  }
  insert_past_orders: {
    params: {
      store_id: string
      orders: string
    }
    row: never
  }
  insert_practice_order: {
    params: {
      product_ids: readonly string[]
      quantities: readonly number[]
      line_totals: readonly number[]
      line_taxes: readonly number[]
      store_id: string
      order_id: string
      token_hash: Buffer
      customer_name: string
      customer_phone: string
      delivery_type: DeliveryType
      delivery_address: string
      subtotal_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      round_off_paise: number
      total_paise: number
      payment_method: OrderPaymentMethod
      estimated_delivery: Date | string | null
      accept_by: Date | string
      language: Language
      at: Date | string
      actor_id: string | null
      actor_label: string
      actor_role: ShopRole | null
    }
    row: never
  }
  insert_receipt: {
    params: {
      store_id: string
      order_id: string
      amount_paise: number
      method: OrderPaymentMethod
      by_service: boolean
      at: Date | string
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
  list_credit_notes: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      body: StoredInvoice | CreditNote
    }
  }
  list_customer_orders: {
    params: {
      user_id: string
      phone: string | null
      limit: number
      skipped: number
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
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
  list_ended_unproven: {
    params: {
      limit: number
    }
    row: {
      store_id: string
      order_id: string
    }
  }
  list_expired_orders: {
    params: {
      now: Date | string
      since: Date | string
      store_id: string
      order_id: string
      limit: number
    }
    row: {
      store_id: string
      order_id: string
      since: string
    }
  }
  list_full_slots: {
    params: {
      store_id: string
      from_date: string
      capacity: number
    }
    row: {
      date: string
      slot: SlotId
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
  list_on_the_way: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      order_id: string
      rider_id: string | null
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
  list_orders: {
    params: {
      store_id: string
      status?: string | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      limit: number
      offset: number
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  list_orders_between: {
    params: {
      store_id: string
      from: Date | string
      to: Date | string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  list_orders_by_ids: {
    params: {
      store_ids: readonly string[]
      order_ids: readonly string[]
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  list_orders_to_export: {
    params: {
      store_id: string
      status?: string | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      limit: number
      offset: number
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      store_id: string
      order_no: number
      customer_name: string
      customer_phone: string
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      channel: string
      created_at: Date
      items: { product_name: string; product_name_hi: string | null; unit: string; pack_size: string | null; unit_size: number; quantity: number }[]
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
    }
  }
  list_papers: {
    params: {
      store_id: string
      to: Date | string
      issued_at: Date | string
      number: string
    }
    row: {
      issued_at: Date
      number: string
      body: StoredInvoice | CreditNote
    }
  }
  list_shop_people: {
    params: {
      store_id: string
    }
    row: {
      user_id: string
      name: string
      role: 'store_owner' | 'store_staff'
      staff_role: StaffRole
      rights: Partial<Record<Permission, boolean>>
    }
  }
  list_timeline: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      at: Date
      type: string
      from_status: OrderStatus | null
      to_status: OrderStatus
      actor_kind: ActorKind
      actor_label: string
      actor_role: ShopRole | null
      reason: string | null
    }
  }
  list_unbilled: {
    params: {
      store_id: string
      from: Date | string
      to: Date | string
    }
    row: {
      order_id: string
    }
  }
  list_unpaid_orders: {
    params: {
      before: Date | string
      since: Date | string
      store_id: string
      order_id: string
      limit: number
    }
    row: {
      store_id: string
      order_id: string
      since: string
    }
  }
  list_unproven_shelf: {
    params: {
      store_id: string
      product_ids: readonly string[]
    }
    row: {
      product_id: string
      on_hand: number
      unproven_held: number
    }
  }
  lock_finished_of: {
    params: {
      user_id: string
      finished: readonly string[]
    }
    row: {
      store_id: string
      order_id: string
      customer_name: string
      customer_phone: string
      delivery_address: string
      landmark: string | null
      updated_at: Date
    }
  }
  lock_finished_of_deleted: {
    params: {
      finished: readonly string[]
      limit: number
    }
    row: {
      store_id: string
      order_id: string
      customer_name: string
      customer_phone: string
      delivery_address: string
      landmark: string | null
      updated_at: Date
    }
  }
  lock_order: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      status: OrderStatus
      delivery_type: DeliveryType
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      acknowledged_at: Date | null
      accept_by: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      practice: boolean
      unproven: boolean
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      is_packed: boolean
      refunded_paise: number
      token_hash: Buffer
      customer_user_id: string | null
      version: number
      has_problem: boolean
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
  open_slot_counter: {
    params: {
      store_id: string
      date: string
      slot: SlotId
    }
    row: never
  }
  order_the_given_bill: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  pick_sellable: {
    params: {
      uncounted: number
      store_id: string
      now: Date | string
      limit: number
    }
    row: {
      product_id: string
      unit_size: number
      loose: boolean
      available: number
    }
  }
  put_rider: {
    params: {
      store_id: string
      order_id: string
      at: Date | string
      user_id: string
    }
    row: never
  }
  read_board: {
    params: {
      store_id: string
    }
    row: {
      seq: number
      store_id: string | null
      order_id: string | null
      order_no: number | null
      token_hash: Buffer | null
      customer_user_id: string | null
      customer_name: string | null
      customer_phone: string | null
      customer_email: string | null
      delivery_type: DeliveryType | null
      delivery_address: string | null
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number | null
      discount_paise: number | null
      tax_paise: number | null
      tax_mode: TaxMode | null
      delivery_fee_paise: number | null
      express_fee_paise: number | null
      round_off_paise: number | null
      total_paise: number | null
      paid_paise: number | null
      given_back_paise: number | null
      refunded_paise: number | null
      status: OrderStatus | null
      payment_method: OrderPaymentMethod | null
      payment_status: PaymentStatus | null
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot | null
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string | null
      language: Language | null
      urgent: boolean | null
      practice: boolean | null
      version: number | null
      created_at: Date | null
      updated_at: Date | null
      if_missing: MissingChoice | null
      store_name: string | null
      store_phone: string | null
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
    }
  }
  read_line_hsn: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      line_no: number
      hsn: string | null
    }
  }
  read_metrics: {
    params: {
      store_id: string
      from: Date | string
    }
    row: {
      total_orders: number
      pending_orders: number
      completed_orders: number
      cancelled_orders: number
      revenue_paise: number
      new_customers: number
      low_stock: number
    }
  }
  read_store_seq: {
    params: {
      store_id: string
    }
    row: {
      seq: number
    }
  }
  read_totals: {
    params: {
      store_id: string
      status: string | null
      payment_method: string | null
      payment_status: string | null
      from: Date | string | null
      to: Date | string | null
      min_paise: number | null
      max_paise: number | null
      channel: string | null
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      customers: number
      value_paise: number
    }
  }
  release_unproven: {
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
  search_orders: {
    params: {
      store_id: string
      status?: string | null
      payment_method?: string | null
      payment_status?: string | null
      from?: Date | string | null
      to?: Date | string | null
      min_paise?: number | null
      max_paise?: number | null
      channel?: string | null
      limit: number
      offset: number
      pattern?: string
      hides_contacts?: boolean
      other_pattern?: string
    }
    row: {
      store_id: string
      order_id: string
      order_no: number
      token_hash: Buffer
      customer_user_id: string | null
      customer_name: string
      customer_phone: string
      customer_email: string | null
      delivery_type: DeliveryType
      delivery_address: string
      landmark: string | null
      pincode: string | null
      notes: string | null
      subtotal_paise: number
      discount_paise: number
      tax_paise: number
      tax_mode: TaxMode
      delivery_fee_paise: number
      express_fee_paise: number
      round_off_paise: number
      total_paise: number
      paid_paise: number | null
      given_back_paise: number
      refunded_paise: number
      status: OrderStatus
      payment_method: OrderPaymentMethod
      payment_status: PaymentStatus
      payment_claimed_at: Date | null
      payment_missed_at: Date | null
      delivery_slot: DeliverySlot
      delivery_date: string | null
      estimated_delivery: Date | null
      accept_by: Date | null
      acknowledged_at: Date | null
      cancellation_reason: string | null
      cancelled_by: 'store' | 'customer' | 'system' | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      problem_text: string | null
      problem_at: Date | null
      problem_answer: string | null
      problem_answered_at: Date | null
      channel: string
      language: Language
      urgent: boolean
      practice: boolean
      version: number
      created_at: Date
      updated_at: Date
      if_missing: MissingChoice
      store_name: string
      store_phone: string
      items: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null; replaces: number | null; change: GivenChange | null }[]
      history: { to_status: OrderStatus; actor_kind: ActorKind; actor_label: string; reason: string | null; at: string }[]
      packing: { change_no: number; subtotal_paise: number; discount_paise: number; tax_paise: number; delivery_fee_paise: number; express_fee_paise: number; round_off_paise: number; total_paise: number; lines: { line_no: number; product_id: string; product_name: string; product_name_hi: string | null; image: string; unit: string; pack_size: string | null; unit_size: number; quantity: number; unit_price_paise: number; total_paise: number; gst_rate_percent: number; tax_paise: number; if_missing: MissingChoice | null }[] | null; last: { state: OrderChangeState; actor_kind: ActorKind; by_phone: boolean; reason: string | null; at: string } | null; agreed: { by: string; at: string } | null; own: { change_no: number; at: string; seen_at: string | null; before: OwnChangeBefore } | null; question: { change_no: number; answer_by: string | null; asked: AskedPacking | null } | null } | null
      total: number
    }
  }
  see_own_changes: {
    params: {
      at: Date | string | null
      store_id: string
      order_id: string
    }
    row: never
  }
  take_paper_number: {
    params: {
      store_id: string
      series: string
      year: number
    }
    row: {
      last_no: number
    }
  }
  take_place: {
    params: {
      store_id: string
      date: string
      slot: string
      capacity: number | null
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
  write_order_change: {
    params: {
      status: OrderStatus | null
      payment_status: PaymentStatus | null
      payment_method: OrderPaymentMethod | null
      refunded_paise: number | null
      paid_paise: number | null
      given_back_paise: number | null
      is_claim_missed: boolean
      payment_claimed_at: Date | string | null
      at: Date | string
      kind: ActorKind
      acknowledged_at: Date | string | null
      estimated_delivery: Date | string | null
      cancellation_reason: string | null
      cancelled_by: ('store' | 'customer' | 'system') | null
      partner_name: string | null
      partner_phone: string | null
      partner_vehicle: string | null
      problem_kind: ProblemKind | null
      text: string | null
      problem_answer: string | null
      store_id: string
      order_id: string
      version: number
      order_status: OrderStatus | null
      type: OrderEventType
      user_id: string | null
      label: string
      actor_role: ShopRole | null
      reason: string | null
    }
    row: {
      event_seq: number
    }
  }
  write_own_terms: {
    params: {
      has_notes: boolean
      notes: string | null
      has_address: boolean
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      has_time: boolean
      slot: DeliverySlot
      date: string | null
      store_id: string
      order_id: string
    }
    row: never
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
